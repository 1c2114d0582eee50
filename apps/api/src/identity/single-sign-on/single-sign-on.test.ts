import { userProfileSchema } from '@footnote/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDnsServer, type TestDns } from '../../../../../tests/support/dns-server.ts';
import { passkeyDevice } from '../../../../../tests/support/passkey-device.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import {
  connectionTo,
  domainsAt,
  endOfVisit,
  settingsAt,
  settingsOf,
  signOn,
  verifyByDns,
  visitProvider,
  type Browser,
} from '../../organizations/single-sign-on/single-sign-on.fixtures.ts';
import { FORGERIES, startOpenIdProvider, type TestProvider } from '../openid-provider.fixtures.ts';
import { addPasskey, challengeOf } from '../passkeys/passkeys.fixtures.ts';
import { stopClock, stoppedClock, turnOnSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { createSignedInUser, setSuperAdmin, USER_PASSWORD } from '../signed-in-user.fixtures.ts';

const ADA = 'ada@hospital.example';

describe('signing on with the provider of an organization', () => {
  let server: TestServer;
  let provider: TestProvider;
  let dns: TestDns;
  let ada: Browser;
  let id: string;
  let people = 0;
  beforeAll(async () => {
    stopClock();
    [provider, dns] = [await startOpenIdProvider(), await startDnsServer()];
    server = await startTestServer({ rules: { dnsServers: [dns.address], now: stoppedClock } });
    ada = await createSignedInUser(server, ADA);
    id = await saveOrganization(server.database, { people: { [ADA]: 'Admin' } });
    await ada('PUT', settingsAt(id), connectionTo(provider));
    await verifyByDns(ada, id, { domain: 'hospital.example', dns });
  });
  beforeEach(async () => {
    await saveOrganization(server.database, { id, people: { [ADA]: 'Admin' } });
  });
  afterEach(() => {
    Object.assign(provider, { refusal: null, forgery: null, failure: null });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([provider.close(), dns.close()]);
  });

  /** Has the provider vouch for somebody nobody knows yet; gives their address. */
  const vouchFor = (claims: object = {}): string => {
    people += 1;
    const email = `person${people}@hospital.example`;
    for (const claim of Object.keys(provider.person)) Reflect.deleteProperty(provider.person, claim);
    Object.assign(provider.person, {
      sub: `person ${people}`,
      email,
      given_name: 'Per',
      family_name: 'Son',
      ...claims,
    });
    return email;
  };
  const rolesOf = async (browser: Browser) =>
    userProfileSchema
      .parse(await (await browser('GET', '/api/users/me')).json())
      .organizationRoles.map(({ role, organization }) => [organization.id, role]);
  const statusOf = async (browser: Browser) => (await browser('GET', '/api/users/me')).status;
  const offerTo = async (email: string): Promise<unknown> =>
    (await browserOf(server.app)('POST', '/api/auth/single-sign-on/offer', { email })).json();
  const accountsWith = async (email: string) =>
    (await server.database.pool.query('SELECT 1 FROM account WHERE email = $1', [email])).rowCount;
  const invite = (email: string, role: string) =>
    ada('POST', `/api/organizations/${id}/invites`, { email, name: 'Invited', role });

  it('is offered to a verified domain, whether or not anybody has an account there', async () => {
    const known = await offerTo(ADA);
    expect(known).toEqual({ label: 'Northern' });
    expect(await offerTo('nobody@HOSPITAL.example')).toEqual(known);
    for (const other of ['x@example.org', 'x@sub.hospital.example', 'x@hospital.example.org'])
      expect(await offerTo(other)).toEqual({ label: null });
    await ada('POST', domainsAt(id), { domain: 'waiting.example' });
    expect(await offerTo('x@waiting.example')).toEqual({ label: null });
  });

  it('makes an account without a password, and a member', async () => {
    const email = vouchFor({ email_verified: true });
    const browser = browserOf(server.app);
    expect(await signOn(browser, email)).toBe('new');
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({
      email,
      firstName: 'Per',
      lastName: 'Son',
      isUserVerified: true,
      hasPassword: false,
    });
    expect(await rolesOf(browser)).toEqual([[id, 'Member']]);
    expect(await signOn(browserOf(server.app), email)).toBe('known');
    const { rows } = await server.database.pool.query(
      "SELECT event, detail FROM audit_event WHERE detail ->> 'organization' = $1 ORDER BY position DESC LIMIT 3",
      [id],
    );
    expect(rows).toEqual([
      { event: 'signed-in', detail: { with: 'single-sign-on', organization: id } },
      { event: 'signed-in', detail: { with: 'single-sign-on', organization: id } },
      { event: 'member-signed-on', detail: { organization: id, role: 'Member' } },
    ]);
  });

  it('finds the account there is, and leaves its password', async () => {
    const email = vouchFor();
    const before = await createSignedInUser(server, email);
    const browser = browserOf(server.app);
    expect(await signOn(browser, email)).toBe('known');
    expect(await rolesOf(browser)).toEqual([[id, 'Member']]);
    expect(await statusOf(before)).toBe(200);
    expect((await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD })).status).toBe(
      204,
    );
  });

  it('leaves nothing to whoever registered an address that is not theirs', async () => {
    const email = vouchFor();
    const thief = browserOf(server.app);
    await thief('POST', '/api/auth/register', { email, password: USER_PASSWORD, agreed: true });
    expect(await signOn(browserOf(server.app), email)).toBe('known');
    const tried = await thief('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD });
    expect((await refusalOf(tried))[1]).toBe('identity/wrong-credentials');
  });

  it('takes up an open invitation, and its role', async () => {
    const email = vouchFor();
    await invite(email, 'Admin');
    const browser = browserOf(server.app);
    await signOn(browser, email);
    expect(await rolesOf(browser)).toEqual([[id, 'Admin']]);
    const { rowCount } = await server.database.pool.query('SELECT 1 FROM organization_invite WHERE email = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  });

  it('makes nobody a member beyond the user limit, and no account then', async () => {
    await saveOrganization(server.database, { id, userLimit: 2, people: { [ADA]: 'Admin' } });
    const invited = vouchFor();
    await invite(invited, 'Member');
    const email = vouchFor();
    expect(await signOn(browserOf(server.app), email)).toBe('sso/full');
    expect(await accountsWith(email)).toBe(0);
    // Whoever is invited has a place.
    Object.assign(provider.person, { sub: 'invited', email: invited });
    expect(await signOn(browserOf(server.app), invited)).toBe('new');
  });

  it.each([
    ['of another domain', { email: 'person@elsewhere.example' }, 'sso/email-elsewhere'],
    ['of a domain below', { email: 'person@sub.hospital.example' }, 'sso/email-elsewhere'],
    ['of two domains', { email: 'person@elsewhere.example@hospital.example' }, 'sso/email-unconfirmed'],
    ['that is missing', { email: undefined }, 'sso/email-unconfirmed'],
    ['that is no text', { email: 5 }, 'sso/email-unconfirmed'],
    ['that is empty', { email: '' }, 'sso/email-unconfirmed'],
    ['that is not verified', { email_verified: false }, 'sso/email-unconfirmed'],
    ['that is not verified, in words', { email_verified: 'false' }, 'sso/email-unconfirmed'],
  ])('lets nobody in with an address %s', async (_what, claims, code) => {
    const asked = vouchFor(claims);
    const browser = browserOf(server.app);
    expect(await signOn(browser, asked)).toBe(code);
    expect(await statusOf(browser)).toBe(401);
  });

  it.each(FORGERIES)('lets nobody in with %s', async (forgery) => {
    const email = vouchFor();
    provider.forgery = forgery;
    const browser = browserOf(server.app);
    expect(await signOn(browser, email)).toBe('identity/provider-failed');
    expect(await statusOf(browser)).toBe(401);
    expect(await accountsWith(email)).toBe(0);
  });

  it.each(['answers nothing', 'answers 500', 'writes no JSON', 'writes without end', 'leads elsewhere'] as const)(
    'ends plainly where the provider %s',
    async (failure) => {
      const email = vouchFor();
      const browser = browserOf(server.app);
      const path = await visitProvider(browser, email);
      provider.failure = failure;
      expect(await endOfVisit(browser, path)).toBe('identity/provider-failed');
    },
  );

  it('ends where it began when a user changes their mind', async () => {
    const email = vouchFor();
    provider.refusal = 'access_denied';
    expect(await signOn(browserOf(server.app), email)).toBe('identity/provider-canceled');
    provider.refusal = 'server_error';
    expect(await signOn(browserOf(server.app), email)).toBe('identity/provider-failed');
  });

  it('works once, in the browser that began it, with what it began with, in time', async () => {
    const email = vouchFor();
    const [victim, thief] = [browserOf(server.app), browserOf(server.app)];
    const path = await visitProvider(thief, email);
    expect(await endOfVisit(victim, path)).toBe('sso/expired');
    expect(await endOfVisit(thief, path.replace(/state=[^&]*/, 'state=made-up'))).toBe('sso/expired');
    const own = await visitProvider(thief, email);
    expect(await endOfVisit(thief, own)).toBe('new');
    expect(await endOfVisit(thief, own)).toBe('sso/expired');
    const late = await visitProvider(thief, email);
    await server.database.pool.query("UPDATE sign_on_attempt SET expires_at = now() - interval '1 hour'");
    expect(await endOfVisit(thief, late)).toBe('sso/expired');
    for (const odd of ['', '?code=x', '?state=%00&code=%00', '?state=x&state=y&error=%3Cscript%3E'])
      expect(await endOfVisit(thief, `/api/auth/single-sign-on/callback/nobody${odd}`)).toBe('sso/expired');
  });

  it('ends at no other provider than it began at, nor with settings that changed', async () => {
    const other = await startOpenIdProvider();
    const elsewhere = await saveOrganization(server.database, { people: { [ADA]: 'Admin' } });
    await ada('PUT', settingsAt(elsewhere), connectionTo(other));
    const { redirectUri } = await settingsOf(await ada('GET', settingsAt(elsewhere)));
    const email = vouchFor();
    const browser = browserOf(server.app);
    const mixed = (await visitProvider(browser, email)).replace(/^[^?]*/, new URL(redirectUri).pathname);
    expect(await endOfVisit(browser, mixed)).toBe('sso/expired');
    const path = await visitProvider(browser, email);
    await ada('PUT', settingsAt(id), { ...connectionTo(provider), clientSecret: 'another secret' });
    expect(await endOfVisit(browser, path)).toBe('sso/expired');
    expect(await signOn(browser, email)).toBe('identity/provider-failed');
    await ada('PUT', settingsAt(id), connectionTo(provider));
    expect(await signOn(browser, email)).toBe('new');
    await other.close();
  });

  it('leads nowhere but to its end, whatever a browser asks for', async () => {
    const email = vouchFor();
    const browser = browserOf(server.app);
    const path = `${await visitProvider(browser, email)}&returnTo=https://evil.example&redirect_uri=//evil.example`;
    const response = await browser('GET', path);
    expect(response.headers.get('location')).toMatch(/^\/customAuthAction\?outcome=[\w-]+&[\w=%-]+$/);
  });

  it('lets nobody back in whom an admin took out, until they are invited; whoever left may come back', async () => {
    const email = vouchFor();
    const browser = browserOf(server.app);
    await signOn(browser, email);
    const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM account WHERE email = $1', [
      email,
    ]);
    await ada('DELETE', `/api/organizations/${id}/members/${rows[0]?.id}`);
    expect(await signOn(browserOf(server.app), email)).toBe('sso/removed');
    await browser('DELETE', '/api/users/me', { email });
    expect(await signOn(browserOf(server.app), email)).toBe('sso/removed');
    await invite(email, 'Member');
    const back = browserOf(server.app);
    expect(['new', 'known']).toContain(await signOn(back, email));
    await back('DELETE', `/api/organizations/${id}/membership`);
    expect(await rolesOf(back)).toEqual([]);
    await signOn(back, email);
    expect(await rolesOf(back)).toEqual([[id, 'Member']]);
  });

  it('gives the account of somebody who left to nobody who got their address', async () => {
    const email = vouchFor();
    await signOn(browserOf(server.app), email);
    provider.person.sub = 'the successor';
    expect(await signOn(browserOf(server.app), email)).toBe('identity/account-exists-with-different-credential');
  });

  it('knows somebody again whose address changed', async () => {
    const email = vouchFor();
    await signOn(browserOf(server.app), email);
    provider.person.email = `married.${email}`;
    const browser = browserOf(server.app);
    expect(await signOn(browser, email)).toBe('known');
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({ email });
  });

  it('lets in nobody who is suspended, no super admin, and nobody while the organization is suspended', async () => {
    const email = vouchFor();
    await signOn(browserOf(server.app), email);
    const path = await visitProvider(browserOf(server.app), email);
    await server.database.pool.query('UPDATE account SET suspended_at = now() WHERE email = $1', [email]);
    expect(await signOn(browserOf(server.app), email)).toBe('identity/suspended');
    const root = vouchFor();
    await createSignedInUser(server, root);
    await setSuperAdmin(server, root);
    expect(await signOn(browserOf(server.app), root)).toBe('sso/super-admin');
    const late = browserOf(server.app);
    const begun = await visitProvider(late, vouchFor());
    await saveOrganization(server.database, { id, suspended: true, people: { [ADA]: 'Admin' } });
    expect(await endOfVisit(late, begun)).toBe('identity/provider-unknown');
    expect(await offerTo(ADA)).toEqual({ label: null });
    expect(path).toContain('/callback/');
  });

  it('counts for nothing once the domain is gone', async () => {
    await verifyByDns(ada, id, { domain: 'leaving.example', dns });
    vouchFor({ email: 'x@leaving.example' });
    const browser = browserOf(server.app);
    const path = await visitProvider(browser, 'x@leaving.example');
    await ada('DELETE', domainsAt(id, 'leaving.example'));
    expect(await endOfVisit(browser, path)).toBe('sso/email-elsewhere');
    const begun = await browser('POST', '/api/auth/single-sign-on', { email: 'x@leaving.example' });
    expect((await refusalOf(begun))[1]).toBe('identity/provider-unknown');
  });

  it('asks for the second factor of the account, and for the one an organization needs', async () => {
    const own = vouchFor({ amr: ['pwd', 'mfa'] });
    const before = await createSignedInUser(server, own);
    const { recoveryCodes } = await turnOnSecondFactor(before);
    const browser = browserOf(server.app);
    expect(await signOn(browser, own)).toBe('identity/second-factor-needed');
    expect(await statusOf(browser)).toBe(401);
    expect((await browser('POST', '/api/auth/second-factor', { code: recoveryCodes[0] })).status).toBe(204);
    expect(await rolesOf(browser)).toEqual([[id, 'Member']]);
    const { rows } = await server.database.pool.query<{ detail: object }>(
      "SELECT detail FROM audit_event WHERE event = 'signed-in' ORDER BY position DESC LIMIT 1",
    );
    expect(rows[0]?.detail).toEqual({ with: 'single-sign-on', secondFactor: 'recovery' });
    await saveOrganization(server.database, { id, secondFactorRequired: true, people: { [ADA]: 'Admin' } });
    const without = vouchFor({ amr: ['pwd'] });
    expect(await signOn(browserOf(server.app), without)).toBe('sso/second-factor-missing');
    expect(await accountsWith(without)).toBe(0);
    provider.person.amr = ['pwd', 'otp'];
    expect(await signOn(browserOf(server.app), without)).toBe('new');
  });

  it('asks for the passkey of an account that has no authenticator app, and takes it for the one an organization needs', async () => {
    await saveOrganization(server.database, { id, secondFactorRequired: true, people: { [ADA]: 'Admin' } });
    const own = vouchFor({ amr: ['pwd'] });
    const device = passkeyDevice();
    await addPasskey(await createSignedInUser(server, own), device);
    const browser = browserOf(server.app);
    expect(await signOn(browser, own)).toBe('identity/second-factor-needed');
    expect(await statusOf(browser)).toBe(401);
    const asked = await challengeOf(await browser('POST', '/api/auth/second-factor/options'));
    const shown = await browser('POST', '/api/auth/second-factor/passkey', { passkey: device.show(asked) });
    expect([shown.status, await rolesOf(browser)]).toEqual([204, [[id, 'Member']]]);
    await saveOrganization(server.database, { id, secondFactorRequired: false, people: { [ADA]: 'Admin' } });
  });

  it('is the only way where an organization says so, for its members alone and no super admin', async () => {
    vouchFor({ sub: 'ada', email: ADA });
    expect(await signOn(browserOf(server.app), ADA)).toBe('known');
    const [member, stranger, root] = [vouchFor(), vouchFor(), vouchFor()];
    for (const email of [member, stranger, root]) await createSignedInUser(server, email);
    await setSuperAdmin(server, root);
    const [keyed, device] = [vouchFor(), passkeyDevice()];
    await addPasskey(await createSignedInUser(server, keyed), device);
    const all = { [ADA]: 'Admin', [member]: 'Member', [root]: 'Member', [keyed]: 'Member' } as const;
    await saveOrganization(server.database, { id, people: all });
    await ada('PATCH', settingsAt(id), { only: true });
    const signIn = async (email: string, password = USER_PASSWORD) => {
      const browser = browserOf(server.app);
      const response = await browser('POST', '/api/auth/sign-in', { email, password });
      const code = response.ok ? 'in' : (await refusalOf(response))[1];
      return [code, await statusOf(browser)];
    };
    expect(await signIn(member)).toEqual(['sso/only-way', 401]);
    // Said to whoever knows the password alone: nobody else learns who belongs to the organization.
    expect(await signIn(member, 'a wrong password')).toEqual(['identity/wrong-credentials', 401]);
    expect(await signIn(stranger)).toEqual(['in', 200]);
    expect(await signIn(root)).toEqual(['in', 200]);
    const token = await browserOf(server.app)('POST', '/api/auth/token', { email: member, password: USER_PASSWORD });
    expect((await refusalOf(token))[1]).toBe('sso/only-way');
    const withPasskey = browserOf(server.app);
    const asked = await challengeOf(await withPasskey('POST', '/api/auth/passkey/options'));
    const shown = await withPasskey('POST', '/api/auth/passkey', { passkey: device.show(asked) });
    expect([(await refusalOf(shown))[1], await statusOf(withPasskey)]).toEqual(['sso/only-way', 401]);
    await saveOrganization(server.database, { id, suspended: true, people: all });
    expect(await signIn(member)).toEqual(['in', 200]);
    await saveOrganization(server.database, { id, people: all });
    await ada('PATCH', settingsAt(id), { only: false });
    expect(await signIn(member)).toEqual(['in', 200]);
  });
});

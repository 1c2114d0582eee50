import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startDnsServer, type TestDns } from '../../../../../tests/support/dns-server.ts';
import { refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { FAILURES, startOpenIdProvider, type TestProvider } from '../../identity/openid-provider.fixtures.ts';
import { createSignedInUser, setSuperAdmin } from '../../identity/signed-in-user.fixtures.ts';
import { saveOrganization } from '../organizations.fixtures.ts';
import {
  connectionTo,
  domainsAt,
  eventsOf,
  settingsAt,
  settingsOf,
  signOn,
  verifyByDns,
  type Browser,
} from './single-sign-on.fixtures.ts';

describe('the settings of single sign-on', () => {
  let server: TestServer;
  let provider: TestProvider;
  let dns: TestDns;
  let ada: Browser;
  let root: Browser;
  beforeAll(async () => {
    [provider, dns] = [await startOpenIdProvider(), await startDnsServer()];
    server = await startTestServer({ rules: { dnsServers: [dns.address] } });
    ada = await createSignedInUser(server, 'ada@hospital.example');
    root = await createSignedInUser(server, 'root@example.org');
    await setSuperAdmin(server, 'root@example.org');
  });
  afterEach(() => {
    provider.failure = null;
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([provider.close(), dns.close()]);
  });

  const opened = () => saveOrganization(server.database, { people: { 'ada@hospital.example': 'Admin' } });
  const save = (id: string, change: object = {}) =>
    ada('PUT', settingsAt(id), { ...connectionTo(provider), ...change });
  const codeOf = async (response: Response) => (await refusalOf(response))[1];

  it('are empty at first, hold a provider once it could be read, and never tell its secret', async () => {
    const id = await opened();
    const empty = await settingsOf(await ada('GET', settingsAt(id)));
    expect(empty).toMatchObject({ connection: null, domains: [] });
    expect(empty.redirectUri).not.toContain(id);
    const saved = await save(id);
    const text = await saved.text();
    expect(JSON.parse(text)).toMatchObject({ connection: { label: 'Northern', provenAt: null, only: false } });
    expect(text).not.toContain(provider.settings.clientSecret);
    const { rows } = await server.database.pool.query('SELECT * FROM organization_connection');
    expect(JSON.stringify(rows)).not.toContain(provider.settings.clientSecret);
    expect(await eventsOf(server, id)).toEqual(['single-sign-on-changed']);
  });

  it('keep the secret where none is given, but send it to no other provider', async () => {
    const id = await opened();
    expect(await codeOf(await save(id, { clientSecret: '' }))).toBe('sso/secret-missing');
    await save(id);
    expect(await settingsOf(await save(id, { clientSecret: '', label: 'Renamed' }))).toMatchObject({
      connection: { label: 'Renamed' },
    });
    const other = await startOpenIdProvider();
    expect(await codeOf(await save(id, { clientSecret: '', issuer: other.issuer }))).toBe('sso/secret-missing');
    await other.close();
  });

  const said: Readonly<Record<(typeof FAILURES)[number], string>> = {
    'answers nothing': 'sso/unreachable',
    'answers 500': 'sso/unreachable',
    'answers 404': 'sso/not-openid',
    'leads elsewhere': 'sso/unreachable',
    'writes no JSON': 'sso/not-openid',
    'writes a list': 'sso/not-openid',
    'writes without end': 'sso/unreachable',
    'calls itself otherwise': 'sso/other-issuer',
    'has no keys': 'sso/not-openid',
    'leads into a closed network': 'sso/not-openid',
  };
  it.each(FAILURES)('hold no provider that %s', async (failure) => {
    const id = await opened();
    provider.failure = failure;
    expect(await codeOf(await save(id))).toBe(said[failure]);
    expect(await settingsOf(await ada('GET', settingsAt(id)))).toMatchObject({ connection: null });
  });

  it.each([
    ['ftp://id.example.org', 'sso/issuer-invalid'],
    ['https://id.example.org/?x', 'sso/issuer-invalid'],
    ['https://user:secret@id.example.org', 'sso/issuer-invalid'],
    ['x'.repeat(501), 'sso/issuer-invalid'],
    ['http://id.example.org', 'sso/unreachable'],
    ['https://169.254.169.254', 'sso/unreachable'],
    ['https://10.0.0.1', 'sso/unreachable'],
    ['https://[::ffff:10.0.0.1]', 'sso/unreachable'],
    ['https://[fe80::1]', 'sso/unreachable'],
    ['https://nowhere.invalid', 'sso/unreachable'],
  ])('refuse %s as an issuer', async (issuer, code) => {
    expect(await codeOf(await save(await opened(), { issuer }))).toBe(code);
  });

  it.each([
    ['  @Hospital.EXAMPLE. ', 'hospital.example'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['sub.hospital.example', 'sub.hospital.example'],
  ])('take %j as %s', async (domain, read) => {
    const id = await opened();
    const { domains } = await settingsOf(await ada('POST', domainsAt(id), { domain }));
    expect(domains).toMatchObject([{ domain: read, record: { name: `_footnote.${read}` }, verifiedAt: null }]);
    // Said twice it is there once, with the record it had.
    expect((await settingsOf(await ada('POST', domainsAt(id), { domain }))).domains).toEqual(domains);
  });

  it.each([
    ['localhost', 'sso/domain-invalid'],
    ['127.0.0.1', 'sso/domain-invalid'],
    ['*.hospital.example', 'sso/domain-invalid'],
    ['hospital..example', 'sso/domain-invalid'],
    ['-x.example', 'sso/domain-invalid'],
    [`${'x'.repeat(64)}.example`, 'sso/domain-invalid'],
    ['https://hospital.example', 'sso/domain-invalid'],
    ['hospital.example/x', 'sso/domain-invalid'],
    ['GMail.com', 'sso/domain-public'],
    ['@web.de', 'sso/domain-public'],
  ])('refuse %j as a domain', async (domain, code) => {
    expect(await codeOf(await ada('POST', domainsAt(await opened()), { domain }))).toBe(code);
  });

  it('hold twenty domains and no more', async () => {
    const id = await opened();
    for (let n = 0; n < 20; n += 1) await ada('POST', domainsAt(id), { domain: `d${n}.example` });
    expect(await codeOf(await ada('POST', domainsAt(id), { domain: 'more.example' }))).toBe('sso/too-many-domains');
  });

  it('verify a domain by its own record alone', async () => {
    const id = await opened();
    const domain = 'records.example';
    const check = () => ada('POST', `${domainsAt(id, domain)}/check`);
    expect(await codeOf(await check())).toBe('sso/domain-not-found');
    const { domains } = await settingsOf(await ada('POST', domainsAt(id), { domain }));
    const { name, value } = domains[0]?.record ?? { name: '', value: '' };
    for (const texts of [[], ['footnote-verification=of-another'], ['v=spf1 -all', `${value}x`]]) {
      dns.records.set(name, texts);
      expect(await codeOf(await check())).toBe('sso/domain-unproven');
    }
    dns.records.set(name, ['v=spf1 -all', value]);
    expect(await settingsOf(await check())).toMatchObject({ domains: [{ verifiedBy: 'dns' }] });
    dns.records.delete(name);
    // What is verified stays so until it is removed; a domain that comes back has another record.
    expect((await check()).ok).toBe(false);
    expect((await settingsOf(await ada('DELETE', domainsAt(id, domain)))).domains).toEqual([]);
    const again = await settingsOf(await ada('POST', domainsAt(id), { domain }));
    expect(again.domains[0]?.record.value).not.toBe(value);
    expect(await eventsOf(server, id)).toEqual(['domain-added', 'domain-verified', 'domain-removed', 'domain-added']);
  });

  it('let a domain be verified by hand by super admins alone, and belong to one organization', async () => {
    const [one, other] = [await opened(), await opened()];
    const domain = 'taken.example';
    for (const id of [one, other]) await ada('POST', domainsAt(id), { domain });
    const verify = (browser: Browser, id: string) => browser('POST', `${domainsAt(id, domain)}/verification`);
    expect(await codeOf(await verify(ada, one))).toBe('identity/forbidden');
    expect(await settingsOf(await verify(root, one))).toMatchObject({ domains: [{ verifiedBy: 'superAdmin' }] });
    expect(await codeOf(await verify(root, other))).toBe('sso/domain-taken');
    await ada('DELETE', domainsAt(one, domain));
    expect((await verify(root, other)).status).toBe(200);
  });

  it('ask members to come in by it alone once an admin has', async () => {
    const id = await opened();
    const rule = (only: boolean) => ada('PATCH', settingsAt(id), { only });
    expect(await codeOf(await rule(true))).toBe('sso/not-set-up');
    await save(id);
    await verifyByDns(ada, id, { domain: 'hospital.example', dns });
    expect(await codeOf(await rule(true))).toBe('sso/not-proven');
    Object.assign(provider.person, { sub: 'ada', email: 'ada@hospital.example', email_verified: true });
    const browser = await createSignedInUser(server, 'another@example.org');
    expect(await signOn(browser, 'anybody@hospital.example')).toBe('known');
    expect(await settingsOf(await rule(true))).toMatchObject({ connection: { only: true } });
    // Another secret may be a wrong one: nobody is kept out by it.
    const changed = await settingsOf(await save(id, { clientSecret: 'another secret' }));
    expect(changed).toMatchObject({ connection: { only: false, provenAt: null } });
    expect((await settingsOf(await ada('DELETE', settingsAt(id)))).connection).toBeNull();
  });
});

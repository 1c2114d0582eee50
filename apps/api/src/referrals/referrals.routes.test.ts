import { referralStatsSchema, referralUrlSchema, socialSignInAnswerSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { startOpenIdProvider, type TestProvider } from '../identity/openid-provider.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD } from '../identity/signed-in-user.fixtures.ts';
import { settleReferral } from './settle-referral.ts';

type Browser = ReturnType<typeof browserOf>;

const CHECK = '/api/users/referrals/checkCode';

describe('referrals', () => {
  let provider: TestProvider;
  let server: TestServer;
  let ada: Browser;
  let code: string;
  beforeAll(async () => {
    provider = await startOpenIdProvider();
    server = await startTestServer({ rules: { providers: { oidc: provider.settings } } });
    ada = await createSignedInUser(server, 'ada@example.org');
    code = await codeOf(ada);
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });

  const codeOf = async (user: Browser) => {
    const url = referralUrlSchema.parse(await (await user('GET', '/api/users/referral-url')).json());
    return url.replace('http://localhost:3000/refer/', '');
  };
  const statsOf = async (user: Browser) =>
    referralStatsSchema.parse(await (await user('GET', '/api/users/referrals/stats')).json());
  const monthsOf = async (email: string) => {
    const { rows } = await server.database.pool.query<{ months: string | null }>(
      'SELECT sum(months) AS months FROM pro_reward JOIN account ON account.id = account_id WHERE email = $1',
      [email],
    );
    return Number(rows[0]?.months ?? 0);
  };
  /** A browser that opened a referral link. */
  const referredBy = async (by: string, browser = browserOf(server.app)) => {
    expect(await (await browser('POST', CHECK, { code: by })).json()).toEqual({ valid: true });
    return browser;
  };
  const join = async (email: string, by: string) =>
    createSignedInUser(server, email, { browser: await referredBy(by) });
  const rejected = async () => {
    const { rows } = await server.database.pool.query<{ because: string }>(
      'SELECT refused_because AS because FROM referral WHERE refused_because IS NOT NULL ORDER BY accepted_at',
    );
    return rows.map(({ because }) => because);
  };

  it('have a link that stays the same, and is anybody’s who asks at once', async () => {
    expect(code).toMatch(/^[\w-]{16}$/);
    expect(await codeOf(ada)).toBe(code);
    const bob = await createSignedInUser(server, 'bob@example.org');
    const asked = await Promise.all(Array.from({ length: 8 }, () => codeOf(bob)));
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).not.toBe(code);
  });

  it('earn a month of Pro once the address is verified, and not before', async () => {
    const browser = await referredBy(code);
    await browser('POST', '/api/auth/register', { email: 'new@example.org', password: USER_PASSWORD, agreed: true });
    expect(await statsOf(ada)).toEqual({ count: 0, invitationsSent: 0, successfulReferrals: 0, monthsEarned: 0 });
    expect(await monthsOf('ada@example.org')).toBe(0);
    await createSignedInUser(server, 'new@example.org', { registered: true });
    expect(await statsOf(ada)).toMatchObject({ count: 1, successfulReferrals: 1, monthsEarned: 1 });
    expect(await monthsOf('ada@example.org')).toBe(1);
    expect(await (await ada('GET', '/api/users/me')).json()).toMatchObject({ subscriptionStatus: 'active' });
    const news = await (await ada('GET', '/api/users/me/notifications')).json();
    expect(news).toMatchObject({ items: [{ news: { kind: 'referral-succeeded', months: 1 } }], total: 1 });
    const mails = await server.mail();
    expect(mails).toMatchObject([{ to: 'ada@example.org', link: '/referrals' }]);
    // The browser has forgotten the link: whoever registers next is referred by nobody.
    await createSignedInUser(server, 'next@example.org', { browser });
    expect(await statsOf(ada)).toMatchObject({ count: 1 });
  });

  it('count for who signs in with a provider for the first time, and only then', async () => {
    Object.assign(provider.person, { sub: 'social', email: 'social@example.org', email_verified: true });
    const signIn = async (browser: Browser) => {
      const begun = await browser('POST', '/api/auth/social', { provider: 'oidc' });
      const { url } = socialSignInAnswerSchema.parse(await begun.json());
      const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
      await browser('GET', back.pathname + back.search);
    };
    const before = await monthsOf('ada@example.org');
    await signIn(await referredBy(code));
    await signIn(await referredBy(code));
    expect((await monthsOf('ada@example.org')) - before).toBe(1);
  });

  it('earn nothing by oneself: not by another writing of one’s address, nor in one’s own browser', async () => {
    const before = await monthsOf('ada@example.org');
    await join('ada+2@example.org', code);
    expect(await rejected()).toEqual(['yourself']);
    // Ada signs out, and registers with another address in her own browser.
    const own = browserOf(server.app);
    await own('POST', '/api/auth/sign-in', { email: 'ada@example.org', password: USER_PASSWORD });
    await own('POST', '/api/auth/sign-out');
    await createSignedInUser(server, 'another@example.org', { browser: await referredBy(code, own) });
    expect(await monthsOf('ada@example.org')).toBe(before);
  });

  it('earn nothing by addresses that are thrown away, nor twice by one mailbox', async () => {
    const before = await monthsOf('ada@example.org');
    await join('someone@mailinator.com', code);
    await join('someone@sub.mailinator.com', code);
    const cleo = await join('cleo+1@example.org', code);
    expect((await monthsOf('ada@example.org')) - before).toBe(1);
    await cleo('DELETE', '/api/users/me', { password: USER_PASSWORD });
    await server.mail();
    await join('cleo+2@example.org', code);
    expect((await monthsOf('ada@example.org')) - before).toBe(1);
    expect((await rejected()).slice(1)).toEqual(['disposable-address', 'disposable-address', 'referred-before']);
  });

  it('go to whoever’s link was opened last by whoever proves the address: one reward for one account', async () => {
    const ofBea = await codeOf(await createSignedInUser(server, 'bea@example.org'));
    const before = await monthsOf('ada@example.org');
    const register = async (browser: Browser, email: string) => {
      await forgetAttempts(server);
      await browser('POST', '/api/auth/register', { email, password: USER_PASSWORD, agreed: true });
    };
    await register(await referredBy(code), 'wanted@example.org');
    await register(await referredBy(ofBea), 'wanted@example.org');
    await createSignedInUser(server, 'wanted@example.org', { registered: true });
    expect([await monthsOf('bea@example.org'), await monthsOf('ada@example.org')]).toEqual([1, before]);
    // Whoever registers anew without a link is nobody’s, whatever was tried with the address before.
    await register(await referredBy(code), 'other@example.org');
    await register(browserOf(server.app), 'other@example.org');
    await createSignedInUser(server, 'other@example.org', { registered: true });
    expect(await monthsOf('ada@example.org')).toBe(before);
  });

  it('are settled once, however many settle them at once, and after a process that died', async () => {
    const { identity } = await openedAgain();
    const browser = await referredBy(code);
    await browser('POST', '/api/auth/register', { email: 'late@example.org', password: USER_PASSWORD, agreed: true });
    await server.mail();
    const { pool } = server.database;
    await pool.query(`UPDATE account SET email_verified = true WHERE email = 'late@example.org'`);
    const before = await monthsOf('ada@example.org');
    const [waiting = '', ...more] = await identity.referrals.waiting(10);
    expect(more).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => settleReferral(identity, waiting)));
    expect((await monthsOf('ada@example.org')) - before).toBe(1);
    expect(await identity.referrals.waiting(10)).toEqual([]);
  });

  /** What the server of the test works with. */
  const openedAgain = async () => {
    const { openTestIdentity } = await import('../identity/test-identity.fixtures.ts');
    const opened = openTestIdentity(server.database, {}, () => undefined);
    opened.close();
    if (opened.served.referrals === null) throw new Error('They are offered.');
    return { identity: opened.served.referrals };
  };

  it('are accepted by a call for a new account, once, and not where the browser leaves them out', async () => {
    const validate = (user: Browser, headers = {}) =>
      user('POST', '/api/users/referralValidation', { code, providerData: { id: 'ctm_1' } }, headers);
    const dora = await createSignedInUser(server, 'dora@example.org');
    const before = await monthsOf('ada@example.org');
    const marked = browserOf(server.app);
    const response = await server.app.request(CHECK, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'utmcat=1' },
      body: JSON.stringify({ code }),
    });
    expect([await response.json(), response.headers.getSetCookie()]).toEqual([{ valid: true }, []]);
    expect(await marked('GET', '/api/users/referral-url').then(({ status }) => status)).toBe(401);
    expect(await (await validate(dora)).json()).toEqual({ accepted: true });
    expect(await (await validate(dora)).json()).toEqual({ accepted: false });
    expect((await monthsOf('ada@example.org')) - before).toBe(1);
    expect(await (await validate(ada)).json()).toEqual({ accepted: false });
    const eve = await createSignedInUser(server, 'eve@example.org');
    await server.database.pool.query(
      `UPDATE account SET created_at = now() - interval '2 days' WHERE email = 'eve@example.org'`,
    );
    expect(await (await validate(eve)).json()).toEqual({ accepted: false });
  });

  it('earn nothing by a call from the browser of whoever referred, though somebody else signed in since', async () => {
    const before = await monthsOf('ada@example.org');
    const own = browserOf(server.app);
    await own('POST', '/api/auth/sign-in', { email: 'ada@example.org', password: USER_PASSWORD });
    await own('POST', '/api/auth/sign-out');
    await createSignedInUser(server, 'myself@example.org', { browser: own });
    const answer = await own('POST', '/api/users/referralValidation', { code, providerData: {} });
    expect(await answer.json()).toEqual({ accepted: false });
    // Nor by the form, after that.
    await own('POST', '/api/auth/sign-out');
    await createSignedInUser(server, 'myself-again@example.org', { browser: await referredBy(code, own) });
    expect(await monthsOf('ada@example.org')).toBe(before);
  });

  it.each(['', 'nobody', 'x'.repeat(16), '../../../../etc/', '\u0000', 'x'.repeat(200)])(
    'know no code %j',
    async (none) => {
      const response = await browserOf(server.app)('POST', CHECK, { code: none });
      expect([await response.json(), response.headers.getSetCookie()]).toEqual([{ valid: false }, []]);
    },
  );

  describe('by mail', () => {
    const SEND = '/api/users/referrals/send-invitation';
    const invitation = { email: 'friend@elsewhere.org', name: 'Frieda' };

    it('are sent once, in the language of whoever invites, and nothing is kept of the invited', async () => {
      await ada('PATCH', '/api/users/language', { country: 'de' });
      await server.mail();
      const sent = await Promise.all([ada('POST', SEND, invitation), ada('POST', SEND, invitation)]);
      expect(sent.filter(({ status }) => status === 204)).toHaveLength(1);
      const [mail, ...more] = await server.mail();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ to: 'friend@elsewhere.org', link: `/refer/${code}` });
      expect(mail?.text).toContain('ada@example.org lädt Frieda (friend@elsewhere.org) zu Footnote ein.');
      expect(await refusalOf(await ada('POST', SEND, { ...invitation, email: 'friend+2@elsewhere.org' }))).toEqual([
        409,
        'referral/invite-already-sent',
        'You have invited this address already.',
      ]);
      expect(await statsOf(ada)).toMatchObject({ invitationsSent: 1 });
      const { pool } = server.database;
      const kept = [
        ...(await pool.query('SELECT * FROM referral_invitation')).rows,
        ...(await pool.query('SELECT * FROM mail_message')).rows,
      ];
      expect(JSON.stringify(kept)).not.toMatch(/elsewhere|Frieda/);
    });

    it.each([
      ['no address', { ...invitation, email: '' }, 400, 'request/invalid'],
      ['a wrong address', { ...invitation, email: 'friend' }, 400, 'request/invalid'],
      ['no name', { ...invitation, name: ' ' }, 400, 'request/invalid'],
      ['a link in the name', { ...invitation, name: 'https://evil.example' }, 400, 'request/invalid'],
      ['a link in the message', { ...invitation, message: 'www.evil.example' }, 400, 'request/invalid'],
      ['a field too many', { ...invitation, reward: 12 }, 400, 'request/invalid'],
      ['one’s own address', { ...invitation, email: 'ada+x@example.org' }, 409, 'referral/yourself'],
    ])('with %s are refused', async (_what, body, status, refused) => {
      expect((await refusalOf(await ada('POST', SEND, body))).slice(0, 2)).toEqual([status, refused]);
      expect(await server.mail()).toEqual([]);
    });

    it('are twenty a day', async () => {
      const limited = await startTestServer({ beside: server, rules: { attemptsPerAddress: 2_000 } });
      const user = browserOf(limited.app);
      await user('POST', '/api/auth/sign-in', { email: 'bob@example.org', password: USER_PASSWORD });
      const statuses: number[] = [];
      for (let nth = 0; nth < 21; nth += 1)
        statuses.push((await user('POST', SEND, { ...invitation, email: `friend-${nth}@elsewhere.org` })).status);
      expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([20, 429]);
      await limited.close();
    });
  });

  it('of somebody who is gone leave what they earned, and nothing of the person', async () => {
    const before = await statsOf(ada);
    const fay = await join('fay@example.org', code);
    const exported = await (await fay('GET', '/api/users/me/export')).text();
    expect(exported).not.toContain('ada@example.org');
    await fay('DELETE', '/api/users/me', { password: USER_PASSWORD });
    expect(await statsOf(ada)).toMatchObject({ count: before.count + 1 });
    await server.mail();
  });

  it('are not offered where no plans are sold', async () => {
    const free = await startTestServer({ beside: server, plans: 'off' });
    const user = browserOf(free.app);
    await user('POST', '/api/auth/sign-in', { email: 'ada@example.org', password: USER_PASSWORD });
    for (const path of ['/api/users/referral-url', '/api/users/referrals/stats'])
      expect((await refusalOf(await user('GET', path))).slice(0, 2)).toEqual([404, 'referral/not-offered']);
    expect((await refusalOf(await user('POST', CHECK, { code }))).slice(0, 2)).toEqual([404, 'referral/not-offered']);
    await free.close();
  });
});

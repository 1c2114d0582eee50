import { afterEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD } from '../signed-in-user.fixtures.ts';
import type { TestRules } from '../test-identity.fixtures.ts';

const password = USER_PASSWORD;

describe('how readers come in', () => {
  let server: TestServer | null = null;
  const start = async (rules: TestRules, trustProxy = false) => {
    server = await startTestServer({ rules, trustProxy });
    return { server, browser: browserOf(server.app) };
  };
  afterEach(() => server?.close());

  it('in sandbox mode, is by a list; verified or not, and marked', async () => {
    const { browser } = await start({ sandboxEmails: ['ada@example.org', '*@clinic.example'] });
    const allowed = async (email: string) => (await browser('POST', '/api/sandbox/access', { email })).json();
    expect(await allowed('ADA@example.org ')).toEqual({ data: { allowed: true } });
    expect(await allowed('anybody@clinic.example')).toEqual({ data: { allowed: true } });
    for (const email of ['eve@example.org', 'x@notclinic.example', 'x@clinic.example.org']) {
      expect(await allowed(email)).toEqual({ data: { allowed: false } });
      const register = await browser('POST', '/api/auth/register', { email, password, agreed: true });
      expect(await refusalOf(register)).toEqual([403, 'identity/email-not-allowed', 'Email is not allowed.']);
      expect((await refusalOf(await browser('POST', '/api/auth/sign-in', { email, password })))[0]).toBe(403);
    }
    const me = { email: 'ada@example.org', password };
    const registered = await browser('POST', '/api/auth/register', { ...me, agreed: true });
    expect(await registered.json()).toMatchObject({ verificationNeeded: false });
    expect((await browser('POST', '/api/auth/sign-in', me)).status).toBe(204);
    expect(await (await browser('GET', '/api/users/me')).json()).toMatchObject({
      sandbox: true,
      isUserVerified: false,
    });
  });

  it('outside sandbox mode, is open to every address', async () => {
    const { browser } = await start({});
    const access = await browser('POST', '/api/sandbox/access', { email: 'anybody@example.org' });
    expect(await access.json()).toEqual({ data: { allowed: true } });
  });

  it('tells who has an account only where that is wished', async () => {
    const { browser } = await start({ revealEmails: true });
    const reset = await browser('POST', '/api/auth/request-reset', { email: 'nobody@example.org' });
    expect(await refusalOf(reset)).toEqual([404, 'identity/email-not-found', 'Email not found']);
  });

  it('says that an address is in use where that is wished', async () => {
    const { server: revealing, browser } = await start({ revealEmails: true });
    await createSignedInUser(revealing, 'ada@example.org');
    await forgetAttempts(revealing);
    const again = await browser('POST', '/api/auth/register', { email: 'ada@example.org', password, agreed: true });
    expect(await refusalOf(again)).toEqual([409, 'identity/email-in-use', 'Email already in use']);
    expect(await revealing.mail()).toEqual([]);
  });

  it('is by few guesses, for an account and for an address, whatever a client claims to be', async () => {
    const { browser } = await start({ attemptsPerAddress: 30 });
    const guess = async (email: string, claim: number) => {
      const headers = {
        'x-forwarded-for': `10.0.0.${claim}`,
        forwarded: `for=10.0.0.${claim}`,
        'x-real-ip': '1.2.3.4',
      };
      return browser('POST', '/api/auth/sign-in', { email, password: 'wrong password' }, headers);
    };
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await guess('victim@example.org', count)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const refused = await guess('victim@example.org', 99);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let count = 0; count < 40; count += 1)
      statuses.push((await guess(`reader${count}@example.org`, count)).status);
    expect(statuses.slice(12).filter((status) => status === 401)).toHaveLength(17);
    expect((await refusalOf(await guess('other@example.org', 7)))[1]).toBe('identity/too-many-attempts');
  });

  it('is open to its owner while others guess at the password, by a known device or by mail', async () => {
    const { server: own, browser } = await start({ attemptsPerAddress: 1_000 }, true);
    const email = 'victim@example.org';
    const from = (at: number) => ({ 'x-forwarded-for': `10.0.0.${at}` });
    const signIn = async (who: typeof browser, tried: string, at: number) =>
      (await who('POST', '/api/auth/sign-in', { email, password: tried }, from(at))).status;
    await createSignedInUser(own, email, { browser });
    await browser('POST', '/api/auth/sign-out');
    await forgetAttempts(own);
    const attackers = [];
    for (let at = 0; at < 60; at += 1) attackers.push(await signIn(browserOf(own.app), 'a guess of many', at % 6));
    expect(attackers.filter((status) => status === 401)).toHaveLength(50);
    expect(await signIn(browserOf(own.app), password, 99)).toBe(429);
    // Not held up, and not told the attackers' wait: the browser the owner was in before, from wherever it is now.
    expect(await signIn(browser, 'mistyped', 98)).toBe(401);
    expect(await signIn(browser, password, 98)).toBe(204);
    const change = { currentPassword: password, password: 'another password' };
    expect((await browser('POST', '/api/auth/change-password', change)).status).toBe(204);
    const elsewhere = browserOf(own.app);
    await own.mail();
    await elsewhere('POST', '/api/auth/request-reset', { email }, from(97));
    const link = (await own.mail()).findLast(({ to }) => to === email)?.link ?? '';
    const oobCode = new URLSearchParams(link.split('?')[1]).get('oobCode');
    expect(await signIn(elsewhere, 'another password', 97)).toBe(429);
    const reset = await elsewhere('POST', '/api/auth/reset-password', { oobCode, password });
    expect(reset.headers.getSetCookie().join()).toMatch(/^footnote_device=[\w.-]{66}; .*HttpOnly; SameSite=Lax$/);
    expect(await signIn(elsewhere, password, 97)).toBe(204);
    expect(await signIn(browserOf(own.app), password, 96)).toBe(429);
  });

  it('is by few guesses on a known device, too, and no made-up one is known', async () => {
    const { server: own, browser } = await start({ attemptsPerAddress: 1_000 }, true);
    await createSignedInUser(own, 'ada@example.org', { browser });
    const mark = (value: string) => ({ cookie: `footnote_device=${value}` });
    const signedIn = await browser('POST', '/api/auth/sign-in', { email: 'ada@example.org', password });
    const [, known = ''] = /footnote_device=([^;]+)/.exec(signedIn.headers.getSetCookie().join()) ?? [];
    const guess = async (email: string, value: string, at: number) => {
      const headers = { ...mark(value), 'x-forwarded-for': `10.0.1.${at}` };
      return (await browserOf(own.app)('POST', '/api/auth/sign-in', { email, password: 'wrong' }, headers)).status;
    };
    const guesses = [];
    for (let at = 0; at < 12; at += 1) guesses.push(await guess('ada@example.org', known, at));
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    // With the mark of another account, or one that was changed, a device counts among all others.
    const others = [known, `${known.slice(0, -1)}x`, known.slice(0, 22), '', '.', 'x'.repeat(4_000)];
    const counted = [];
    for (let at = 0; at < 60; at += 1) counted.push(await guess('eve@example.org', others[at % 6] ?? '', at));
    expect(counted.filter((status) => status === 401)).toHaveLength(50);
  });

  it('counts those behind a proxy we believe by the address it wrote', async () => {
    const { browser } = await start({ attemptsPerAddress: 5 }, true);
    const verify = (address: string) =>
      browser('POST', '/api/auth/verify-email', { token: 'x' }, { 'x-forwarded-for': `1.1.1.1, ${address}` });
    for (let count = 0; count < 5; count += 1) expect((await verify('10.0.0.1')).status).toBe(400);
    expect((await verify('10.0.0.1')).status).toBe(429);
    expect((await verify('10.0.0.2')).status).toBe(400);
  });

  // A neighbour below the same domain is another site to us: it may be somebody else’s.
  it.each(['cross-site', 'same-site'])('refuses what a browser calls %s', async (site) => {
    const { server: own } = await start({});
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': site };
    for (const path of ['sign-in', 'register', 'sign-out', 'social', 'change-password']) {
      const response = await own.app.request(`/api/auth/${path}`, { method: 'POST', headers, body: '{}' });
      expect((await refusalOf(response))[1]).toBe('request/cross-site');
    }
  });
});

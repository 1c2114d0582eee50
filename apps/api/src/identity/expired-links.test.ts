import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD } from './signed-in-user.fixtures.ts';

const RESET_EXPIRED = [400, 'identity/reset-link-invalid', 'Account or password reset link no longer valid'];
const HOUR = 60 * 60 * 1000;

describe('a link whose time is over', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => server.close());

  const linkOf = async (email: string) => {
    const { link = '' } = (await server.mail()).findLast(({ to }) => to === email) ?? {};
    return new URLSearchParams(link.split('?')[1]);
  };
  const resetCode = async (email: string) => {
    await forgetAttempts(server);
    await browserOf(server.app)('POST', '/api/auth/request-reset', { email });
    return (await linkOf(email)).get('oobCode') ?? '';
  };
  const visitor = (method: string, path: string, body?: object) => browserOf(server.app)(method, path, body);
  const check = (oobCode: string) => visitor('GET', `/api/auth/reset-link?oobCode=${oobCode}`);
  const reset = (oobCode: string) =>
    visitor('POST', '/api/auth/reset-password', { oobCode, password: 'another password' });

  it('sets no password, says so, and gives way to a new one', async () => {
    const email = 'late@example.org';
    const user = await createSignedInUser(server, email);
    const code = await resetCode(email);
    const { rowCount } = await server.database.pool.query(
      `UPDATE account_link SET expires_at = now() - interval '1 second'
        WHERE value = (SELECT id FROM account WHERE email = $1) AND expires_at BETWEEN now() AND now() + interval '1 hour'`,
      [email],
    );
    expect(rowCount).toBe(1);
    expect(await refusalOf(await check(code))).toEqual(RESET_EXPIRED);
    expect(await refusalOf(await reset(code))).toEqual(RESET_EXPIRED);
    expect((await user('GET', '/api/users/me')).status).toBe(200);
    expect((await visitor('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD })).status).toBe(204);
    const fresh = await resetCode(email);
    expect((await check(fresh)).status).toBe(204);
    expect((await reset(fresh)).status).toBe(204);
    expect(await refusalOf(await check(code))).toEqual(RESET_EXPIRED);
  });

  it('verifies no address after a day, and does until then', async () => {
    for (const [email, hours, status] of [
      ['soon@example.org', 23, 204],
      ['never@example.org', 25, 400],
    ] as const) {
      await visitor('POST', '/api/auth/register', { email, password: USER_PASSWORD, agreed: true });
      const token = (await linkOf(email)).get('token');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });
      const verified = await visitor('POST', '/api/auth/verify-email', { token });
      vi.useRealTimers();
      expect([email, verified.status]).toEqual([email, status]);
    }
  });
});

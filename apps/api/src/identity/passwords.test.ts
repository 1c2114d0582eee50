import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../app/test-server.fixtures.ts';
import { createCommonPasswords } from './adapters/common-passwords.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD } from './signed-in-user.fixtures.ts';
import { checkNewPassword } from './account/check-new-password.ts';

const REFUSED: readonly [string, string][] = [
  ['        ', 'identity/password-blank'],
  ['\u00a0\u2003\u200b\t\n\u3000  ', 'identity/password-blank'],
  ['  abc  \t\t', 'identity/password-too-short'],
  ['maria.lopez@clinic.example', 'identity/password-like-email'],
  ['Maria.Lopez', 'identity/password-like-email'],
  ['marialopez2026', 'identity/password-like-email'],
  ['ｍaria_lopez!', 'identity/password-like-email'],
  ['password1', 'identity/password-common'],
  ['Password2026', 'identity/password-common'],
  ['P@$$w0rd!', 'identity/password-common'],
  ['  QWERTYUIOP ', 'identity/password-common'],
  ['Sunshine!1', 'identity/password-common'],
  ['footnote', 'identity/password-common'],
  ['Footnote2026', 'identity/password-common'],
  ['xyxyxyxyxyx', 'identity/password-common'],
  ['ßßßßßßßßßß', 'identity/password-common'],
  ['hijklmnop', 'identity/password-common'],
  ['876543210', 'identity/password-common'],
];

describe('a new password', () => {
  const commonPasswords = createCommonPasswords();
  const judge = (password: string, email = 'maria.lopez@clinic.example') =>
    checkNewPassword({ commonPasswords }, { password, email });

  it.each(REFUSED)('may not be %j: %s', async (password, error) => {
    expect(await judge(password)).toEqual({ ok: false, error });
  });

  it.each([
    'correct horse battery',
    'passwords of my own',
    'maria.lopez is asleep',
    'Zq7!mR2#',
    '🩺🩺 morning rounds',
    'dragon83920174',
  ])('may be %j', async (password) => {
    expect(await judge(password)).toEqual({ ok: true, value: null });
  });

  it('may not be what stands before the sign that divides an address', async () => {
    const error = 'identity/password-like-email';
    for (const address of ['maria.lopez+notes@clinic.example', 'maria.lopez+anything@x.org'])
      expect(await judge('marialopez1', address)).toEqual({ ok: false, error });
  });

  it('of the longest is judged like any other', async () => {
    for (const unit of [' ', '\n', '0', 'é', '4$', '🩺', 'a1b'])
      expect((await judge(unit.repeat(128).slice(0, 128))).ok).toBe(false);
    expect(await judge('a'.repeat(4_096))).toEqual({ ok: false, error: 'identity/password-too-long' });
  });

  describe('is judged alike', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server.close());
    const email = 'maria.lopez@clinic.example';
    const codes = async (set: (password: string) => Promise<Response>) => {
      const captured: string[] = [];
      for (const [password] of REFUSED) captured.push((await refusalOf(await set(password)))[1]);
      return captured;
    };
    const expected = REFUSED.map(([, code]) => code);

    it('where somebody registers, known or not', async () => {
      const browser = browserOf(server.app);
      const register = (password: string) => browser('POST', '/api/auth/register', { email, password, agreed: true });
      expect(await codes(register)).toEqual(expected);
      await createSignedInUser(server, email);
      expect(await codes(register)).toEqual(expected);
    });

    it('where a password is changed, or set by a link, which stays good', async () => {
      const browser = browserOf(server.app);
      await browser('POST', '/api/auth/sign-in', { email, password: USER_PASSWORD });
      const change = (password: string) =>
        browser('POST', '/api/auth/change-password', { currentPassword: USER_PASSWORD, password });
      expect(await codes(change)).toEqual(expected);
      await forgetAttempts(server);
      await browser('POST', '/api/auth/request-reset', { email });
      const link = (await server.mail()).findLast(({ to }) => to === email)?.link ?? '';
      const oobCode = new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '';
      const reset = (password: string) => browser('POST', '/api/auth/reset-password', { oobCode, password });
      expect(await codes(reset)).toEqual(expected);
      expect((await reset('a password of her own')).status).toBe(204);
    });
  });
});

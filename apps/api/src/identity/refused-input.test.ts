import { userProfileSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, TEST_TOKEN, type TestServer } from '../app/test-server.fixtures.ts';
import { createSignedInUser, USER_PASSWORD as password } from './signed-in-user.fixtures.ts';

describe('what is refused about accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(['\0', 'a\0b', '\n', '\u0007', '\u0085', 'x'.repeat(30) + '\u007f'])(
    'is %j in the code of a link, which nothing is looked up for',
    async (code) => {
      const browser = browserOf(server.app);
      const invalid = [400, 'request/invalid', 'The request is not valid.'];
      const looked = await browser('GET', `/api/auth/reset-link?oobCode=${encodeURIComponent(code)}`);
      expect(await refusalOf(looked)).toEqual(invalid);
      const reset = await browser('POST', '/api/auth/reset-password', { oobCode: code, password });
      // A body is read without NUL, which no database keeps; what stands in its place is of no link.
      expect([400, 'identity/reset-link-invalid', 'request/invalid']).toEqual(
        expect.arrayContaining((await refusalOf(reset)).slice(0, 2)),
      );
      expect((await refusalOf(await browser('POST', '/api/auth/verify-email', { token: code })))[0]).toBe(400);
    },
  );

  it.each([
    ['/api/auth/register', { password, agreed: true }],
    ['/api/auth/sign-in', { password }],
    ['/api/auth/token', { password }],
    ['/api/auth/resend-verification', {}],
    ['/api/auth/request-reset', {}],
    ['/api/sandbox/access', {}],
    ['/api/analytics/add-user', {}],
  ])('is no e-mail address, by %s, by its name', async (path, rest) => {
    const browser = browserOf(server.app);
    for (const email of ['', 'nobody', 'a@b', '@', 'a b@example.org', `${'x'.repeat(400)}@example.org`]) {
      expect(await refusalOf(await browser('POST', path, { email, ...rest }))).toEqual([
        400,
        'identity/email-invalid',
        'Enter a valid e-mail address.',
      ]);
    }
    for (const body of [{ ...rest }, { email: 7, ...rest }, { email: null, ...rest }, { email: 'x', more: 1, ...rest }])
      expect((await refusalOf(await browser('POST', path, body)))[1]).toBe('request/invalid');
  });

  it('is another message within a minute of registering, whatever asks for it', async () => {
    const browser = browserOf(server.app);
    const email = 'impatient@example.org';
    const registered = await browser('POST', '/api/auth/register', { email, password, agreed: true });
    expect(await registered.json()).toEqual({ verificationNeeded: true, retryAfterSeconds: 60 });
    const again = await browser('POST', '/api/auth/resend-verification', { email });
    expect([again.status, Number(again.headers.get('retry-after')) > 55]).toEqual([429, true]);
    expect(await server.mail()).toHaveLength(1);
  });

  it('is written down with its code, and with nothing of a person but an id', async () => {
    const user = await createSignedInUser(server, 'denied@example.org');
    const { id } = userProfileSchema.parse(await (await user('GET', '/api/users/me')).json());
    server.logged.length = 0;
    const ended = { cookie: 'footnote.session_token=of-a-session-that-ended' };
    await browserOf(server.app)('GET', '/api/users/me');
    await browserOf(server.app)('GET', '/api/users/me', undefined, ended);
    await browserOf(server.app)('GET', '/api/users/me', undefined, { authorization: 'Bearer secret-of-nobody' });
    await user('GET', '/api/admin/literature');
    await browserOf(server.app)('POST', '/api/internal/stop', {}, { authorization: `Bearer ${TEST_TOKEN}x` });
    const denials = server.logged.filter((line) => Array.isArray(line) && line[1] === 'Access was denied.');
    const captured = denials.map((line) => (Array.isArray(line) ? { ...line[0], requestId: '' } : line));
    const call = { requestId: '', method: 'GET', route: '/api/users/me', code: 'identity/signed-out', account: null };
    expect(captured.slice(0, 4)).toEqual([
      call,
      call,
      call,
      { ...call, route: '/api/admin/literature', code: 'identity/forbidden', account: id },
    ]);
    const written = JSON.stringify(server.logged);
    for (const secret of ['denied@example.org', 'of-a-session-that-ended', 'secret-of-nobody', TEST_TOKEN])
      expect(written).not.toContain(secret);
  });
});

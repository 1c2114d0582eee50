import { accountSessionsSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';

const NEW = 'four words of hers';

describe('changing a password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(() => forgetAttempts(server));
  afterAll(() => server.close());
  const signIn = async (email: string, word = password) => {
    const browser = browserOf(server.app);
    const { status } = await browser('POST', '/api/auth/sign-in', { email, password: word });
    return { browser, status };
  };
  const statusOf = async (browser: ReturnType<typeof browserOf>) => (await browser('GET', '/api/users/me')).status;
  const change = (browser: ReturnType<typeof browserOf>, body: unknown) =>
    browser('POST', '/api/auth/change-password', body);

  it('changes and ends nothing where the current one is wrong, whatever the new one is', async () => {
    const email = 'wrong@example.org';
    const browser = await createSignedInUser(server, email);
    const { browser: elsewhere } = await signIn(email);
    for (const currentPassword of ['', ' ', `${password} `, password.toUpperCase(), 'x'.repeat(4_096)]) {
      await forgetAttempts(server);
      const refused = await refusalOf(await change(browser, { currentPassword, password: 'password1' }));
      expect(refused).toEqual([403, 'identity/password-incorrect', 'Password incorrect']);
    }
    expect([await statusOf(browser), await statusOf(elsewhere)]).toEqual([200, 200]);
    expect((await signIn(email)).status).toBe(204);
  });

  it('takes the two passwords and nothing else', async () => {
    const email = 'strict@example.org';
    const browser = await createSignedInUser(server, email);
    const stranger = await createSignedInUser(server, 'stranger@example.org');
    const good = { currentPassword: password, password: NEW };
    const bodies = [
      {},
      { password: NEW },
      { currentPassword: password },
      { ...good, email: 'stranger@example.org' },
      { ...good, accountId: 'another' },
      { ...good, superAdmin: true },
      { ...good, currentPassword: [password] },
      { ...good, password: null },
      { ...good, password: 'x'.repeat(4_097) },
      [good],
      'password',
    ];
    const statuses: number[] = [];
    for (const body of bodies) statuses.push((await change(browser, body)).status);
    expect(statuses).toEqual(bodies.map(() => 400));
    expect((await signIn(email)).status).toBe(204);
    expect(await statusOf(stranger)).toBe(200);
    expect((await change(browserOf(server.app), good)).status).toBe(401);
  });

  it('ends every other session, which the list of sessions shows', async () => {
    const email = 'ends@example.org';
    const browser = await createSignedInUser(server, email);
    const others = [await signIn(email), await signIn(email)];
    expect((await change(browser, { currentPassword: password, password: NEW })).status).toBe(204);
    expect(await Promise.all(others.map((other) => statusOf(other.browser)))).toEqual([401, 401]);
    const listed = await (await browser('GET', '/api/users/me/sessions')).json();
    expect(accountSessionsSchema.parse(listed).sessions.map(({ current }) => current)).toEqual([true]);
    expect([(await signIn(email)).status, (await signIn(email, NEW)).status]).toEqual([401, 204]);
  });

  it('leaves one password that works where it is changed twice at once', async () => {
    const email = 'twice@example.org';
    const browsers = [await createSignedInUser(server, email), (await signIn(email)).browser];
    const wanted = ['a first one of hers', 'a second one of hers'];
    const changed = await Promise.all(
      browsers.map((browser, at) => change(browser, { currentPassword: password, password: wanted[at] })),
    );
    const statuses = changed.map(({ status }) => status);
    expect(statuses.every((status) => [204, 401, 403].includes(status))).toBe(true);
    expect(statuses).toContain(204);
    await forgetAttempts(server);
    const works: number[] = [];
    for (const word of [password, ...wanted]) works.push((await signIn(email, word)).status);
    expect(works.toSorted((left, right) => left - right)).toEqual([204, 401, 401]);
    expect(works[0]).toBe(401);
  });
});

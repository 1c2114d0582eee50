import { secondFactorSchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeyDevice } from '../../../../../tests/support/passkey-device.ts';
import { browserOf, startTestServer, TEST_TOKEN, type TestServer } from '../../app/test-server.fixtures.ts';
import { addPasskey } from '../passkeys/passkeys.fixtures.ts';
import { stopClock, stoppedClock, OWN_FACTOR, turnOnSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { createSignedInUser, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';

describe('the command that ends a second factor', () => {
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { attemptsPerAddress: 1_000, now: stoppedClock } });
  });
  afterAll(() => server.close());

  const end = async (email: string) => {
    const key = { authorization: `Bearer ${TEST_TOKEN}` };
    const answer = await browserOf(server.app)('POST', '/api/internal/accounts/second-factor', { email }, key);
    return answer.json();
  };

  it.each(['app', 'passkey', 'both'])('takes away what there is: %s', async (what) => {
    const email = `${what}@example.org`;
    const browser = await createSignedInUser(server, email);
    if (what !== 'passkey') await turnOnSecondFactor(browser);
    if (what !== 'app') await addPasskey(browser, passkeyDevice());
    await server.mail();
    expect(await end(email)).toMatchObject({ done: true });
    const state = secondFactorSchema.parse(await (await browser('GET', OWN_FACTOR)).json());
    expect(state).toEqual({ on: false, available: true, since: null, passkeys: 0, recoveryCodes: 0 });
    const signedIn = await browserOf(server.app)('POST', '/api/auth/sign-in', { email, password });
    expect(signedIn.status).toBe(204);
    expect((await server.mail()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your second factor is off'],
    ]);
    const { rows } = await server.database.pool.query<{ detail: object }>(
      `SELECT detail FROM audit_event WHERE event = 'second-factor-off'
       AND account_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );
    expect(rows).toEqual([{ detail: { by: 'command line' } }]);
    expect(await end(email)).toEqual({ done: false, sentence: 'This account has no second factor.' });
  });

  it('says that there is no such account', async () => {
    expect(await end('nobody@example.org')).toMatchObject({ done: false });
  });
});

import { secondFactorSchema, secondFactorSetupSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';
import { stopClock, stoppedClock, OWN_FACTOR, turnOnSecondFactor } from './second-factor.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

describe('the second factor of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { attemptsPerAddress: 1_000, now: stoppedClock } });
  });
  beforeEach(() => forgetAttempts(server));
  afterAll(() => server.close());
  const state = async (browser: Browser) => secondFactorSchema.parse(await (await browser('GET', OWN_FACTOR)).json());
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const events = async (email: string) => {
    const { rows } = await server.database.pool.query<{ event: string }>(
      `SELECT event FROM audit_event WHERE account_id = (SELECT id FROM account WHERE email = $1)
       AND (event LIKE 'second-factor%' OR event LIKE 'recovery%') ORDER BY position`,
      [email],
    );
    return rows.map(({ event }) => event);
  };
  const mailed = async (email: string) =>
    (await server.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);

  it('is turned on with a code, renewed and turned off with both factors; all of it written down and mailed', async () => {
    const email = 'whole@example.org';
    const browser = await createSignedInUser(server, email);
    expect(await state(browser)).toEqual({ on: false, available: true, since: null, passkeys: 0, recoveryCodes: 0 });
    const { code: now, recoveryCodes } = await turnOnSecondFactor(browser);
    expect(await state(browser)).toMatchObject({ on: true, recoveryCodes: 10 });
    expect(await mailed(email)).toEqual(['Your second factor is on']);
    const renew = await browser('POST', `${OWN_FACTOR}/recovery-codes`, { currentPassword: password, code: now() });
    expect(renew.status).toBe(200);
    expect(await mailed(email)).toEqual(['You have new recovery codes']);
    const proof = { currentPassword: password, code: recoveryCodes[0] };
    expect(await code(await browser('DELETE', OWN_FACTOR, proof))).toEqual([403, 'identity/second-factor-code-wrong']);
    const end = { currentPassword: password, code: now(1) };
    expect((await browser('DELETE', OWN_FACTOR, end)).status).toBe(204);
    expect(await state(browser)).toMatchObject({ on: false, since: null });
    expect(await mailed(email)).toEqual(['Your second factor is off']);
    expect(await events(email)).toEqual(['second-factor-on', 'recovery-codes-renewed', 'second-factor-off']);
  });

  it('is begun by nobody who does not know the password', async () => {
    const browser = await createSignedInUser(server, 'begin@example.org');
    for (const currentPassword of ['', ' ', `${password} `, 'x'.repeat(4_096)]) {
      await forgetAttempts(server);
      const refused = await code(await browser('POST', OWN_FACTOR, { currentPassword }));
      expect(refused).toEqual([403, 'identity/password-incorrect']);
    }
    for (const body of [{}, { currentPassword: 1 }, { currentPassword: password, code: '1' }, [], null, '{']) {
      await forgetAttempts(server);
      expect((await browser('POST', OWN_FACTOR, body)).status).toBe(400);
    }
    expect(await code(await browserOf(server.app)('POST', OWN_FACTOR, { currentPassword: password }))).toEqual([
      401,
      'identity/signed-out',
    ]);
    expect(await code(await browser('POST', `${OWN_FACTOR}/confirmation`, { code: '123456' }))).toEqual([
      409,
      'identity/second-factor-off',
    ]);
  });

  it('is not begun a second time, nor renewed or ended where there is none', async () => {
    const browser = await createSignedInUser(server, 'twice@example.org');
    const proof = { currentPassword: password, code: '123456' };
    for (const [method, path] of [
      ['DELETE', OWN_FACTOR],
      ['POST', `${OWN_FACTOR}/recovery-codes`],
    ] as const)
      expect(await code(await browser(method, path, proof))).toEqual([409, 'identity/second-factor-off']);
    await turnOnSecondFactor(browser);
    const again = await browser('POST', OWN_FACTOR, { currentPassword: password });
    expect(await code(again)).toEqual([409, 'identity/second-factor-on']);
  });

  it('keeps whoever came in by the password alone out from the moment it is on', async () => {
    const email = 'others@example.org';
    const browser = await createSignedInUser(server, email);
    const thief = browserOf(server.app);
    expect((await thief('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    await turnOnSecondFactor(browser);
    expect((await thief('GET', '/api/users/me')).status).toBe(401);
    expect((await browser('GET', '/api/users/me')).status).toBe(200);
  });

  it('is not turned off with the password and guesses', async () => {
    const browser = await createSignedInUser(server, 'guess@example.org');
    const { code: now } = await turnOnSecondFactor(browser);
    await forgetAttempts(server);
    const refusals = [];
    for (let at = 0; at < 12; at += 1) {
      const refused = await browser('DELETE', OWN_FACTOR, { currentPassword: password, code: `00000${at % 10}` });
      refusals.push((await refusalOf(refused))[1]);
    }
    expect(refusals.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'identity/second-factor-code-wrong'));
    expect(refusals.slice(10)).toEqual(['identity/too-many-attempts', 'identity/too-many-attempts']);
    const right = await browser('DELETE', OWN_FACTOR, { currentPassword: password, code: now() });
    expect(await code(right)).toEqual([429, 'identity/too-many-attempts']);
  });

  it('takes no code twice, whatever it was used for', async () => {
    const browser = await createSignedInUser(server, 'replay@example.org');
    const begun = await browser('POST', OWN_FACTOR, { currentPassword: password });
    const { secret } = secondFactorSetupSchema.parse(await begun.json());
    const used = authenticatorCode(secret, 0, stoppedClock());
    expect((await browser('POST', `${OWN_FACTOR}/confirmation`, { code: used })).status).toBe(200);
    const end = () => browser('DELETE', OWN_FACTOR, { currentPassword: password, code: used });
    expect(await code(await end())).toEqual([403, 'identity/second-factor-code-wrong']);
  });

  it('comes along in nobody’s export, and goes with the account', async () => {
    const email = 'export@example.org';
    const browser = await createSignedInUser(server, email);
    const { secret, recoveryCodes } = await turnOnSecondFactor(browser);
    const exported = await (await browser('GET', '/api/users/me/export')).text();
    expect(exported).toContain('account_second_factor');
    for (const secretText of [secret, ...recoveryCodes, '"secret"', '"digest"'])
      expect(exported).not.toContain(secretText);
    expect((await browser('DELETE', '/api/users/me', { password })).status).toBe(204);
    for (const table of ['account_second_factor', 'account_recovery_code']) {
      const { rowCount } = await server.database.pool.query(
        `SELECT 1 FROM ${table} WHERE account_id NOT IN (SELECT id FROM account)`,
      );
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });
});

import { addedPasskeySchema, passkeysSchema, secondStepOptionsSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyDevice, type PasskeyFlaws } from '../../../../../tests/support/passkey-device.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { stopClock, stoppedClock, turnOnSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD as password } from '../signed-in-user.fixtures.ts';
import { addPasskey, challengeOf, OWN_PASSKEYS, type Device } from './passkeys.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

const STEP = '/api/auth/second-factor';
const ALONE = '/api/auth/passkey';

describe('signing in with a passkey', () => {
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { attemptsPerAddress: 1_000, now: stoppedClock } });
  });
  beforeEach(() => forgetAttempts(server));
  afterAll(() => server.close());

  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const userWithPasskey = async (email: string) => {
    const owner = await createSignedInUser(server, email);
    const device = passkeyDevice();
    const { recoveryCodes } = addedPasskeySchema.parse(await (await addPasskey(owner, device)).json());
    const browser = browserOf(server.app);
    return { email, owner, device, recoveryCodes, browser };
  };
  const givePassword = async (browser: Browser, email: string) =>
    code(await browser('POST', '/api/auth/sign-in', { email, password }));
  const step = async (browser: Browser, device: Device, flaws: PasskeyFlaws = {}) => {
    const asked = await challengeOf(await browser('POST', `${STEP}/options`));
    return browser('POST', `${STEP}/passkey`, { passkey: device.show(asked, flaws) });
  };
  const alone = async (browser: Browser, device: Device, flaws: PasskeyFlaws = {}) => {
    const asked = await challengeOf(await browser('POST', `${ALONE}/options`));
    return browser('POST', ALONE, { passkey: device.show(asked, flaws) });
  };
  const isIn = async (browser: Browser) => (await browser('GET', '/api/users/me')).status === 200;
  const lastEvent = async (email: string) => {
    const { rows } = await server.database.pool.query<{ event: string; detail: object }>(
      `SELECT event, detail FROM audit_event WHERE account_id = (SELECT id FROM account WHERE email = $1)
       ORDER BY position DESC LIMIT 1`,
      [email],
    );
    return rows[0];
  };

  it('takes the second step, of which is offered what is set up', async () => {
    const { email, browser, owner, device, recoveryCodes } = await userWithPasskey('step@example.org');
    expect(await givePassword(browser, email)).toEqual([401, 'identity/second-factor-needed']);
    const offered = async () => secondStepOptionsSchema.parse(await (await browser('POST', `${STEP}/options`)).json());
    expect(await offered()).toMatchObject({ authenticator: false, recovery: true, passkey: { rpId: 'localhost' } });
    expect((await step(browser, device)).status).toBe(204);
    expect(await isIn(browser)).toBe(true);
    expect(await lastEvent(email)).toEqual({
      event: 'signed-in',
      detail: { with: 'password', secondFactor: 'passkey' },
    });
    expect(await code(await step(browser, device))).toEqual([400, 'identity/second-step-expired']);
    await turnOnSecondFactor(owner);
    await givePassword(browser, email);
    expect(await offered()).toMatchObject({ authenticator: true, recovery: true });
    expect((await browser('POST', STEP, { code: recoveryCodes[0] })).status).toBe(204);
  });

  it('takes a recovery code where the passkey is lost, and offers no passkey to who has none', async () => {
    const { email, browser, recoveryCodes } = await userWithPasskey('lost@example.org');
    await givePassword(browser, email);
    expect(await code(await browser('POST', STEP, { code: '123456' }))).toEqual([
      403,
      'identity/second-factor-code-wrong',
    ]);
    expect((await browser('POST', STEP, { code: recoveryCodes[3] })).status).toBe(204);
    const owner = await createSignedInUser(server, 'app@example.org');
    await turnOnSecondFactor(owner);
    const other = browserOf(server.app);
    await givePassword(other, 'app@example.org');
    expect(await (await other('POST', `${STEP}/options`)).json()).toMatchObject({ authenticator: true, passkey: null });
  });

  it('needs nothing else where the device makes sure who holds it', async () => {
    const { email, browser, device } = await userWithPasskey('alone@example.org');
    const unverified = await alone(browser, device, { verified: false });
    expect(await code(unverified)).toEqual([403, 'identity/passkey-wrong']);
    expect((await alone(browser, device)).status).toBe(204);
    expect(await isIn(browser)).toBe(true);
    expect(await lastEvent(email)).toEqual({ event: 'signed-in', detail: { with: 'passkey' } });
  });

  it.each([
    ['another address', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['another key', { forged: true }],
    ['another account', { userHandle: 'somebody else' }],
  ] satisfies [string, PasskeyFlaws][])('is refused with what is for %s, and written down', async (what, flaws) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`;
    const { browser, device } = await userWithPasskey(email);
    expect(await code(await alone(browser, device, flaws))).toEqual([403, 'identity/passkey-wrong']);
    await givePassword(browser, email);
    expect(await code(await step(browser, device, flaws))).toEqual([403, 'identity/passkey-wrong']);
    expect(await lastEvent(email)).toEqual({
      event: 'sign-in-refused',
      detail: { because: 'identity/passkey-wrong' },
    });
    expect(await isIn(browser)).toBe(false);
  });

  it('is refused with the passkey of somebody else, or one that was removed', async () => {
    const mine = await userWithPasskey('mine@example.org');
    const theirs = await userWithPasskey('theirs@example.org');
    await givePassword(mine.browser, mine.email);
    expect(await code(await step(mine.browser, theirs.device))).toEqual([403, 'identity/passkey-wrong']);
    expect(await code(await alone(mine.browser, passkeyDevice()))).toEqual([403, 'identity/passkey-wrong']);
    const { passkeys } = passkeysSchema.parse(await (await mine.owner('GET', OWN_PASSKEYS)).json());
    await mine.owner('DELETE', `${OWN_PASSKEYS}/${passkeys[0]?.id}`, { currentPassword: password });
    expect(await code(await alone(mine.browser, mine.device))).toEqual([403, 'identity/passkey-wrong']);
  });

  it('is refused to whoever registered an address that was not theirs, once its owner sets a password', async () => {
    const rules = { attemptsPerAddress: 1_000, now: stoppedClock, sandboxEmails: ['*@example.org'] };
    const sandbox = await startTestServer({ rules });
    const email = 'victim@example.org';
    const [thief, victim] = [browserOf(sandbox.app), browserOf(sandbox.app)];
    await thief('POST', '/api/auth/register', { email, password, agreed: true });
    expect((await thief('POST', '/api/auth/sign-in', { email, password })).status).toBe(204);
    const device = passkeyDevice();
    expect((await addPasskey(thief, device)).status).toBe(200);
    await forgetAttempts(sandbox);
    await victim('POST', '/api/auth/request-reset', { email });
    const link = (await sandbox.mail()).findLast(({ to, link: at }) => to === email && at.includes('oobCode'))?.link;
    const oobCode = new URLSearchParams(link?.split('?')[1]).get('oobCode');
    const own = 'a password of my own';
    expect((await victim('POST', '/api/auth/reset-password', { oobCode, password: own })).status).toBe(204);
    expect(await isIn(thief)).toBe(false);
    expect(await code(await alone(thief, device))).toEqual([403, 'identity/passkey-wrong']);
    expect((await victim('POST', '/api/auth/sign-in', { email, password: own })).status).toBe(204);
    await sandbox.close();
  });

  it('is refused with a challenge that was used, is too old, or was given to somebody else or for something else', async () => {
    const { email, browser, device, owner } = await userWithPasskey('replay@example.org');
    const expired = [400, 'identity/passkey-expired'];
    const asked = await challengeOf(await browser('POST', `${ALONE}/options`));
    const passkey = device.show(asked);
    expect(await code(await browserOf(server.app)('POST', ALONE, { passkey }))).toEqual(expired);
    const stranger = browserOf(server.app);
    await stranger('POST', `${ALONE}/options`);
    expect(await code(await stranger('POST', ALONE, { passkey }))).toEqual(expired);
    await givePassword(browser, email);
    expect(await code(await browser('POST', `${STEP}/passkey`, { passkey }))).toEqual(expired);
    const begun = await owner('POST', `${OWN_PASSKEYS}/options`, { currentPassword: password });
    const forAdding = device.show(await challengeOf(begun));
    expect(await code(await browser('POST', ALONE, { passkey: forAdding }))).toEqual(expired);
    const once = await Promise.all(Array.from({ length: 4 }, () => browser('POST', ALONE, { passkey })));
    expect(once.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400, 400, 400]);
    const late = device.show(await challengeOf(await browser('POST', `${ALONE}/options`)));
    await server.database.pool.query('UPDATE account_link SET expires_at = now()');
    expect(await code(await browser('POST', ALONE, { passkey: late }))).toEqual(expired);
  });

  it('is refused with a counter that does not go up, as that of a copy, and written down', async () => {
    const { email, browser, device } = await userWithPasskey('copied@example.org');
    expect((await alone(browser, device, { counter: 7 })).status).toBe(204);
    for (const counter of [7, 6, 0]) {
      const refused = await alone(browserOf(server.app), device, { counter });
      expect(await code(refused)).toEqual([403, 'identity/passkey-copied']);
    }
    expect(await lastEvent(email)).toMatchObject({ detail: { because: 'identity/passkey-copied' } });
    expect((await alone(browser, device, { counter: 8 })).status).toBe(204);
    const uncounted = await userWithPasskey('uncounted@example.org');
    for (let use = 0; use < 2; use += 1) {
      expect((await alone(uncounted.browser, uncounted.device, { counter: 0 })).status).toBe(204);
    }
  });

  it('is refused for who is suspended, and counted as codes are', async () => {
    const { email, browser, device } = await userWithPasskey('kept-out@example.org');
    await givePassword(browser, email);
    let last: unknown = null;
    for (let tries = 0; tries < 12; tries += 1) last = await code(await step(browser, device, { forged: true }));
    expect(last).toEqual([429, 'identity/too-many-attempts']);
    await server.database.pool.query('UPDATE account SET suspended_at = now() WHERE email = $1', [email]);
    expect(await code(await alone(browser, device))).toEqual([403, 'identity/suspended']);
    expect(await isIn(browser)).toBe(false);
  });

  it.each([{}, { passkey: null }, { passkey: { id: '' } }, { passkey: [] }, { passkey: 'A'.repeat(70_000) }])(
    'is refused with a body that is none',
    async (body) => {
      const browser = browserOf(server.app);
      for (const path of [ALONE, `${STEP}/passkey`]) {
        expect([400, 413]).toContain((await browser('POST', path, body)).status);
      }
    },
  );
});

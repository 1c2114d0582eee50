import { addedPasskeySchema, passkeysSchema, secondFactorSchema } from '@footnote/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passkeyDevice } from '../../../../../tests/support/passkey-device.ts';
import { browserOf, refusalOf, startTestServer, type TestServer } from '../../app/test-server.fixtures.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import { stopClock, stoppedClock, OWN_FACTOR, turnOnSecondFactor } from '../second-factor/second-factor.fixtures.ts';
import { createSignedInUser, forgetAttempts, USER_PASSWORD as currentPassword } from '../signed-in-user.fixtures.ts';
import { addPasskey, challengeOf, OWN_PASSKEYS } from './passkeys.fixtures.ts';

type Browser = ReturnType<typeof browserOf>;

describe('the passkeys of an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    stopClock();
    server = await startTestServer({ rules: { attemptsPerAddress: 1_000, now: stoppedClock } });
  });
  beforeEach(() => forgetAttempts(server));
  afterAll(() => server.close());

  const list = async (browser: Browser) =>
    passkeysSchema.parse(await (await browser('GET', OWN_PASSKEYS)).json()).passkeys;
  const added = async (response: Response) => addedPasskeySchema.parse(await response.json());
  const code = async (response: Response) => (await refusalOf(response)).slice(0, 2);
  const begin = (browser: Browser, body: object = { currentPassword }) =>
    browser('POST', `${OWN_PASSKEYS}/options`, body);
  const events = async (email: string) => {
    const { rows } = await server.database.pool.query<{ event: string }>(
      `SELECT event FROM audit_event WHERE account_id = (SELECT id FROM account WHERE email = $1)
       AND event LIKE 'passkey%' ORDER BY position`,
      [email],
    );
    return rows.map(({ event }) => event);
  };
  const withoutPassword = (email: string) =>
    server.database.pool.query(
      `UPDATE account_credential SET password = NULL WHERE account_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );

  it('are added, named and removed; it is written down and mailed, and the first brings recovery codes', async () => {
    const email = 'whole@example.org';
    const browser = await createSignedInUser(server, email);
    const elsewhere = await createSignedInUser(server, email, { registered: true, browser: browserOf(server.app) });
    const first = await added(await addPasskey(browser, passkeyDevice()));
    expect(first.recoveryCodes).toHaveLength(10);
    expect((await elsewhere('GET', OWN_PASSKEYS)).status).toBe(401);
    const second = await added(await addPasskey(browser, passkeyDevice()));
    expect(second.recoveryCodes).toEqual([]);
    const path = `${OWN_PASSKEYS}/${second.passkey.id}`;
    expect((await browser('PATCH', path, { name: '  Key on\0 the ward ' })).status).toBe(200);
    // Both were added in the same millisecond of this clock.
    expect((await list(browser)).map(({ name }) => name).toSorted()).toEqual(['Key on\uFFFD the ward', 'Phone']);
    expect((await browser('DELETE', path, { currentPassword })).status).toBe(204);
    expect(await code(await browser('DELETE', path, { currentPassword }))).toEqual([404, 'identity/passkey-not-found']);
    expect(await list(browser)).toEqual([first.passkey]);
    expect(await events(email)).toEqual(['passkey-added', 'passkey-added', 'passkey-removed']);
    const mails = (await server.mail()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(mails).toEqual(['A passkey was added', 'A passkey was added', 'A passkey was removed']);
  });

  it('share the recovery codes with the app, whichever comes first, until the last of both goes', async () => {
    const state = async (browser: Browser) => secondFactorSchema.parse(await (await browser('GET', OWN_FACTOR)).json());
    const browser = await createSignedInUser(server, 'both@example.org');
    const { passkey, recoveryCodes } = await added(await addPasskey(browser, passkeyDevice()));
    expect((await turnOnSecondFactor(browser)).recoveryCodes).toEqual([]);
    expect(await state(browser)).toMatchObject({ on: true, passkeys: 1, recoveryCodes: 10 });
    const end = { currentPassword, code: recoveryCodes[0] };
    expect((await browser('DELETE', OWN_FACTOR, end)).status).toBe(204);
    expect(await state(browser)).toMatchObject({ on: false, passkeys: 1, recoveryCodes: 9 });
    const renew = { currentPassword, code: recoveryCodes[1] };
    expect((await browser('POST', `${OWN_FACTOR}/recovery-codes`, renew)).status).toBe(200);
    expect((await browser('DELETE', `${OWN_PASSKEYS}/${passkey.id}`, { currentPassword })).status).toBe(204);
    expect(await state(browser)).toMatchObject({ on: false, passkeys: 0, recoveryCodes: 0 });
  });

  it('are added by nobody who does not prove who they are', async () => {
    const email = 'proof@example.org';
    const browser = await createSignedInUser(server, email);
    for (const body of [{}, { currentPassword: '' }, { currentPassword: `${currentPassword} ` }]) {
      expect(await code(await begin(browser, body))).toEqual([403, 'identity/password-incorrect']);
    }
    expect(await code(await begin(browserOf(server.app)))).toEqual([401, 'identity/signed-out']);
    await withoutPassword(email);
    expect((await begin(browser, {})).status).toBe(200);
    await server.database.pool.query(
      `UPDATE account_session SET created_at = now() - interval '1 hour'
       WHERE account_id = (SELECT id FROM account WHERE email = $1)`,
      [email],
    );
    expect(await code(await begin(browser, {}))).toEqual([403, 'identity/sign-in-again']);
  });

  it('are ten at most, also of those that are added at once', async () => {
    const browser = await createSignedInUser(server, 'many@example.org');
    for (let count = 0; count < 8; count += 1) expect((await addPasskey(browser, passkeyDevice())).status).toBe(200);
    const made = [];
    for (let count = 0; count < 3; count += 1) {
      await forgetAttempts(server);
      made.push(passkeyDevice().make(await challengeOf(await begin(browser))));
    }
    const answers = await Promise.all(made.map((passkey) => browser('POST', OWN_PASSKEYS, { name: 'x', passkey })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect(await list(browser)).toHaveLength(10);
    expect(await code(await begin(browser))).toEqual([409, 'identity/passkey-limit']);
  });

  it('are added once, and by the session that began', async () => {
    const browser = await createSignedInUser(server, 'once@example.org');
    const other = await createSignedInUser(server, 'another@example.org');
    const device = passkeyDevice();
    const asked = await challengeOf(await begin(browser));
    const body = { name: 'Phone', passkey: device.make(asked) };
    expect(await code(await other('POST', OWN_PASSKEYS, body))).toEqual([400, 'identity/passkey-expired']);
    expect((await browser('POST', OWN_PASSKEYS, body)).status).toBe(200);
    expect(await code(await browser('POST', OWN_PASSKEYS, body))).toEqual([400, 'identity/passkey-expired']);
    expect(await code(await addPasskey(browser, device))).toEqual([409, 'identity/passkey-known']);
    expect(await code(await addPasskey(other, device))).toEqual([409, 'identity/passkey-known']);
  });

  it('are refused where they are for another address, too late, or none at all', async () => {
    const browser = await createSignedInUser(server, 'refused@example.org');
    for (const flaws of [{ origin: 'https://evil.example' }, { host: 'evil.example' }, { origin: 'null' }]) {
      const answer = await addPasskey(browser, passkeyDevice(), flaws);
      expect([flaws, ...(await code(answer))]).toEqual([flaws, 400, 'identity/passkey-unreadable']);
    }
    for (const challenge of ['', 'x', 'A'.repeat(43)]) {
      const answer = await addPasskey(browser, passkeyDevice(), { challenge });
      expect(await code(answer)).toEqual([400, 'identity/passkey-expired']);
    }
    const late = passkeyDevice().make(await challengeOf(await begin(browser)));
    await server.database.pool.query('UPDATE account_link SET expires_at = now()');
    expect(await code(await browser('POST', OWN_PASSKEYS, { name: 'x', passkey: late }))).toEqual([
      400,
      'identity/passkey-expired',
    ]);
    const { response, ...rest } = passkeyDevice().make(await challengeOf(await begin(browser)));
    const broken = { ...rest, response: { ...response, attestationObject: 'oA' } };
    expect(await code(await browser('POST', OWN_PASSKEYS, { name: 'x', passkey: broken }))).toEqual([
      400,
      'identity/passkey-unreadable',
    ]);
    const oversized = { ...rest, response: { ...response, attestationObject: 'A'.repeat(40_000) } };
    for (const body of [
      {},
      { name: '' },
      { name: 'x', passkey: {} },
      { name: ' ', passkey: broken },
      { name: 'x', passkey: oversized },
    ]) {
      expect((await browser('POST', OWN_PASSKEYS, body)).status).toBe(400);
    }
    expect((await browser('POST', OWN_PASSKEYS, { name: 'x', passkey: 'A'.repeat(70_000) })).status).toBe(413);
    expect(await list(browser)).toEqual([]);
  });

  it('of somebody else are neither named nor removed', async () => {
    const browser = await createSignedInUser(server, 'owner@example.org');
    const other = await createSignedInUser(server, 'thief@example.org');
    const { passkey } = await added(await addPasskey(browser, passkeyDevice()));
    for (const id of [passkey.id, 'x', '%00', "' OR 1=1"]) {
      const path = `${OWN_PASSKEYS}/${encodeURIComponent(id)}`;
      expect((await code(await other('PATCH', path, { name: 'Mine' })))[0]).toBeGreaterThanOrEqual(400);
      expect((await code(await other('DELETE', path, { currentPassword })))[0]).toBeGreaterThanOrEqual(400);
    }
    expect(await list(browser)).toEqual([passkey]);
  });

  it('meet what an organization asks for, and the last second factor stays while it does', async () => {
    const email = 'member@clinic.example';
    const id = '0b8f7f0e-54c5-4b0a-9d1c-0d9c3f3a7d19';
    const browser = await createSignedInUser(server, email);
    await saveOrganization(server.database, { id, secondFactorRequired: true, people: { [email]: 'Member' } });
    const acts = async () =>
      (await browser('GET', '/api/chat/sessions', undefined, { 'footnote-organization-id': id })).status;
    expect(await acts()).toBe(403);
    const { passkey } = await added(await addPasskey(browser, passkeyDevice()));
    expect(await acts()).toBe(200);
    const remove = () => browser('DELETE', `${OWN_PASSKEYS}/${passkey.id}`, { currentPassword });
    expect(await code(await remove())).toEqual([409, 'identity/last-second-factor']);
    const { code: codeNow } = await turnOnSecondFactor(browser);
    expect((await remove()).status).toBe(204);
    const end = await browser('DELETE', OWN_FACTOR, { currentPassword, code: codeNow() });
    expect(await code(end)).toEqual([409, 'identity/last-second-factor']);
  });
});

import { PASSKEY_LIMIT, type AddedPasskey } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import { passkeyDevice, type PasskeyFlaws } from '../../../../../tests/support/passkey-device.ts';
import { saveOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { CurrentUser } from '../../platform/owner.ts';
import type { Caller } from '../account/auth-policy.ts';
import type { Authentication } from '../identity.ports.ts';
import { endSecondFactor } from '../second-factor/own-second-factor.ts';
import { openTestIdentity } from '../test-identity.fixtures.ts';
import { challengeIn, type Device } from './passkeys.fixtures.ts';
import { removePasskey } from './own-passkeys.ts';

type Process = Authentication & { identity: ReturnType<typeof openTestIdentity> };

const NOW = 1_800_000_000_000;
const PASSWORD = 'correct horse battery';
const CALLER: Caller = { address: '', device: '', userAgent: '', language: 'en', referral: null };
/** How often what only fails at an unlucky moment is tried. */
const ROUNDS = 10;

/** What passkeys promise whatever happens at once, on every database. `open` gives two views of an empty one. */
export function passkeysContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`Passkeys: ${what}`, () => {
    let databases: [Database, Database];
    let processes: [Process, Process];
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      const processOn = async (database: Database): Promise<Process> => {
        const identity = openTestIdentity(database, { now: () => NOW }, (problem) => {
          throw new Error(problem);
        });
        return { ...(await identity.deps.authentication()), identity };
      };
      processes = [await processOn(databases[0]), await processOn(databases[1])];
    });
    afterAll(async () => {
      for (const { identity } of processes) identity.close();
      await Promise.all([...new Set(databases)].map((database) => database.close()));
    });

    let count = 0;
    const registered = async (): Promise<CurrentUser> => {
      const email = `owner${(count += 1)}@example.org`;
      const [one] = processes;
      await one.create({ email, password: PASSWORD, firstName: '', lastName: '', language: null });
      const account = await one.identity.deps.accounts.findByEmail(email);
      const rights = { superAdmin: false, sandbox: false, since: NOW };
      return { accountId: account?.id ?? '', sessionId: `session of ${email}`, email, ...rights };
    };
    /** Begins to add a passkey; what is given ends it, in either process. */
    const begun = async ({ accountId: id, email, sessionId }: CurrentUser, device: Device) => {
      const options = await processes[0].passkeys.beginAdding({ id, email, sessionId });
      const request = { name: 'Phone', passkey: device.make(challengeIn(options)) };
      return ({ passkeys }: Process = processes[0]) => passkeys.add({ id, sessionId }, request);
    };
    const added = async (user: CurrentUser, device = passkeyDevice()): Promise<AddedPasskey> => {
      const made = await (await begun(user, device))();
      if (!made.ok) throw new Error(made.error);
      return made.value;
    };
    const codes = (results: readonly ({ ok: true } | { ok: false; error: unknown })[]) =>
      results.map((result) => (result.ok ? 'done' : String(result.error))).toSorted();
    const stateOf = ({ accountId }: CurrentUser) => processes[1].secondFactors.state(accountId);

    it('are listed in the order they came, seen by every process, with recovery codes for the first alone', async () => {
      const user = await registered();
      const first = await added(user);
      const second = await added(user);
      expect([first.recoveryCodes.length, second.recoveryCodes]).toEqual([10, []]);
      const ids = (await processes[1].passkeys.list(user.accountId)).map(({ id }) => id);
      // Both were added in the same millisecond of this clock.
      expect(ids).toEqual([first.passkey.id, second.passkey.id].toSorted());
      expect(await stateOf(user)).toEqual({ on: true, since: null, passkeys: 2, recoveryCodes: 10 });
    });

    it.each(['the same account', 'two accounts'])('are kept once where %s add one at once', async (whose) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const device = passkeyDevice();
        const one = await registered();
        const other = whose === 'two accounts' ? await registered() : one;
        const [first, second] = [await begun(one, device), await begun(other, device)];
        const results = await Promise.all([first(processes[0]), second(processes[1])]);
        expect(codes(results)).toEqual(['done', 'identity/passkey-known']);
        // Who came second has neither the passkey nor recovery codes of it.
        const [winner, loser] = results[0].ok ? [one, other] : [other, one];
        expect(await stateOf(winner)).toMatchObject({ passkeys: 1, recoveryCodes: 10 });
        const left = loser === winner ? { passkeys: 1, recoveryCodes: 10 } : { passkeys: 0, recoveryCodes: 0 };
        expect(await stateOf(loser)).toMatchObject(left);
      }
    });

    it('are kept once of the same answer that comes twice at once', async () => {
      const add = await begun(await registered(), passkeyDevice());
      const results = await Promise.all(Array.from({ length: 6 }, (_, index) => add(processes[index % 2])));
      expect(codes(results)).toEqual(['done', ...Array<string>(5).fill('identity/passkey-expired')]);
    });

    it('are never more than there may be', async () => {
      const user = await registered();
      const ways = [];
      for (let made = 0; made < PASSKEY_LIMIT + 4; made += 1) ways.push(await begun(user, passkeyDevice()));
      const results = await Promise.all(ways.map((add, index) => add(processes[index % 2])));
      expect(codes(results)).toEqual([
        ...Array<string>(PASSKEY_LIMIT).fill('done'),
        ...Array<string>(4).fill('identity/passkey-limit'),
      ]);
      const withCodes = results.filter((result) => result.ok && result.value.recoveryCodes.length > 0);
      expect(withCodes).toHaveLength(1);
      const { accountId: id, email, sessionId } = user;
      expect(await processes[1].passkeys.beginAdding({ id, email, sessionId })).toBeNull();
    });

    it('of another account are neither renamed nor removed, and a name holds what a database cannot', async () => {
      const [owner, thief] = [await registered(), await registered()];
      const { passkey } = await added(owner);
      const { passkeys } = processes[1];
      for (const id of [passkey.id, '', "' OR 1=1 --", '🩺'.repeat(500)]) {
        expect(await passkeys.rename(thief.accountId, id, 'Mine')).toBeNull();
        expect(await passkeys.remove(thief.accountId, id)).toBeNull();
      }
      expect(await passkeys.rename(owner.accountId, passkey.id, 'Key\0 🗝')).toMatchObject({ name: 'Key\uFFFD 🗝' });
    });

    describe('when they are shown', () => {
      const opening = async ({ accountId }: CurrentUser, device: Device, flaws: PasskeyFlaws) => {
        const purpose = { kind: 'sign-in', browser: `browser of ${accountId}` } as const;
        const shown = device.show(challengeIn(await processes[0].passkeys.beginProving(purpose)), flaws);
        return ({ passkeys }: Process = processes[1]) => passkeys.prove(purpose, shown);
      };
      const shown = async (user: CurrentUser, device: Device, flaws: PasskeyFlaws = {}) =>
        (await opening(user, device, flaws))();

      it('count up, to the highest a device can say, and one that does not is a copy', async () => {
        const user = await registered();
        const device = passkeyDevice();
        await added(user, device);
        const { accountId } = user;
        const copied = { ok: false, error: { code: 'identity/passkey-copied', accountId } };
        const opens = { ok: true, value: accountId };
        const highest = 2 ** 32 - 1;
        const answers = [];
        for (const counter of [0, 0, 5, 5, 4, 0, 6, highest, highest, 0])
          answers.push(await shown(user, device, { counter }));
        expect(answers).toEqual([opens, opens, opens, copied, copied, copied, opens, opens, copied, copied]);
      });

      it('let one in of two that say the same count at once', async () => {
        const user = await registered();
        const device = passkeyDevice();
        await added(user, device);
        for (let counter = 1; counter <= ROUNDS; counter += 1) {
          const [original, copy] = [await opening(user, device, { counter }), await opening(user, device, { counter })];
          const results = await Promise.all([original(processes[0]), copy(processes[1])]);
          expect(results.filter(({ ok }) => ok)).toHaveLength(1);
          expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'identity/passkey-copied' } });
        }
      });

      it('answer a challenge once, however often at once', async () => {
        const user = await registered();
        const device = passkeyDevice();
        await added(user, device);
        const prove = await opening(user, device, { counter: 0 });
        const results = await Promise.all(Array.from({ length: 6 }, (_, index) => prove(processes[index % 2])));
        expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      });
    });

    describe('and the authenticator app', () => {
      /** An account with an app and passkeys; gives ways to remove each of them, each proven. */
      const protectedBy = async ({ app, passkeys, asked }: { app: boolean; passkeys: number; asked: boolean }) => {
        const user = await registered();
        const { accountId, email } = user;
        if (asked) await saveOrganization(databases[0], { secondFactorRequired: true, people: { [email]: 'Member' } });
        const removals: ((process: Process) => Promise<{ ok: true } | { ok: false; error: unknown }>)[] = [];
        if (app) {
          const { secondFactors } = processes[0];
          const setup = await secondFactors.begin({ id: accountId, email });
          await secondFactors.confirm(accountId, authenticatorCode(setup?.secret ?? '', -1, NOW));
          const proof = { currentPassword: PASSWORD, code: authenticatorCode(setup?.secret ?? '', 0, NOW) };
          removals.push(({ identity }) => endSecondFactor(identity.deps, { user, ...proof }, CALLER));
        }
        for (let made = 0; made < passkeys; made += 1) {
          const { id } = (await added(user)).passkey;
          const removal = { user, id, currentPassword: PASSWORD };
          removals.push(({ identity }) => removePasskey({ ...identity.deps, now: () => NOW }, removal, CALLER));
        }
        return { user, atOnce: () => Promise.all(removals.map((remove, index) => remove(pick(index)))) };
      };
      const pick = (index: number) => processes[index % 2] ?? processes[0];
      const codesOf = (results: Awaited<ReturnType<Awaited<ReturnType<typeof protectedBy>>['atOnce']>>) =>
        results.map((result) => (result.ok ? 'done' : JSON.stringify(result.error))).toSorted();

      it.each([
        { app: true, passkeys: 1 },
        { app: false, passkeys: 2 },
        { app: true, passkeys: 2 },
      ])('leave one where an organization asks for it and all go at once: %o', async (has) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { user, atOnce } = await protectedBy({ ...has, asked: true });
          const results = await atOnce();
          const refused = JSON.stringify({ code: 'identity/last-second-factor' });
          expect(codesOf(results)).toEqual([...results.slice(1).map(() => 'done'), refused].toSorted());
          expect(await stateOf(user)).toMatchObject({ on: true, recoveryCodes: 10 });
        }
      });

      it('all go at once where nobody asks for one, and the recovery codes with them', async () => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const { user, atOnce } = await protectedBy({ app: true, passkeys: 2, asked: false });
          expect(codesOf(await atOnce())).toEqual(['done', 'done', 'done']);
          expect(await stateOf(user)).toEqual({ on: false, since: null, passkeys: 0, recoveryCodes: 0 });
        }
      });
    });
  });
}

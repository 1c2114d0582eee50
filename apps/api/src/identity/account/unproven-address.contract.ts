import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import { passkeyDevice } from '../../../../../tests/support/passkey-device.ts';
import type { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import type { Authentication } from '../identity.ports.ts';
import { challengeIn } from '../passkeys/passkeys.fixtures.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { openTestIdentity } from '../test-identity.fixtures.ts';

const NOW = 1_800_000_000_000;
const THEIRS = 'a password of a stranger';
const OWN = 'correct horse battery';
const nobody = new Headers();

const WAYS = ['registers it again', 'sets a password by a link', 'is vouched for'] as const;

/** What becomes of everything a stranger set up under an address before its owner came. `open` gives an empty database. */
export function unprovenAddressContract(what: string, open: () => Promise<Database>): void {
  describe(`An address that was registered by a stranger: ${what}`, () => {
    let database: Database;
    let identity: ReturnType<typeof openTestIdentity>;
    let authentication: Authentication;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
      identity = openTestIdentity(database, { now: () => NOW }, (problem) => {
        throw new Error(problem);
      });
      authentication = await identity.deps.authentication();
    });
    afterAll(async () => {
      identity.close();
      await database.close();
    });

    /** An account with all that opens one, under an address that is proven or not. */
    const setUp = async (email: string, proven: boolean) => {
      const { passkeys, secondFactors, secondSteps } = authentication;
      await authentication.create({ email, password: THEIRS, firstName: '', lastName: '', language: null });
      if (proven) await authentication.verifyEmail(await authentication.verificationToken(email));
      const id = (await identity.deps.accounts.findByEmail(email))?.id ?? '';
      const session = await authentication.beginSession(id, { headers: nobody });
      if (session === null) throw new Error('There is no such account.');
      const device = passkeyDevice();
      const options = await passkeys.beginAdding({ id, email, sessionId: session.id });
      const passkey = device.make(challengeIn(options));
      const added = await passkeys.add({ id, sessionId: session.id }, { name: 'Phone', passkey });
      const [recoveryCode = ''] = added.ok ? added.value.recoveryCodes : [];
      const late = await passkeys.beginAdding({ id, email, sessionId: session.id });
      const setup = await secondFactors.begin({ id, email });
      await secondFactors.confirm(id, authenticatorCode(setup?.secret ?? '', -1, NOW));
      const step = await secondSteps.begin(id);
      return {
        id,
        device,
        /** What of it still opens something. */
        async opens() {
          const purpose = { kind: 'sign-in', browser: email } as const;
          const shown = device.show(challengeIn(await passkeys.beginProving(purpose)));
          const proof = await passkeys.prove(purpose, shown);
          const again = { name: 'Late', passkey: passkeyDevice().make(challengeIn(late)) };
          const bearer = new Headers({ authorization: `Bearer ${session.token}` });
          return {
            passkey: proof.ok ? 'opens' : proof.error.code,
            latePasskey: (await passkeys.add({ id, sessionId: session.id }, again)).ok,
            app: await secondFactors.use(id, authenticatorCode(setup?.secret ?? '', 0, NOW)),
            recoveryCode: await secondFactors.use(id, recoveryCode),
            halfSession: await secondSteps.ownerOf(step),
            session: (await authentication.identify(bearer)).user?.email ?? null,
            password: await authentication.isPassword(id, THEIRS),
          };
        },
      };
    };
    const take = async (email: string, way: (typeof WAYS)[number]) => {
      if (way === 'registers it again') expect(await authentication.registerAgain(email, OWN)).toBe(true);
      if (way === 'is vouched for') await authentication.vouch({ email, firstName: '', lastName: '', language: 'en' });
      if (way === 'sets a password by a link') {
        const reset = await authentication.resetPassword((await authentication.resetCode(email)) ?? '', OWN);
        expect(reset.ok).toBe(true);
      }
    };
    const addressOf = (way: string, kind: string) => `${kind}.${way.replaceAll(' ', '.')}@example.org`;

    it.each(WAYS)('opens to nothing the stranger set up once its owner %s', async (way) => {
      const email = addressOf(way, 'victim');
      const stranger = await setUp(email, false);
      await take(email, way);
      expect(await authentication.secondFactors.state(stranger.id)).toMatchObject({ on: false, passkeys: 0 });
      expect(await stranger.opens()).toEqual({
        passkey: 'identity/passkey-wrong',
        latePasskey: false,
        app: null,
        recoveryCode: null,
        halfSession: null,
        session: null,
        password: false,
      });
    });

    it.each(WAYS)('opens to no passkey of the stranger that was shown in the moment its owner %s', async (way) => {
      const email = addressOf(way, 'moment');
      const { id, device } = await setUp(email, false);
      const { passkeys } = authentication;
      const browser = `the browser of ${email}`;
      const passkey = device.show(challengeIn(await passkeys.beginProving({ kind: 'sign-in', browser })));
      const prove: typeof passkeys.prove = async (...shown) => {
        const proven = await passkeys.prove(...shown);
        await take(email, way);
        return proven;
      };
      const slow = () => Promise.resolve({ ...authentication, passkeys: { ...passkeys, prove } });
      const caller = { address: '192.0.2.1', device: '', language: 'en', userAgent: '', referral: null } as const;
      const deps = { ...identity.deps, authentication: slow };
      const refused = { ok: false, error: { code: 'identity/passkey-wrong' } };
      expect(await signInWithPasskey(deps, { browser, passkey, headers: nobody }, caller)).toEqual(refused);
      expect(await identity.deps.sessions.list(id)).toEqual([]);
    });

    it.each(['registers it again', 'sets a password by a link'] as const)(
      'is its owner’s alone who %s: with the new password, and no second factor of a stranger’s',
      async (way) => {
        const email = addressOf(way, 'owner');
        await setUp(email, false);
        await take(email, way);
        if (way === 'registers it again')
          await authentication.verifyEmail(await authentication.verificationToken(email));
        const session = await authentication.signIn({ email, password: OWN, headers: nobody });
        expect(session).toMatchObject({ ok: true, value: { accountId: expect.any(String) } });
      },
    );

    it('keeps the second factors of an owner who had proven it and forgot the password', async () => {
      const email = 'forgetful@example.org';
      const owner = await setUp(email, true);
      await take(email, 'sets a password by a link');
      expect(await owner.opens()).toEqual({
        passkey: 'opens',
        latePasskey: false,
        app: 'authenticator',
        recoveryCode: 'recovery',
        halfSession: null,
        session: null,
        password: false,
      });
      expect(await authentication.registerAgain(email, THEIRS)).toBe(false);
      expect((await owner.opens()).passkey).toBe('opens');
    });
  });
}

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../tests/support/authenticator.ts';
import type { Authentication, NewSession } from './identity.ports.ts';

const password = 'correct horse battery';
const nobody = new Headers();

/** What everything does alike that proves who somebody is. */
export function authenticationContract(name: string, open: () => Promise<Authentication>): void {
  describe(`Authentication: ${name}`, () => {
    let authentication: Authentication;
    beforeAll(async () => {
      authentication = await open();
    });
    const register = async (email = `${randomUUID()}@example.org`) => {
      const account = { email, password, firstName: 'Ada', lastName: '', language: null };
      expect(await authentication.create(account)).toEqual({ ok: true, value: true });
      return email;
    };
    const entered = async (email: string, headers = nobody): Promise<NewSession> => {
      const session = await authentication.signIn({ email, password, headers });
      if (!session.ok) throw new Error(session.error);
      if ('secondStepOf' in session.value) throw new Error('It asks for a second step.');
      return session.value;
    };
    const verifiedUser = async () => {
      const email = await register();
      await authentication.verifyEmail(await authentication.verificationToken(email));
      return email;
    };
    const cookieOf = ({ cookies }: NewSession) =>
      new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
    const currentUser = async (headers: Headers) => (await authentication.identify(headers)).user;

    it('makes one account of an address, however many ask at once', async () => {
      const email = `${randomUUID()}@example.org`;
      const account = { email, password, firstName: '', lastName: '', language: null };
      const made = await Promise.all(Array.from({ length: 5 }, () => authentication.create(account)));
      expect(made.every(({ ok }) => ok)).toBe(true);
      const token = await authentication.verificationToken(email);
      const owners = await Promise.all([1, 2].map(() => authentication.verifyEmail(token)));
      expect(owners[0]).toEqual(owners[1]);
      expect((await authentication.signIn({ email, password, headers: nobody })).ok).toBe(true);
    });

    it('lets a link confirm the registration it was made for, and no other', async () => {
      const email = await register();
      const invalid = { ok: false, error: 'identity/verification-link-invalid' };
      const first = await authentication.verificationToken(email);
      const code = (await authentication.resetCode(email)) ?? '';
      expect(await authentication.registerAgain(email, 'of somebody else')).toBe(true);
      expect([await authentication.verifyEmail(first), await authentication.ownerOfResetCode(code)]).toEqual([
        invalid,
        null,
      ]);
      const second = await authentication.verificationToken(email);
      const verified = await authentication.verifyEmail(second);
      const accountId = verified.ok ? verified.value : '';
      // Twice, as by a program that opens links before their user does.
      expect(await authentication.verifyEmail(second)).toEqual({ ok: true, value: accountId });
      expect(await authentication.registerAgain(email, password)).toBe(false);
      expect(await authentication.isPassword(accountId, 'of somebody else')).toBe(true);
      const next = { currentPassword: 'of somebody else', password: 'one more password' };
      expect((await authentication.changePassword(accountId, next)).ok).toBe(true);
      expect(await authentication.verifyEmail(second)).toEqual(invalid);
      expect(await authentication.registerAgain('nobody@example.org', password)).toBe(false);
    });

    it.each(['verified', 'given a new password'])(
      'lets nobody take over an address in the moment it is %s',
      async (how) => {
        for (let round = 0; round < 5; round += 1) {
          const email = await register();
          const token = await authentication.verificationToken(email);
          const code = (await authentication.resetCode(email)) ?? '';
          const prove = () =>
            how === 'verified' ? authentication.verifyEmail(token) : authentication.resetPassword(code, password);
          const [proven, replaced] = await Promise.all([
            prove(),
            authentication.registerAgain(email, 'of somebody else'),
          ]);
          expect(proven.ok).toBe(!replaced);
          const foreign = { email, password: 'of somebody else', headers: nobody };
          expect((await authentication.signIn(foreign)).ok).toBe(false);
          expect((await authentication.signIn({ ...foreign, password })).ok).toBe(proven.ok);
        }
      },
    );

    it('lets nobody in before the address is verified, nor with another password', async () => {
      const email = await register();
      const refused = { ok: false, error: 'identity/email-not-verified' };
      expect(await authentication.signIn({ email, password, headers: nobody })).toEqual(refused);
      const wrong = { ok: false, error: 'identity/wrong-credentials' };
      expect(await authentication.signIn({ email, password: 'x', headers: nobody })).toEqual(wrong);
      expect(await authentication.signIn({ email: 'no@example.org', password, headers: nobody })).toEqual(wrong);
    });

    it('knows a reader by cookie or bearer, and by no other', async () => {
      const session = await entered(await verifiedUser());
      const { accountId, token } = session;
      expect(await currentUser(cookieOf(session))).toMatchObject({ accountId, superAdmin: false });
      expect(await currentUser(new Headers({ authorization: `Bearer ${token}` }))).toMatchObject({ accountId });
      const forged = `${token.slice(0, -3)}abc`;
      expect(await currentUser(new Headers({ authorization: `Bearer ${forged}` }))).toBeNull();
      const both = cookieOf(session);
      both.set('authorization', `Bearer ${forged}`);
      expect(await currentUser(both)).toBeNull();
      expect(await currentUser(nobody)).toBeNull();
    });

    it('ends a session at the next sign-in, at signing out, and all of them when told', async () => {
      const email = await verifiedUser();
      const first = await entered(email);
      const second = await entered(email, cookieOf(first));
      expect([await currentUser(cookieOf(first)), (await currentUser(cookieOf(second)))?.email]).toEqual([null, email]);
      await authentication.signOut(cookieOf(second));
      expect(await currentUser(cookieOf(second))).toBeNull();
      const [third, fourth] = [await entered(email), await entered(email)];
      await authentication.endSessions(third.accountId);
      expect([await currentUser(cookieOf(third)), await currentUser(cookieOf(fourth))]).toEqual([null, null]);
    });

    it('sets a new password once with a code, which verifies the address and ends every session', async () => {
      const email = await verifiedUser();
      const session = await entered(email);
      const code = (await authentication.resetCode(email)) ?? '';
      expect(code).toMatch(/^[\w-]{22,}$/);
      expect(await authentication.ownerOfResetCode(code)).toBe(session.accountId);
      expect(await authentication.ownerOfResetCode(`${code}x`)).toBeNull();
      const outcomes = await Promise.all([1, 2, 3].map(() => authentication.resetPassword(code, 'another password')));
      expect(outcomes.filter(({ ok }) => ok)).toEqual([{ ok: true, value: session.accountId }]);
      expect(await authentication.isPassword(session.accountId, 'another password')).toBe(true);
      expect(await currentUser(cookieOf(session))).toBeNull();
      const unverified = await register();
      await authentication.resetPassword((await authentication.resetCode(unverified)) ?? '', password);
      expect((await authentication.signIn({ email: unverified, password, headers: nobody })).ok).toBe(true);
      expect(await authentication.resetCode('nobody@example.org')).toBeNull();
    });

    it('begins no session by the password of an account with a second factor, and one for who has proven all', async () => {
      const email = await verifiedUser();
      const first = await entered(email);
      const { accountId } = first;
      const setup = await authentication.secondFactors.begin({ id: accountId, email });
      await authentication.secondFactors.confirm(accountId, authenticatorCode(setup?.secret ?? ''));
      const signedIn = await authentication.signIn({ email, password, headers: cookieOf(first) });
      expect(signedIn).toEqual({ ok: true, value: { secondStepOf: accountId, step: expect.any(String) } });
      // The session of before stays: whoever knows the password alone ends nothing.
      expect((await currentUser(cookieOf(first)))?.email).toBe(email);
      const token = await authentication.secondSteps.begin(accountId);
      expect(await currentUser(new Headers({ authorization: `Bearer ${token}` }))).toBeNull();
      expect(await authentication.secondSteps.ownerOf(token)).toBe(accountId);
      expect(await authentication.secondSteps.ownerOf(`${token}x`)).toBeNull();
      const ended = await Promise.all([1, 2, 3].map(() => authentication.secondSteps.end(token)));
      expect(ended.filter(Boolean)).toHaveLength(1);
      expect(await authentication.secondSteps.ownerOf(token)).toBeNull();
      const session = await authentication.beginSession(accountId, { headers: cookieOf(first) });
      if (session === null) throw new Error('The account is gone.');
      expect((await currentUser(cookieOf(session)))?.email).toBe(email);
      expect((await currentUser(new Headers({ authorization: `Bearer ${session.token}` })))?.email).toBe(email);
      expect(await currentUser(cookieOf(first))).toBeNull();
      const waiting = await authentication.secondSteps.begin(accountId);
      const passwords = { currentPassword: password, password: 'another password' };
      expect((await authentication.changePassword(accountId, passwords)).ok).toBe(true);
      expect(await authentication.secondSteps.ownerOf(waiting)).toBeNull();
    });

    it('begins no session for nobody, nor by what opened the account before', async () => {
      expect(await authentication.beginSession(randomUUID(), { headers: nobody })).toBeNull();
      const email = await verifiedUser();
      const first = await entered(email);
      const stands = () => Promise.resolve(false);
      expect(await authentication.beginSession(first.accountId, { headers: cookieOf(first), stands })).toBeNull();
      // The session of before goes on.
      expect((await currentUser(cookieOf(first)))?.email).toBe(email);
    });

    it('changes a password for who knows the one that is', async () => {
      const email = await verifiedUser();
      const { accountId } = await entered(email);
      const change = (currentPassword: string) =>
        authentication.changePassword(accountId, { currentPassword, password: 'another password' });
      const code = (await authentication.resetCode(email)) ?? '';
      await authentication.resetPassword(code, 'set by its owner');
      expect(await change(password)).toEqual({ ok: false, error: 'identity/password-incorrect' });
      expect(await authentication.isPassword(accountId, 'set by its owner')).toBe(true);
      const changed = await Promise.all([1, 2, 3].map(() => change('set by its owner')));
      expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJlbWFpbCI6ImFAYi5jIn0.', '\0', '🩺'.repeat(100)])(
      'takes %j for no link at all',
      async (token) => {
        const invalid = { ok: false, error: 'identity/verification-link-invalid' };
        expect(await authentication.verifyEmail(token)).toEqual(invalid);
      },
    );
  });
}

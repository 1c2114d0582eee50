import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorCode } from '../../../../../tests/support/authenticator.ts';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { authenticationContract } from '../authentication.contract.ts';
import { challengeIn } from '../passkeys/passkeys.fixtures.ts';
import { quickPasswords } from '../test-identity.fixtures.ts';
import type { AuthEngineSettings } from './auth-engine.ts';
import { openBetterAuth } from './better-auth.ts';

function contractOn(what: string, open: () => Promise<Database>, rules: Partial<AuthEngineSettings> = {}): void {
  describe(`accounts in ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
    });
    afterAll(() => database.close());
    const authenticationOn = (settings: Partial<AuthEngineSettings> = {}) =>
      openBetterAuth({
        ...rules,
        ...settings,
        database,
        secret: 'a secret of the tests and of nothing else',
        publicUrl: 'http://localhost:3000',
        sandbox: false,
        providers: { google: null, microsoft: null, oidc: null },
        onProblem: () => undefined,
      });
    authenticationContract(what, () => authenticationOn());

    it.each(['without', 'with'])(
      'let nobody in by a password that is replaced while it is compared, %s a second factor',
      async (kind) => {
        const email = `${kind}@example.org`;
        const old = 'correct horse battery';
        let between = () => Promise.resolve();
        const authentication = await authenticationOn({
          passwords: {
            hash: (password) => Promise.resolve(`hash of ${password}`),
            async verify({ hash, password }) {
              const isIt = hash === `hash of ${password}`;
              await between();
              return isIt;
            },
          },
        });
        await authentication.create({ email, password: old, firstName: '', lastName: '', language: null });
        const verified = await authentication.verifyEmail(await authentication.verificationToken(email));
        const id = verified.ok ? verified.value : '';
        if (kind === 'with') {
          const setup = await authentication.secondFactors.begin({ id, email });
          await authentication.secondFactors.confirm(id, authenticatorCode(setup?.secret ?? ''));
        }
        const code = (await authentication.resetCode(email)) ?? '';
        between = async () => {
          expect((await authentication.resetPassword(code, 'set by its owner')).ok).toBe(true);
        };
        const refused = { ok: false, error: 'identity/wrong-credentials' };
        expect(await authentication.signIn({ email, password: old, headers: new Headers() })).toEqual(refused);
        const left = (table: string, column: string) =>
          database.pool.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [id]);
        expect((await left('account_session', 'account_id')).rows).toEqual([]);
        expect((await left('account_link', 'value')).rows).toEqual([]);
        between = () => Promise.resolve();
        const next = await authentication.signIn({ email, password: 'set by its owner', headers: new Headers() });
        expect(next.ok).toBe(true);
      },
    );

    it('are kept so that who reads the database ends nobody’s signing in, and sets nobody’s password', async () => {
      const authentication = await authenticationOn();
      const { secondSteps, passkeys } = authentication;
      const email = 'read@example.org';
      await authentication.create({
        email,
        password: 'correct horse battery',
        firstName: '',
        lastName: '',
        language: null,
      });
      const code = (await authentication.resetCode(email)) ?? '';
      const id = (await authentication.ownerOfResetCode(code)) ?? '';
      const [token, signedOn] = [await secondSteps.begin(id), await secondSteps.begin(id, 'single-sign-on')];
      const purposes = [
        { kind: 'second-step', token, accountId: id },
        { kind: 'sign-in', browser: 'a cookie of a browser' },
      ] as const;
      const challenges = [];
      for (const purpose of purposes) challenges.push(challengeIn(await passkeys.beginProving(purpose)).challenge);
      const { rows } = await database.pool.query<{ identifier: string }>('SELECT * FROM account_link');
      const kept = JSON.stringify(rows);
      expect(kept).toContain(id);
      for (const secret of [code, token, signedOn, signedOn.slice(2), 'a cookie of a browser', ...challenges])
        expect(kept).not.toContain(secret);
      // What is kept is no token either.
      for (const { identifier } of rows) {
        expect(await secondSteps.ownerOf(identifier)).toBeNull();
        expect(await secondSteps.ownerOf(identifier.replace('second-step:', ''))).toBeNull();
      }
      expect(await secondSteps.ownerOf(token)).toBe(id);
    });
  });
}

contractOn('the embedded database', openMigratedDatabase);

it('asks the large providers who somebody is, and for nothing of theirs besides', async () => {
  const database = await openMigratedDatabase();
  await migrate(database);
  const keys = { clientId: 'our-id', clientSecret: 'our-secret' };
  const authentication = await openBetterAuth({
    database,
    secret: 'a secret of the tests and of nothing else',
    publicUrl: 'https://footnote.example.org',
    sandbox: false,
    providers: { google: keys, microsoft: { ...keys, tenant: 'common' }, oidc: null },
    onProblem: () => undefined,
  });
  expect(await authentication.providers()).toEqual([
    { id: 'google', name: 'Google' },
    { id: 'microsoft', name: 'Microsoft' },
  ]);
  for (const provider of ['google', 'microsoft']) {
    const begun = await authentication.beginSocial(provider, new Headers());
    const asked = new URL(begun.ok ? begun.value.url : '').searchParams;
    expect(asked.get('redirect_uri')).toBe(`https://footnote.example.org/api/auth/callback/${provider}`);
    expect(new Set(asked.get('scope')?.split(' '))).toEqual(new Set(['openid', 'email', 'profile']));
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.toString()).not.toContain('our-secret');
  }
  await database.close();
});

// How the library keeps passwords, which is dear on purpose, is seen on the embedded database.
onPostgres(({ open }) => contractOn('PostgreSQL', open, { passwords: quickPasswords }));

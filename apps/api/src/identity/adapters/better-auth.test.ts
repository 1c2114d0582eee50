import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { authenticationContract } from '../authentication.contract.ts';
import { challengeIn } from '../passkeys/passkeys.fixtures.ts';
import { openBetterAuth } from './better-auth.ts';

function contractOn(what: string, open: () => Promise<Database>): void {
  describe(`accounts in ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
    });
    afterAll(() => database.close());
    const authenticationOn = () =>
      openBetterAuth({
        database,
        secret: 'a secret of the tests and of nothing else',
        publicUrl: 'http://localhost:3000',
        sandbox: false,
        providers: { google: null, microsoft: null, oidc: null },
        onProblem: () => undefined,
      });
    authenticationContract(what, authenticationOn);

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

onPostgres(({ open }) => contractOn('PostgreSQL', open));

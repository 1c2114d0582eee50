import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { authenticationContract } from '../authentication.contract.ts';
import { openBetterAuth } from './better-auth.ts';

function contractOn(what: string, open: () => Promise<Database>): void {
  describe(`accounts in ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
    });
    afterAll(() => database.close());
    authenticationContract(what, () =>
      openBetterAuth({
        database,
        secret: 'a secret of the tests and of nothing else',
        publicUrl: 'http://localhost:3000',
        sandbox: false,
        providers: { google: null, microsoft: null, oidc: null },
        onProblem: () => undefined,
      }),
    );
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

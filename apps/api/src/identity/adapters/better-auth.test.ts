import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { openEmptyDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../platform/database/migrate.ts';
import {
  postgresPrograms,
  startPostgres,
  type TestPostgres,
} from '../../platform/database/postgres-server.fixtures.ts';
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

contractOn('the embedded database', openEmptyDatabase);

const programs = postgresPrograms();

describe.skipIf(programs === null)('a PostgreSQL server (where one is installed)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());
  contractOn('PostgreSQL', async () => {
    const url = await server.createDatabase(`test_${randomUUID().replaceAll('-', '')}`);
    return openDatabase({ url, directory: null });
  });
});

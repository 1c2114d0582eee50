import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres-server.fixtures.ts';

/** How tests come to a new, empty database. */
export interface PostgresOfTests {
  open: () => Promise<Database>;
  /** One database, as two processes see it. */
  openTwice: () => Promise<[Database, Database]>;
}

/** Runs tests on a PostgreSQL server of their own, where one is installed. */
export function onPostgres(tests: (postgres: PostgresOfTests) => void): void {
  const programs = postgresPrograms();
  describe.skipIf(programs === null)('a PostgreSQL server (where one is installed)', () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
    });
    afterAll(() => server.stop());
    const fresh = async () => {
      const url = await server.createDatabase(`test_${randomUUID().replaceAll('-', '')}`);
      return () => openDatabase({ url, directory: null });
    };
    tests({
      open: async () => (await fresh())(),
      async openTwice() {
        const open = await fresh();
        return [open(), open()];
      },
    });
  });
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { openEmptyDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../platform/database/migrate.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '../platform/database/postgres-server.fixtures.ts';
import { chatSessionsContract, type OpenSessions } from './chat-sessions.contract.ts';
import { createPostgresChatSessions } from './postgres-chat-sessions.ts';
import { sessionSharesContract } from './session-shares.contract.ts';

function contractOn(what: string, open: () => Promise<Database>): void {
  describe(`sessions in ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
    });
    afterAll(() => database.close());
    const sessionsOf: OpenSessions = async (runner) =>
      createPostgresChatSessions({ database, runner, turnSeconds: 3600, now: Date.now });
    chatSessionsContract(what, sessionsOf);
    sessionSharesContract(what, sessionsOf);
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

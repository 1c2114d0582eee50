import { afterAll, beforeAll, describe } from 'vitest';
import { createPostgresProUsage } from '../../../billing/adapters/postgres-pro-usage.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openMigratedDatabase } from '../../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { onPostgres } from '../../../platform/database/on-postgres.fixtures.ts';
import { chatSessionsContract, type OpenSessions } from '../../chat-sessions.contract.ts';
import { NO_QUOTA } from '../../chat-sessions.fixtures.ts';
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
      createPostgresChatSessions({
        database,
        runner,
        turnSeconds: 3600,
        now: Date.now,
        quota: NO_QUOTA,
        proUsage: createPostgresProUsage({ database, now: Date.now }),
      });
    chatSessionsContract(what, sessionsOf);
    sessionSharesContract(what, sessionsOf);
  });
}

contractOn('the embedded database', openMigratedDatabase);

onPostgres(({ open }) => contractOn('PostgreSQL', open));

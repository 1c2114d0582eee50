import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { openEmptyDatabase } from '../database/embedded-database.fixtures.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from '../database/postgres-server.fixtures.ts';
import { jobsContract } from './jobs.contract.ts';
import { openPgBossJobs } from './pg-boss-jobs.ts';

const fail = (error: unknown) => {
  throw error;
};

jobsContract('the embedded database', openEmptyDatabase, (database) => openPgBossJobs(database, fail));

const programs = postgresPrograms();

describe.skipIf(programs === null)('with a PostgreSQL server (where one is installed)', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server.stop());
  const open = async () => {
    const url = await server.createDatabase(`test_${randomUUID().replaceAll('-', '')}`);
    return openDatabase({ url, directory: null });
  };
  jobsContract('PostgreSQL', open, (database) => openPgBossJobs(database, fail));
});

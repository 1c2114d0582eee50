import { openEmptyDatabase } from '../database/embedded-database.fixtures.ts';
import { onPostgres } from '../database/on-postgres.fixtures.ts';
import { jobsContract } from './jobs.contract.ts';
import { openPgBossJobs } from './pg-boss-jobs.ts';

const fail = (error: unknown) => {
  throw error;
};

jobsContract('the embedded database', openEmptyDatabase, (database) => openPgBossJobs(database, fail));

onPostgres(({ open }) => jobsContract('PostgreSQL', open, (database) => openPgBossJobs(database, fail)));

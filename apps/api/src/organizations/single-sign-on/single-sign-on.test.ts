import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { singleSignOnContract } from './single-sign-on.contract.ts';

singleSignOnContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => singleSignOnContract('PostgreSQL, two processes', openTwice));

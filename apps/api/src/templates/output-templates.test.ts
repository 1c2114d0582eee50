import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { outputTemplatesContract } from './output-templates.contract.ts';

outputTemplatesContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => outputTemplatesContract('PostgreSQL, two processes', openTwice));

import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { alertsContract } from './alerts.contract.ts';

alertsContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => alertsContract('PostgreSQL, two processes', openTwice));

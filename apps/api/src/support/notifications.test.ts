import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { notificationsContract } from './notifications.contract.ts';

notificationsContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => notificationsContract('PostgreSQL, two processes', openTwice));

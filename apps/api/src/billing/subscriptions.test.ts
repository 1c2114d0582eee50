import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { subscriptionsContract } from './subscriptions.contract.ts';

subscriptionsContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});
onPostgres(({ openTwice }) => subscriptionsContract('PostgreSQL, two processes', openTwice));

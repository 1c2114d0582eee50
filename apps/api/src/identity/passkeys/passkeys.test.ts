import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { passkeysContract } from './passkeys.contract.ts';

passkeysContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => passkeysContract('PostgreSQL, two processes', openTwice));

import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { contactMessagesContract } from './contact-messages.contract.ts';

contactMessagesContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => contactMessagesContract('PostgreSQL, two processes', openTwice));

import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { auditTrailContract } from './audit-trail.contract.ts';

auditTrailContract('embedded', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => auditTrailContract('PostgreSQL, two processes', openTwice));

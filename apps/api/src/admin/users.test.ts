import { openMigratedDatabase } from '../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../platform/database/on-postgres.fixtures.ts';
import { usersContract } from './users.contract.ts';

usersContract('embedded', openMigratedDatabase);

onPostgres(({ open }) => usersContract('PostgreSQL', open));

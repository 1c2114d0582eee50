import { openMigratedDatabase } from '../../platform/database/embedded-database.fixtures.ts';
import { onPostgres } from '../../platform/database/on-postgres.fixtures.ts';
import { unprovenAddressContract } from './unproven-address.contract.ts';

unprovenAddressContract('embedded', openMigratedDatabase);

onPostgres(({ open }) => unprovenAddressContract('PostgreSQL', open));

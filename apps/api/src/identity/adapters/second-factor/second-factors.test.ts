import { afterAll, describe } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openMigratedDatabase } from '../../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { onPostgres } from '../../../platform/database/on-postgres.fixtures.ts';
import { secondFactorsContract } from '../../second-factor/second-factors.contract.ts';
import { createSecondFactors } from './second-factors.ts';

const secret = 'a secret of the tests and of nothing else';

function contractOn(what: string, open: () => Promise<Database>): void {
  describe(`second factors in ${what}`, () => {
    let opened: Database | null = null;
    afterAll(() => opened?.close());
    secondFactorsContract(what, async () => {
      const database = (opened = await open());
      await migrate(database);
      let moment = Date.now();
      const keys = { secret, secretConfig: secret };
      return {
        database,
        secondFactors: createSecondFactors({ database, keys, now: () => moment }),
        at: (next) => void (moment = next),
      };
    });
  });
}

contractOn('the embedded database', openMigratedDatabase);

onPostgres(({ open }) => contractOn('PostgreSQL', open));

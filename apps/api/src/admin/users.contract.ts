import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { saveAccounts } from '../organizations/organizations.fixtures.ts';
import type { UserQuery } from './admin.ports.ts';
import { pageOfUsers } from './adapters/postgres-users.ts';

const QUERY: UserQuery = { search: '', sort: 'name', direction: 'ascending', page: 1, pageSize: 25, show: 'all' };

/** How every database finds ten thousand users. */
export function usersContract(what: string, open: () => Promise<Database>): void {
  describe(`ten thousand users: ${what}`, () => {
    let database: Database;
    beforeAll(async () => {
      database = await open();
      await migrate(database);
      await saveAccounts(database, 10_000);
      await database.pool.query("UPDATE account SET created_at = now() - last_name::int * interval '1 minute'");
      await database.pool.query('VACUUM (ANALYZE) account');
    });
    afterAll(() => database.close());

    const planOf = async (query: Partial<UserQuery>) => {
      const { sql, params } = pageOfUsers(database, { ...QUERY, ...query }).toSQL();
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };

    it.each([
      [{}, 'account_by_name'],
      [{ direction: 'descending' }, 'account_by_name'],
      [{ page: 40 }, 'account_by_name'],
      [{ sort: 'email' }, 'account_email_key'],
      [{ sort: 'createdAt', direction: 'descending' }, 'account_by_age'],
      [{ search: 'person4711' }, 'account_by_words'],
      [{ search: 'person471 example' }, 'account_by_words'],
      [{ show: 'suspended' }, 'account_suspended'],
      [{ show: 'superAdmins' }, 'account_super_admin'],
    ] as const)('%j are read from the index %s', async (query, index) => {
      const plan = await planOf(query);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    });
  });
}

import type { Result } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrganizations } from '../app/compose-organizations.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { changeMember, leaveOrganization } from './manage-members.ts';
import type { Actor, OrganizationDeps } from './organization-changes.ts';
import { saveAccounts, saveMembers, saveOrganization } from './organizations.fixtures.ts';

const actor = (accountId: string): Actor => ({
  user: { accountId, sessionId: '', email: '', superAdmin: false, sandbox: false, since: 0 },
  address: '',
});

/** What organizations promise whatever happens at once, on every database. `open` gives two views of an empty one. */
export function organizationsContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`Organizations: ${what}`, () => {
    let databases: [Database, Database];
    let processes: [OrganizationDeps, OrganizationDeps];
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      const audit = { write: () => Promise.resolve() };
      const depsOf = (database: Database) => openOrganizations({ database, audit, now: Date.now }).organizations;
      processes = [depsOf(databases[0]), depsOf(databases[1])];
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    const withAdmins = async (count: number, prefix: string) => {
      const id = await saveOrganization(databases[0], { userLimit: 1_000 });
      const accounts = await saveAccounts(databases[0], count, prefix);
      await saveMembers(databases[0], id, { accounts, role: 'Admin' });
      return { id, accounts };
    };
    const adminsOf = async (id: string) =>
      (await processes[0].organizations.hold(id, async ({ admins }) => admins)) ?? 0;
    const codes = (results: readonly Result<unknown, { code: string }>[]) =>
      results.map((result) => (result.ok ? 'done' : result.error.code)).toSorted();

    it('keep one admin when all of them leave at once', async () => {
      const { id, accounts } = await withAdmins(20, 'leaving');
      const left = await Promise.all(
        accounts.map((account, index) =>
          leaveOrganization(index % 2 === 0 ? processes[0] : processes[1], { id, actor: actor(account) }),
        ),
      );
      expect(codes(left)).toEqual([...Array<string>(19).fill('done'), 'organization/last-admin']);
      expect(await adminsOf(id)).toBe(1);
    });

    it('keep one of two admins who take each other out at once', async () => {
      const { id, accounts } = await withAdmins(2, 'rival');
      const [one = '', other = ''] = accounts;
      const taken = await Promise.all([
        changeMember(processes[0], { organizationId: id, accountId: other, next: null, actor: actor(one) }),
        changeMember(processes[1], { organizationId: id, accountId: one, next: null, actor: actor(other) }),
      ]);
      expect(codes(taken)).toEqual(['done', 'organization/not-found']);
      expect(await adminsOf(id)).toBe(1);
    });
  });
}

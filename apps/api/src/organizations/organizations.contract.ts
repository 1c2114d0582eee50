import type { Result } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOrganizations } from '../app/compose-organizations.ts';
import { createPostgresAccounts } from '../identity/adapters/postgres-accounts.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { changeMember, leaveOrganization } from './manage-members.ts';
import { deleteOrganization, updateOrganization } from './manage-organizations.ts';
import { answerInvite } from './answer-invites.ts';
import { digestOfLink, inviteMember, type Inviter } from './invite-members.ts';
import type { OrganizationDeps } from './organization-changes.ts';
import { saveAccounts, saveMembers, saveOrganization } from './organizations.fixtures.ts';

const actor = (accountId: string, { email = '', superAdmin = false } = {}): Inviter => ({
  user: { accountId, sessionId: '', email, superAdmin, sandbox: false, since: 0 },
  address: '',
  language: 'en',
});

/** What organizations promise whatever happens at once, on every database. `open` gives two views of an empty one. */
export function organizationsContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`Organizations: ${what}`, () => {
    let databases: [Database, Database];
    let processes: [OrganizationDeps, OrganizationDeps];
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      const nothing = () => Promise.resolve();
      const depsOf = (database: Database) =>
        openOrganizations({
          database,
          now: Date.now,
          accounts: createPostgresAccounts({ database, now: Date.now }),
          audit: { write: nothing },
          mail: { add: nothing },
          limits: { message: () => Promise.resolve(0) },
          publicUrl: '',
          secret: 'a secret of the tests and of nothing else',
          settings: { networks: 'loopback', dnsServers: [] },
          authentication: () => Promise.reject(new Error('Nobody signs in here.')),
        }).organizations;
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

    const peopleOf = (id: string) =>
      processes[0].organizations.hold(id, async ({ members, openInvites }) => ({ members, openInvites }));
    const addressOf = (prefix: string, number: number) => `${prefix}${number}@example.org`;
    /** Work that both processes do at once. */
    const atOnce = <T>(times: number, work: (index: number, deps: OrganizationDeps) => Promise<T>) =>
      Promise.all(Array.from({ length: times }, (_, index) => work(index, processes[index % 2] ?? processes[0])));

    it('take in ten of fifty who accept ten places at once, four times each', async () => {
      const id = await saveOrganization(databases[0], { userLimit: 50 });
      const accounts = await saveAccounts(databases[0], 50, 'invited');
      const invites: string[] = [];
      for (const index of accounts.keys()) {
        const invite = { email: addressOf('invited', index + 1), name: 'A', role: 'Member' as const };
        invites.push((await processes[0].invites.save(id, { ...invite, digest: digestOfLink(invite.email) })).id);
      }
      // No call lowers a limit below those who have a place; here it happens behind the back of all rules.
      await saveOrganization(databases[0], { id, userLimit: 10 });
      const answers = await atOnce(200, (index, deps) => {
        const which = index % 50;
        const user = actor(accounts[which] ?? '', { email: addressOf('invited', which + 1) });
        return answerInvite(deps, { id: invites[which] ?? '', accepted: true, actor: user });
      });
      expect(answers.filter((answer) => answer.ok)).toHaveLength(10);
      expect(await peopleOf(id)).toEqual({ members: 10, openInvites: 40 });
    });

    it('invite ten people where two hundred are invited to ten places at once', async () => {
      const id = await saveOrganization(databases[0], { userLimit: 10 });
      const by = actor('', { superAdmin: true });
      const sent = await atOnce(200, (index, deps) => {
        const invite = { email: addressOf('new', index), name: 'New', role: 'Member' as const };
        return inviteMember(deps, { id, invite, actor: by });
      });
      expect(codes(sent).filter((code) => code === 'done')).toHaveLength(10);
      expect(new Set(codes(sent))).toEqual(new Set(['done', 'organization/user-limit-reached']));
      expect(await peopleOf(id)).toEqual({ members: 0, openInvites: 10 });
    });

    it('answer an invitation once, however often at once it is accepted and declined', async () => {
      const id = await saveOrganization(databases[0], { userLimit: 1 });
      const [account = ''] = await saveAccounts(databases[0], 1, 'eager');
      const email = addressOf('eager', 1);
      const invite = { email, name: 'Eager', role: 'Admin' as const };
      const made = await inviteMember(processes[0], { id, invite, actor: actor('', { superAdmin: true }) });
      const inviteId = made.ok ? made.value.id : '';
      const answers = await atOnce(40, (index, deps) =>
        answerInvite(deps, { id: inviteId, accepted: index % 3 !== 0, actor: actor(account, { email }) }),
      );
      expect(codes(answers)).toEqual(['done', ...Array<string>(39).fill('organization/invite-not-found')]);
      expect((await peopleOf(id))?.openInvites).toBe(0);
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

    it('hold ten thousand members: each on one page, found by name, told, and none beyond the limit', async () => {
      const [{ members, organizations }] = processes;
      const by = actor('', { superAdmin: true });
      const id = await saveOrganization(databases[0], { userLimit: 10_000 });
      const accounts = await saveAccounts(databases[0], 10_000, 'crowd');
      await saveMembers(databases[0], id, { accounts, role: 'Member' });
      await databases[0].pool.query("UPDATE account SET first_name = 'Zoë', last_name = 'Żółć 王芳' WHERE id = $1", [
        accounts[4_710],
      ]);
      const list = (page: number, search = '') =>
        members.list(id, { search, sort: 'email', direction: 'ascending', page, pageSize: 100 });
      const seen = new Set<string>();
      for (let page = 1; page <= 100; page += 1) for (const member of (await list(page)).items) seen.add(member.id);
      expect(seen.size).toBe(10_000);
      expect(await list(101)).toEqual({ items: [], total: 10_000 });
      expect((await list(1, 'ŻÓŁĆ 王')).items.map((member) => member.id)).toEqual([accounts[4_710]]);

      const invite = { email: 'one.more@example.org', name: 'One more', role: 'Member' as const };
      const full = await inviteMember(processes[0], { id, invite, actor: by });
      const lower = await updateOrganization(processes[0], { id, change: { userLimit: 9_999 }, actor: by });
      expect(codes([full, lower])).toEqual(['organization/limit-too-low', 'organization/user-limit-reached']);
      const out = { organizationId: id, accountId: accounts[0] ?? '', next: null, actor: by };
      expect((await changeMember(processes[1], out)).ok).toBe(true);
      expect((await inviteMember(processes[0], { id, invite, actor: by })).ok).toBe(true);

      expect((await deleteOrganization(processes[0], { id, actor: by })).ok).toBe(true);
      expect(await organizations.find(id)).toBeNull();
      const { rows } = await databases[0].pool.query<{ told: string }>(
        "SELECT count(DISTINCT account_id) AS told FROM notification WHERE kind = 'organization-deleted' AND detail->>'organizationId' = $1",
        [id],
      );
      expect(Number(rows[0]?.told)).toBe(9_999);
    });
  });
}

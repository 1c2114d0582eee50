import { randomUUID } from 'node:crypto';
import { NEWS_KINDS, NOTIFICATION_DAYS, type News } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresInvites } from '../organizations/adapters/postgres-invites.ts';
import { saveAccounts, saveMembers, saveOrganization } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresNotifications, pageOfNotifications } from './adapters/postgres-notifications.ts';
import type { NotificationReader, Notifications } from './notifications.ports.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = { page: 1, pageSize: 25 };
const removed = (organizationName: string): News => ({
  kind: 'member-removed',
  organizationId: 'one',
  organizationName,
});
const invited: News = {
  kind: 'invitation-received',
  organizationId: 'one',
  organizationName: 'Harbour Clinic',
  role: 'Member',
};

const nameIn = (news: News | undefined) =>
  news !== undefined && 'organizationName' in news ? news.organizationName : '';

/** What every database promises of notifications. `open` gives two views of an empty one. */
export function notificationsContract(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`notifications: ${what}`, () => {
    let databases: [Database, Database];
    let now = Date.now();
    let kept: Notifications;
    let beside: Notifications;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      kept = createPostgresNotifications({ database: databases[0], now: () => now });
      beside = createPostgresNotifications({ database: databases[1], now: () => now });
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    const newReader = async (): Promise<NotificationReader> => {
      const [accountId = ''] = await saveAccounts(databases[0], 1, randomUUID());
      return { accountId, invites: [] };
    };
    const told = async (reader: NotificationReader, ...names: string[]) => {
      for (const name of names) {
        now += 1_000;
        await kept.tell({ to: 'account', accountId: reader.accountId }, removed(name));
      }
    };
    const names = async (reader: NotificationReader, page = FIRST) => {
      const { items } = await kept.list(reader, page);
      return items.map(({ news, unread }) => `${nameIn(news)}${unread ? '*' : ''}`);
    };
    const inviteOf = async (email = `${randomUUID()}@example.org`) => {
      const organization = await saveOrganization(databases[0]);
      const invites = createPostgresInvites({ database: databases[0], now: () => now });
      const save = () => invites.save(organization, { email, name: 'A', role: 'Member', digest: randomUUID() });
      return { invites, save, organization };
    };

    it('come the newest first, unread, to whom they were told and nobody else', async () => {
      const [reader, other] = [await newReader(), await newReader()];
      await told(reader, 'one', 'two');
      await told(other, 'of another');
      expect(await kept.list(reader, FIRST)).toMatchObject({ total: 2, items: [{ news: removed('two') }, {}] });
      expect(await names(reader)).toEqual(['two*', 'one*']);
      expect([await kept.unread(reader), await kept.unread(other)]).toEqual([2, 1]);
    });

    it('keep whatever stands in a name', async () => {
      const reader = await newReader();
      await told(reader, `'"; DROP TABLE notification; -- \0 \uD800 {x} مستشفى`);
      expect(await names(reader)).toEqual([`'"; DROP TABLE notification; -- \uFFFD \uFFFD {x} مستشفى*`]);
    });

    it('are marked as read by their reader alone, once for good', async () => {
      const [reader, other] = [await newReader(), await newReader()];
      await told(reader, 'one', 'two');
      const id = (await kept.list(reader, FIRST)).items[0]?.id ?? '';
      expect(await kept.markRead(other, id)).toBe(false);
      expect(await kept.markRead(reader, randomUUID())).toBe(false);
      const marked = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? kept : beside).markRead(reader, id)),
      );
      expect(new Set(marked)).toEqual(new Set([true]));
      const moment = () => databases[0].pool.query('SELECT read_at FROM notification WHERE id = $1', [id]);
      const before = (await moment()).rows;
      now += 60_000;
      expect(await kept.markRead(reader, id)).toBe(true);
      expect((await moment()).rows).toEqual(before);
      expect(await names(reader)).toEqual(['two', 'one*']);
      expect(await kept.unread(reader)).toBe(1);
    });

    it('are marked all at once up to a moment, what came later stays unread', async () => {
      const [reader, other] = [await newReader(), await newReader()];
      await told(reader, 'one', 'two');
      await told(other, 'of another');
      const seen = new Date(now);
      await Promise.all([told(reader, 'three'), kept.markAllRead(reader, seen), beside.markAllRead(reader, seen)]);
      expect(await names(reader)).toEqual(['three*', 'two', 'one']);
      expect(await kept.unread(other)).toBe(1);
    });

    it('of an invitation go to whoever it waits for, and are gone with it', async () => {
      const reader = await newReader();
      const { invites, save } = await inviteOf();
      const { id } = await save();
      await kept.tell({ to: 'invited', inviteId: id }, invited);
      expect(await kept.list(reader, FIRST)).toEqual({ items: [], total: 0 });
      const asked = { ...reader, invites: [id] };
      await told(reader, 'one');
      expect(await names(asked)).toEqual(['one*', 'Harbour Clinic*']);
      await kept.markAllRead(asked, new Date(now));
      expect(await kept.unread(asked)).toBe(0);
      // Sent again, it has another id, and is news again.
      const again = await save();
      expect(again.id).not.toBe(id);
      now += 1_000;
      await kept.tell({ to: 'invited', inviteId: again.id }, invited);
      const askedAgain = { ...reader, invites: [again.id] };
      expect(await names(askedAgain)).toEqual(['Harbour Clinic*', 'one']);
      expect(await kept.list(askedAgain, FIRST)).toMatchObject({ total: 2 });
      await invites.remove(again.id);
      expect(await names(askedAgain)).toEqual(['one']);
    });

    it('reach every member of an organization, or all but one, and outlive it', async () => {
      const organization = await saveOrganization(databases[0], { userLimit: 1_000 });
      const accounts = await saveAccounts(databases[0], 300, randomUUID());
      await saveMembers(databases[0], organization, { accounts, role: 'Member' });
      const news = { kind: 'organization-deleted', organizationId: organization, organizationName: 'Gone' } as const;
      await kept.tell({ to: 'members', organizationId: organization }, news);
      await kept.tell({ to: 'members', organizationId: organization, except: accounts[7] ?? '' }, news);
      await databases[0].pool.query('DELETE FROM organization WHERE id = $1', [organization]);
      expect(await names({ accountId: accounts[7] ?? '', invites: [] })).toEqual(['Gone*']);
      for (const accountId of [accounts[0], accounts[299]])
        expect(await names({ accountId: accountId ?? '', invites: [] })).toEqual(['Gone*', 'Gone*']);
    });

    it('are told with what happens, or not at all', async () => {
      const reader = await newReader();
      const failing = databases[0].withTransaction(async () => {
        await told(reader, 'undone');
        throw new Error('It did not happen.');
      });
      await expect(failing).rejects.toThrow('It did not happen.');
      expect(await names(reader)).toEqual([]);
    });

    it('of a kind that a newer server told are left to it', async () => {
      const reader = await newReader();
      await told(reader, 'one');
      await databases[0].pool.query(
        "INSERT INTO notification (id, account_id, kind, detail, created_at) VALUES ($1, $2, 'pigeon', '{}', now())",
        [randomUUID(), reader.accountId],
      );
      expect(await kept.list(reader, FIRST)).toMatchObject({ total: 1 });
      expect(await kept.unread(reader)).toBe(1);
      expect(NEWS_KINDS).not.toContain('pigeon');
    });

    it('are forgotten with their account, and when they are old', async () => {
      const [reader, other] = [await newReader(), await newReader()];
      await told(reader, 'old');
      now += (NOTIFICATION_DAYS - 1) * DAY;
      await told(reader, 'young');
      await told(other, 'of another');
      now += 2 * DAY;
      await kept.forgetOld();
      expect(await names(reader)).toEqual(['young*']);
      await databases[0].pool.query('DELETE FROM account WHERE id = $1', [reader.accountId]);
      expect(await names(reader)).toEqual([]);
      expect(await kept.unread(other)).toBe(1);
    });

    it('come page by page where there are ten thousand, by an index', async () => {
      const [reader, other] = [await newReader(), await newReader()];
      const fill = ({ accountId }: NotificationReader, count: number) =>
        databases[0].pool.query(
          `INSERT INTO notification (id, account_id, kind, detail, created_at)
           SELECT gen_random_uuid()::text, $1, 'member-removed',
             jsonb_build_object('organizationId', 'one', 'organizationName', n::text), now() - n * interval '1 second'
           FROM generate_series(1, $2) AS n`,
          [accountId, count],
        );
      await fill(reader, 10_000);
      await fill(other, 10_000);
      await databases[0].pool.query('VACUUM (ANALYZE) notification');
      expect(await kept.unread(reader)).toBe(10_000);
      const [first, last, beyond] = await Promise.all(
        [1, 400, 401].map((page) => kept.list(reader, { page, pageSize: 25 })),
      );
      expect([first?.total, nameIn(first?.items[0]?.news)]).toEqual([10_000, '1']);
      expect(nameIn(last?.items.at(-1)?.news)).toBe('10000');
      expect(beyond).toEqual({ items: [], total: 10_000 });
      const { sql, params } = pageOfNotifications(databases[0], reader, FIRST).toSQL();
      const plan = await databases[0].pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, params);
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using notification_of_account/);
      await kept.markAllRead(reader, new Date(now));
      expect(await kept.unread(reader)).toBe(0);
    });
  });
}

import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { LibraryItems } from '../saved/library-records.ports.ts';
import { libraryItems } from './library-tables.ts';
import { findItems, listItems } from './listed-items.ts';
import { saveItems } from './save-items.ts';

const KEY_OF_PMID = 'pmid:';

/** Keeps libraries in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresLibraryItems({ database, now }: { database: Database; now: () => number }): LibraryItems {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  const ofAccount = (accountId: string, keys: readonly string[]) =>
    and(eq(libraryItems.accountId, accountId), inArray(libraryItems.key, [...storable(keys)]));
  return {
    save: (accountId, items, limit) =>
      database.withTransaction(() => saveItems(database, { accountId, items, limit, moment: moment() })),
    list: (user, query) => listItems(database, user, query),
    find: (user, which) => findItems(database, user, which),
    async pmids(accountId) {
      const rows = await queries()
        .select({ key: libraryItems.key })
        .from(libraryItems)
        .where(and(eq(libraryItems.accountId, accountId), isNull(libraryItems.removedAt)));
      return rows.flatMap(({ key }) => (key.startsWith(KEY_OF_PMID) ? [key.slice(KEY_OF_PMID.length)] : []));
    },
    async change(accountId, { key, note, tags, read }) {
      const changed = {
        key: storable(key),
        ...(note === undefined ? {} : { note: storable(note) }),
        ...(tags === undefined ? {} : { tags: [...new Set(storable(tags))] }),
        ...(read === undefined ? {} : { readAt: read ? moment() : null }),
      };
      const rows = await queries()
        .update(libraryItems)
        .set(changed)
        .where(and(ofAccount(accountId, [key]), isNull(libraryItems.removedAt)))
        .returning({ key: libraryItems.key });
      return rows.length > 0;
    },
    async remove(accountId, keys) {
      const rows = await queries()
        .update(libraryItems)
        .set({ removedAt: moment() })
        .where(and(ofAccount(accountId, keys), isNull(libraryItems.removedAt)))
        .returning({ key: libraryItems.key });
      return rows.length;
    },
    async restore(accountId, keys) {
      const rows = await queries()
        .update(libraryItems)
        .set({ removedAt: null })
        .where(and(ofAccount(accountId, keys), isNotNull(libraryItems.removedAt)))
        .returning({ key: libraryItems.key });
      return rows.length;
    },
    async count(accountId) {
      const present = sql`FROM library_item WHERE account_id = ${accountId} AND removed_at IS NULL`;
      const counted = await queries().execute(
        sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread ${present}`,
      );
      const tagged = await queries().execute(
        sql`SELECT tag, count(*)::int AS items FROM (SELECT unnest(tags) AS tag ${present}) AS tagged
          GROUP BY tag ORDER BY items DESC, tag LIMIT 500`,
      );
      return {
        ...z.object({ total: z.number(), unread: z.number() }).parse(counted.rows[0]),
        tags: z.array(z.object({ tag: z.string(), items: z.number() })).parse(tagged.rows),
      };
    },
    async forgetRemoved(before) {
      const gone = await queries()
        .delete(libraryItems)
        .where(lt(libraryItems.removedAt, before))
        .returning({ accountId: libraryItems.accountId, key: libraryItems.key });
      for (const { accountId, key } of gone) {
        // oxlint-disable-next-line no-await-in-loop -- upkeep at night, one statement after the other
        await queries().execute(
          sql`DELETE FROM library_collection_item WHERE key = ${key}
            AND collection_id IN (SELECT id FROM library_collection WHERE account_id = ${accountId})`,
        );
      }
    },
    async keptPmids(after, limit) {
      const found = await queries().execute(
        sql`SELECT DISTINCT key COLLATE "C" AS key FROM library_item WHERE key LIKE 'pmid:%' AND removed_at IS NULL
          AND key COLLATE "C" > ${`${KEY_OF_PMID}${after}`} ORDER BY key LIMIT ${limit}`,
      );
      return z
        .array(z.object({ key: z.string() }))
        .parse(found.rows)
        .map(({ key }) => key.slice(KEY_OF_PMID.length));
    },
    async noteNotice(pmid, notice) {
      const rows = await queries()
        .update(libraryItems)
        .set({ notices: sql`array_append(${libraryItems.notices}, ${notice})` })
        .where(
          and(
            eq(libraryItems.key, `${KEY_OF_PMID}${pmid}`),
            isNull(libraryItems.removedAt),
            sql`NOT ${notice} = ANY (${libraryItems.notices})`,
          ),
        )
        .returning({ accountId: libraryItems.accountId });
      return rows.map(({ accountId }) => accountId);
    },
  };
}

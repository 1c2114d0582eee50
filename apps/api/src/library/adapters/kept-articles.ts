import type { LibrarySummary } from '@footnote/domain';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { libraryItems } from './library-tables.ts';

/** How the key of an article of the public index begins. */
export const KEY_OF_PMID = 'pmid:';

/** How much an account keeps, and by which tags. */
export async function countItems(
  database: Database,
  accountId: string,
): Promise<Pick<LibrarySummary, 'total' | 'unread' | 'tags'>> {
  const present = sql`FROM library_item WHERE account_id = ${accountId} AND removed_at IS NULL`;
  const counted = await database
    .queries()
    .execute(sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread ${present}`);
  const tagged = await database.queries().execute(
    sql`SELECT tag, count(*)::int AS items FROM (SELECT unnest(tags) AS tag ${present}) AS tagged
      GROUP BY tag ORDER BY items DESC, tag LIMIT 500`,
  );
  return {
    ...z.object({ total: z.number(), unread: z.number() }).parse(counted.rows[0]),
    tags: z.array(z.object({ tag: z.string(), items: z.number() })).parse(tagged.rows),
  };
}

/** Deletes for good what was removed before a moment, from the collections of its owner, too. */
export async function forgetRemoved(database: Database, before: Date): Promise<void> {
  await database.queries().execute(
    sql`DELETE FROM library_collection_item AS filed USING library_collection AS collection, library_item AS item
      WHERE collection.id = filed.collection_id AND collection.account_id = item.account_id AND item.key = filed.key
      AND item.removed_at < ${before.toISOString()}::timestamptz`,
  );
  await database.queries().delete(libraryItems).where(lt(libraryItems.removedAt, before));
}

/** PMIDs that somebody keeps, in order, after one. */
export async function keptPmids(database: Database, after: string, limit: number): Promise<string[]> {
  const found = await database.queries().execute(
    sql`SELECT DISTINCT key COLLATE "C" AS key FROM library_item WHERE key LIKE 'pmid:%' AND removed_at IS NULL
      AND key COLLATE "C" > ${`${KEY_OF_PMID}${after}`} ORDER BY key LIMIT ${limit}`,
  );
  return z
    .array(z.object({ key: z.string() }))
    .parse(found.rows)
    .map(({ key }) => key.slice(KEY_OF_PMID.length));
}

/** Notes that owners of an article are told of a notice; gives those who were not before. */
export async function noteNotice(database: Database, pmid: string, notice: string): Promise<string[]> {
  const isOwed = and(
    eq(libraryItems.key, `${KEY_OF_PMID}${pmid}`),
    isNull(libraryItems.removedAt),
    sql`NOT ${notice} = ANY (${libraryItems.notices})`,
  );
  const rows = await database
    .queries()
    .update(libraryItems)
    .set({ notices: sql`array_append(${libraryItems.notices}, ${notice})` })
    .where(isOwed)
    .returning({ accountId: libraryItems.accountId });
  return rows.map(({ accountId }) => accountId);
}

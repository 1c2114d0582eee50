import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { LibraryItems } from '../saved/library-records.ports.ts';
import { countItems, forgetRemoved, KEY_OF_PMID, keptPmids, noteNotice } from './kept-articles.ts';
import { libraryItems } from './library-tables.ts';
import { findItems, listItems } from './listed-items.ts';
import { saveAllItems, saveItems } from './save-items.ts';

/** Keeps libraries in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresLibraryItems({ database, now }: { database: Database; now: () => number }): LibraryItems {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  const ofAccount = (accountId: string, keys: readonly string[]) =>
    and(eq(libraryItems.accountId, accountId), inArray(libraryItems.key, [...storable(keys)]));
  return {
    save: (accountId, items, limit) =>
      database.withTransaction(() => saveItems(database, { accountId, items, limit, moment: moment() })),
    saveAll: (accountId, items, limit) => saveAllItems(database, { accountId, items, limit, moment: moment() }),
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
    restore: (accountId, keys, limit) =>
      database.withTransaction(async () => {
        await queries().execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
        const isBack = and(ofAccount(accountId, keys), isNotNull(libraryItems.removedAt));
        const isPresent = and(eq(libraryItems.accountId, accountId), isNull(libraryItems.removedAt));
        const back = await queries().$count(libraryItems, isBack);
        if (back > 0 && (await queries().$count(libraryItems, isPresent)) + back > limit) return null;
        await queries().update(libraryItems).set({ removedAt: null }).where(isBack);
        return back;
      }),
    count: (accountId) => countItems(database, accountId),
    forgetRemoved: (before) => forgetRemoved(database, before),
    keptPmids: (after, limit) => keptPmids(database, after, limit),
    noteNotice: (pmid, notice) => noteNotice(database, pmid, notice),
  };
}

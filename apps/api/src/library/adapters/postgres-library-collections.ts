import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { LibraryCollections, LibraryUser, SavedCollection } from '../saved/library-records.ports.ts';
import { inParts, rowOf } from './library-rows.ts';
import { libraryCollectionItems, libraryCollections } from './library-tables.ts';

const SAVED = {
  id: libraryCollections.id,
  name: libraryCollections.name,
  accountId: libraryCollections.accountId,
  organizationId: libraryCollections.organizationId,
  madeBy: libraryCollections.madeBy,
};

/** Of their own ones those are counted that the account still keeps. */
const items = sql<number>`(SELECT count(*)::int FROM library_collection_item AS item
  WHERE item.collection_id = library_collection.id AND (library_collection.organization_id IS NOT NULL OR EXISTS (
    SELECT 1 FROM library_item AS own
    WHERE own.account_id = library_collection.account_id AND own.key = item.key AND own.removed_at IS NULL)))`;

const seenBy = ({ accountId, organizationId }: LibraryUser) =>
  or(
    eq(libraryCollections.accountId, accountId),
    organizationId === null ? undefined : eq(libraryCollections.organizationId, organizationId),
  );

/** Keeps collections in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresLibraryCollections({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): LibraryCollections {
  const queries = () => database.queries();
  const isFull = async (of: { accountId: string } | { organizationId: string }, limit: number) => {
    // Whoever makes two at once waits here, so that both are counted.
    if ('accountId' in of) await queries().execute(sql`SELECT 1 FROM account WHERE id = ${of.accountId} FOR UPDATE`);
    else await queries().execute(sql`SELECT 1 FROM organization WHERE id = ${of.organizationId} FOR UPDATE`);
    const isOne =
      'accountId' in of
        ? eq(libraryCollections.accountId, of.accountId)
        : eq(libraryCollections.organizationId, of.organizationId);
    return (await queries().$count(libraryCollections, isOne)) >= limit;
  };
  return {
    list: (user) =>
      queries()
        .select({ ...SAVED, items })
        .from(libraryCollections)
        .where(seenBy(user))
        .orderBy(asc(sql`lower(${libraryCollections.name})`), asc(libraryCollections.id)),
    async find(user, id) {
      const [found] = await queries()
        .select(SAVED)
        .from(libraryCollections)
        .where(and(eq(libraryCollections.id, id), seenBy(user)));
      return found ?? null;
    },
    create: (accountId, name, limit) =>
      database.withTransaction(async () => {
        if (await isFull({ accountId }, limit)) return null;
        const made: SavedCollection = {
          id: randomUUID(),
          name: storable(name),
          accountId,
          organizationId: null,
          madeBy: accountId,
        };
        await queries()
          .insert(libraryCollections)
          .values({ ...made, createdAt: new Date(now()) });
        return made;
      }),
    async rename(id, name) {
      await queries()
        .update(libraryCollections)
        .set({ name: storable(name) })
        .where(eq(libraryCollections.id, id));
    },
    give: ({ id }, to, limit) =>
      database.withTransaction(async () => {
        if (await isFull(to, limit)) return false;
        const owner = { accountId: null, organizationId: null, ...to };
        await queries().update(libraryCollections).set(owner).where(eq(libraryCollections.id, id));
        return true;
      }),
    async remove(id) {
      await queries().delete(libraryCollections).where(eq(libraryCollections.id, id));
    },
    add: ({ accountId }, id, added, limit) =>
      database.withTransaction(async () => {
        await queries().execute(sql`SELECT 1 FROM library_collection WHERE id = ${id} FOR UPDATE`);
        const room =
          limit - (await queries().$count(libraryCollectionItems, eq(libraryCollectionItems.collectionId, id)));
        const addedAt = new Date(now());
        let count = 0;
        for (const part of inParts(added.slice(0, Math.max(0, room)))) {
          const rows = part.map((item) => ({ ...rowOf(item), collectionId: id, addedBy: accountId, addedAt }));
          // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
          const inserted = await queries()
            .insert(libraryCollectionItems)
            .values(rows)
            .onConflictDoNothing()
            .returning({ key: libraryCollectionItems.key });
          count += inserted.length;
        }
        return count;
      }),
    async takeOut(id, keys) {
      const isOne = and(
        eq(libraryCollectionItems.collectionId, id),
        inArray(libraryCollectionItems.key, [...storable(keys)]),
      );
      return (
        await queries().delete(libraryCollectionItems).where(isOne).returning({ key: libraryCollectionItems.key })
      ).length;
    },
  };
}

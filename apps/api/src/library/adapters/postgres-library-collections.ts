import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { LibraryCollections, LibraryUser, SavedCollection, SavedItem } from '../saved/library-records.ports.ts';
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

type Holder = { accountId: string } | { organizationId: string };

/** Whether there is no room for another; whoever makes two at once waits here, so that both are counted. */
async function isFull(database: Database, of: Holder, limit: number): Promise<boolean> {
  const queries = database.queries();
  const isOwn = 'accountId' in of;
  await queries.execute(
    isOwn
      ? sql`SELECT 1 FROM account WHERE id = ${of.accountId} FOR UPDATE`
      : sql`SELECT 1 FROM organization WHERE id = ${of.organizationId} FOR UPDATE`,
  );
  const isOne = isOwn
    ? eq(libraryCollections.accountId, of.accountId)
    : eq(libraryCollections.organizationId, of.organizationId);
  return (await queries.$count(libraryCollections, isOne)) >= limit;
}

interface AddedItems {
  id: string;
  accountId: string;
  added: readonly SavedItem[];
  limit: number;
  addedAt: Date;
}

/** Adds what there is room for; to be called in a transaction. */
async function addItems(database: Database, { id, accountId, added, limit, addedAt }: AddedItems): Promise<number> {
  const queries = database.queries();
  await queries.execute(sql`SELECT 1 FROM library_collection WHERE id = ${id} FOR UPDATE`);
  const held = await queries.$count(libraryCollectionItems, eq(libraryCollectionItems.collectionId, id));
  let count = 0;
  for (const part of inParts(added.slice(0, Math.max(0, limit - held)))) {
    const rows = part.map((item) => ({ ...rowOf(item), collectionId: id, addedBy: accountId, addedAt }));
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    const inserted = await queries
      .insert(libraryCollectionItems)
      .values(rows)
      .onConflictDoNothing()
      .returning({ key: libraryCollectionItems.key });
    count += inserted.length;
  }
  return count;
}

/** Takes out what its owner took out of their library within the last day: hidden in their collection, all of an organization would see it. */
async function takeOutUnkept(database: Database, id: string, accountId: string): Promise<void> {
  await database.queries().execute(
    sql`DELETE FROM library_collection_item AS filed WHERE collection_id = ${id} AND NOT EXISTS (SELECT 1 FROM library_item AS own
      WHERE own.account_id = ${accountId} AND own.key = filed.key AND own.removed_at IS NULL)`,
  );
}

/** Keeps collections in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresLibraryCollections({
  database,
  now,
}: {
  database: Database;
  now: () => number;
}): LibraryCollections {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  return {
    list: (user) =>
      queries()
        .select({ ...SAVED, items })
        .from(libraryCollections)
        .where(seenBy(user))
        .orderBy(asc(sql`lower(${libraryCollections.name})`), asc(libraryCollections.id)),
    async find(user, id) {
      const isSeen = and(eq(libraryCollections.id, id), seenBy(user));
      const [found] = await queries().select(SAVED).from(libraryCollections).where(isSeen);
      return found ?? null;
    },
    create: (accountId, name, limit) =>
      database.withTransaction(async () => {
        if (await isFull(database, { accountId }, limit)) return null;
        const own = { accountId, organizationId: null, madeBy: accountId };
        const made: SavedCollection = { id: randomUUID(), name: storable(name), ...own };
        await queries()
          .insert(libraryCollections)
          .values({ ...made, createdAt: moment() });
        return made;
      }),
    async rename(id, name) {
      await queries()
        .update(libraryCollections)
        .set({ name: storable(name) })
        .where(eq(libraryCollections.id, id));
    },
    give: ({ id, accountId }, to, limit) =>
      database.withTransaction(async () => {
        if (await isFull(database, to, limit)) return false;
        if (accountId !== null && 'organizationId' in to) await takeOutUnkept(database, id, accountId);
        const owner = { accountId: null, organizationId: null, ...to };
        await queries().update(libraryCollections).set(owner).where(eq(libraryCollections.id, id));
        return true;
      }),
    async remove(id) {
      await queries().delete(libraryCollections).where(eq(libraryCollections.id, id));
    },
    add: ({ accountId }, id, added, limit) =>
      database.withTransaction(() => addItems(database, { id, accountId, added, limit, addedAt: moment() })),
    async takeOut(id, keys) {
      const { collectionId, key } = libraryCollectionItems;
      const isOne = and(eq(collectionId, id), inArray(key, [...storable(keys)]));
      return (await queries().delete(libraryCollectionItems).where(isOne).returning({ key })).length;
    },
  };
}

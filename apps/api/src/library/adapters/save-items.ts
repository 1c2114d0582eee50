import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { NewItem, Saved } from '../saved/library-records.ports.ts';
import { mergeReferences } from '../saved/merge-references.ts';
import { inParts, rowOf } from './library-rows.ts';
import { libraryItems } from './library-tables.ts';

interface SaveInput {
  accountId: string;
  items: readonly NewItem[];
  limit: number;
  moment: Date;
}

interface Kept {
  key: string;
  removed: boolean;
  /** What is to be written of it; null where it is written already. */
  fresh: NewItem | null;
}

/** Thrown to take back what was saved before there was no room for the rest. */
class NoRoom extends Error {}

/** Saves all of them in a transaction of its own, or none and gives null where there is no room for all. */
export async function saveAllItems(database: Database, input: SaveInput): Promise<Saved | null> {
  try {
    return await database.withTransaction(async () => {
      const saved = await saveItems(database, input);
      if (saved.refused.length > 0) throw new NoRoom();
      return saved;
    });
  } catch (error) {
    if (error instanceof NoRoom) return null;
    throw error;
  }
}

/** Saves references of an account, those of the same PMID or DOI once; to be called in a transaction. */
export async function saveItems(database: Database, { accountId, items, limit, moment }: SaveInput): Promise<Saved> {
  const queries = database.queries();
  // Whoever saves the same twice at once waits here, so that it is saved once.
  await queries.execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
  const kept = await keptOf(database, accountId, items);
  const present = and(eq(libraryItems.accountId, accountId), sql`removed_at IS NULL`);
  let room = limit - (await queries.$count(libraryItems, present));
  const all = new Set<Kept>();
  const [saved, revived]: [Kept[], Kept[]] = [[], []];
  const told: { record: Kept; item: NewItem }[] = [];
  const refused: string[] = [];
  let already = 0;
  for (const item of items) {
    const { doi } = rowOf(item);
    const found = kept.get(item.key) ?? (item.reference.pmid === '' && doi !== '' ? kept.get(doi) : undefined);
    const old = found ?? (await renamed(database, { accountId, item, found: kept.get(`doi:${doi}`) }));
    const record = old ?? { key: item.key, removed: false, fresh: item };
    if (old !== undefined && !old.removed) already += 1;
    else if (room <= 0) {
      refused.push(item.key);
      continue;
    } else {
      room -= 1;
      saved.push(record);
      if (record.removed) revived.push(record);
    }
    if (found !== undefined) {
      if (found.fresh === null) told.push({ record, item });
      else found.fresh = merged(found.fresh, item);
    }
    record.removed = false;
    all.add(record);
    kept.set(item.key, record);
    if (doi !== '') kept.set(doi, record);
  }
  await revive(database, { accountId, keys: revived.map(({ key }) => key), moment });
  await mergeTold(database, accountId, told);
  for (const part of inParts([...all].flatMap(({ fresh }) => fresh ?? []))) {
    const rows = part.map((item) => ({ ...rowOf(item), accountId, savedAt: moment, notices: [...item.notices] }));
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    await queries.insert(libraryItems).values(rows);
  }
  return { saved: saved.map(({ key }) => key), already, refused, kept: [...all].map(({ key }) => key) };
}

/** An item with what another record says beyond it. */
function merged(item: NewItem, { reference }: Pick<NewItem, 'reference'>): NewItem {
  return { ...item, reference: mergeReferences(item.reference, storable(reference)) };
}

/** Adds what records say beyond what is saved of them. */
async function mergeTold(
  database: Database,
  accountId: string,
  told: readonly { record: Kept; item: NewItem }[],
): Promise<void> {
  for (const part of inParts(told)) {
    const isOne = and(
      eq(libraryItems.accountId, accountId),
      inArray(
        libraryItems.key,
        part.map(({ record }) => record.key),
      ),
    );
    const { key, reference } = libraryItems;
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    for (const saved of await database.queries().select({ key, reference }).from(libraryItems).where(isOne)) {
      const more = part.filter(({ record }) => record.key === saved.key);
      const whole = more.reduce<NewItem>((item, { item: next }) => merged(item, next), { ...saved, notices: [] });
      if (isDeepStrictEqual(whole.reference, saved.reference)) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await database
        .queries()
        .update(libraryItems)
        .set(rowOf(whole))
        .where(and(eq(libraryItems.accountId, accountId), eq(key, saved.key)));
    }
  }
}

/** What the account has of them, by key and by DOI. */
async function keptOf(database: Database, accountId: string, items: readonly NewItem[]): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>();
  for (const part of inParts(items.map(rowOf))) {
    const keys = part.flatMap(({ key, doi }) => (doi === '' ? [key] : [key, `doi:${doi}`]));
    const dois = part.map(({ doi }) => doi).filter((doi) => doi !== '');
    const isOne = or(inArray(libraryItems.key, keys), dois.length === 0 ? undefined : inArray(libraryItems.doi, dois));
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    const rows = await database
      .queries()
      .select({ key: libraryItems.key, doi: libraryItems.doi, removedAt: libraryItems.removedAt })
      .from(libraryItems)
      .where(and(eq(libraryItems.accountId, accountId), isOne));
    for (const { key, doi, removedAt } of rows) {
      const record = { key, removed: removedAt !== null, fresh: null };
      kept.set(key, record);
      if (doi !== '') kept.set(doi, record);
    }
  }
  return kept;
}

/** A record that was known by its DOI alone is the article whose PMID is known now; what was noted of it, and what it said beyond, stays. */
async function renamed(
  database: Database,
  { accountId, item, found }: { accountId: string; item: NewItem; found: Kept | undefined },
): Promise<Kept | undefined> {
  if (found === undefined || item.reference.pmid === '') return undefined;
  const old = found.key;
  found.key = item.key;
  if (found.fresh !== null) {
    found.fresh = merged(item, found.fresh);
    return found;
  }
  const queries = database.queries();
  const isOld = and(eq(libraryItems.accountId, accountId), eq(libraryItems.key, old));
  const { reference, notices } = libraryItems;
  const [saved] = await queries.select({ reference, notices }).from(libraryItems).where(isOld);
  const row = rowOf(saved === undefined ? item : merged(item, saved));
  const known = [...new Set([...(saved?.notices ?? []), ...item.notices])];
  await queries
    .update(libraryItems)
    .set({ ...row, notices: known })
    .where(isOld);
  await queries.execute(
    sql`UPDATE library_collection_item AS item SET key = ${row.key} WHERE key = ${old}
      AND collection_id IN (SELECT id FROM library_collection WHERE account_id = ${accountId})
      AND NOT EXISTS (SELECT 1 FROM library_collection_item AS other
        WHERE other.collection_id = item.collection_id AND other.key = ${row.key})`,
  );
  return found;
}

async function revive(
  database: Database,
  { accountId, keys, moment }: { accountId: string; keys: readonly string[]; moment: Date },
): Promise<void> {
  for (const part of inParts(keys)) {
    const isOne = and(eq(libraryItems.accountId, accountId), inArray(libraryItems.key, part));
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    await database.queries().update(libraryItems).set({ removedAt: null, savedAt: moment }).where(isOne);
  }
}

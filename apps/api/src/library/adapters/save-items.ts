import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { NewItem, Saved } from '../saved/library-records.ports.ts';
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
}

/** Saves references of an account, those of the same PMID or DOI once; to be called in a transaction. */
export async function saveItems(database: Database, { accountId, items, limit, moment }: SaveInput): Promise<Saved> {
  const queries = database.queries();
  // Whoever saves the same twice at once waits here, so that it is saved once.
  await queries.execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
  const kept = await keptOf(database, accountId, items);
  const present = and(eq(libraryItems.accountId, accountId), sql`removed_at IS NULL`);
  let room = limit - (await queries.$count(libraryItems, present));
  const outcome: Saved = { saved: [], already: 0, refused: [] };
  const [fresh, revived]: [NewItem[], string[]] = [[], []];
  for (const item of items) {
    const { doi } = rowOf(item);
    const found = kept.get(item.key) ?? (item.reference.pmid === '' && doi !== '' ? kept.get(doi) : undefined);
    const record = found ?? (await renamed(database, { accountId, item, found: kept.get(`doi:${doi}`), fresh }));
    if (record !== undefined && !record.removed) outcome.already += 1;
    else if (room <= 0) outcome.refused.push(item.key);
    else {
      room -= 1;
      outcome.saved.push(record?.key ?? item.key);
      if (record === undefined) fresh.push(item);
      else revived.push(record.key);
    }
    if (record !== undefined) record.removed = false;
    const now = record ?? { key: item.key, removed: false };
    kept.set(item.key, now);
    if (doi !== '') kept.set(doi, now);
  }
  await revive(database, { accountId, keys: revived, moment });
  for (const part of inParts(fresh)) {
    const rows = part.map((item) => ({ ...rowOf(item), accountId, savedAt: moment, notices: [...item.notices] }));
    // oxlint-disable-next-line no-await-in-loop -- all in one transaction, on one connection
    await queries.insert(libraryItems).values(rows);
  }
  return outcome;
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
      const record = { key, removed: removedAt !== null };
      kept.set(key, record);
      if (doi !== '') kept.set(doi, record);
    }
  }
  return kept;
}

/** A record that was known by its DOI alone is the article whose PMID is known now; what was noted of it stays. */
async function renamed(
  database: Database,
  { accountId, item, found, fresh }: { accountId: string; item: NewItem; found: Kept | undefined; fresh: NewItem[] },
): Promise<Kept | undefined> {
  if (found === undefined || item.reference.pmid === '') return undefined;
  const old = found.key;
  found.key = item.key;
  const unsaved = fresh.findIndex(({ key }) => key === old);
  if (unsaved !== -1) fresh[unsaved] = item;
  const row = rowOf(item);
  const isOld = and(eq(libraryItems.accountId, accountId), eq(libraryItems.key, old));
  await database.queries().update(libraryItems).set(row).where(isOld);
  await database.queries().execute(
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

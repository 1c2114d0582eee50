import type { SavedReference } from '@footnote/domain';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/list-page.ts';
import { storable } from '../../platform/storable-text.ts';
import type { LibraryQuery, LibraryUser, SavedItem } from '../saved/library-records.ports.ts';

/** Words of a search that are looked for; the rest says nothing new. */
const MOST_WORDS = 12;

const ORDERS: Readonly<Record<LibraryQuery['sort'], SQL>> = {
  savedAt: sql`entry.at`,
  title: sql`entry.title`,
  author: sql`entry.author`,
  year: sql`entry.year`,
};

const rowSchema = z.object({
  key: z.string(),
  reference: z.custom<SavedReference>(),
  at: z.coerce.date(),
  own: z.boolean(),
  read: z.boolean(),
  note: z.string(),
  tags: z.array(z.string()),
  notices: z.array(z.string()),
});

/** What a user sees: their library, or a collection with what they noted themself; of their own ones only what they still keep. */
function entriesOf({ accountId }: LibraryUser, collection: string | null): SQL {
  const own = sql`LEFT JOIN library_item AS own ON own.account_id = ${accountId} AND own.key = entry.key AND own.removed_at IS NULL`;
  if (collection === null) {
    return sql`(SELECT key, reference, title, author, year, searched, saved_at AS at FROM library_item
      WHERE account_id = ${accountId} AND removed_at IS NULL) AS entry ${own} WHERE true`;
  }
  return sql`(SELECT item.key, reference, title, author, year, searched, added_at AS at, organization_id
      FROM library_collection_item AS item JOIN library_collection ON id = collection_id
      WHERE collection_id = ${collection}) AS entry ${own} WHERE (entry.organization_id IS NOT NULL OR own.key IS NOT NULL)`;
}

function narrowed({ search, tag, show }: Pick<LibraryQuery, 'search' | 'tag' | 'show'>): SQL {
  const words = storable(search)
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const parts = words.map(
    (
      word,
    ) => sql` AND (position(${word} IN entry.searched) > 0 OR position(${word} IN lower(coalesce(own.note, ''))) > 0
      OR position(${word} IN lower(array_to_string(own.tags, ' '))) > 0)`,
  );
  if (tag !== '') parts.push(sql` AND ${storable(tag)} = ANY (own.tags)`);
  if (show === 'read') parts.push(sql` AND own.read_at IS NOT NULL`);
  if (show === 'unread') parts.push(sql` AND own.read_at IS NULL`);
  return sql.join(parts);
}

const COLUMNS = sql`entry.key, entry.reference, entry.at, own.key IS NOT NULL AS own, own.read_at IS NOT NULL AS read,
  coalesce(own.note, '') AS note, coalesce(own.tags, '{}') AS tags, coalesce(own.notices, '{}') AS notices`;

function itemsOf({ rows }: { rows: unknown[] }): SavedItem[] {
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ at: savedAt, ...row }) => ({ ...row, savedAt }));
}

/** A page of a library or a collection. */
export async function listItems(
  database: Database,
  user: LibraryUser,
  query: LibraryQuery,
): Promise<ListPage<SavedItem>> {
  const from = sql`FROM ${entriesOf(user, query.collection)}${narrowed(query)}`;
  const direction = query.direction === 'ascending' ? sql`ASC` : sql`DESC`;
  const found = await database.queries().execute(
    sql`SELECT ${COLUMNS} ${from} ORDER BY ${ORDERS[query.sort]} ${direction}, entry.key
      LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`,
  );
  const counted = await database.queries().execute(sql`SELECT count(*)::int AS total ${from}`);
  return { items: itemsOf(found), total: z.object({ total: z.number() }).parse(counted.rows[0]).total };
}

/** Items by their keys, or all of them, the newest first. */
export async function findItems(
  database: Database,
  user: LibraryUser,
  { keys, collection, limit }: { keys?: readonly string[]; collection: string | null; limit: number },
): Promise<SavedItem[]> {
  const named = keys === undefined ? sql`` : sql` AND entry.key = ANY (${sql.param([...storable(keys)])}::text[])`;
  const found = await database
    .queries()
    .execute(
      sql`SELECT ${COLUMNS} FROM ${entriesOf(user, collection)}${named} ORDER BY entry.at DESC, entry.key LIMIT ${limit}`,
    );
  return itemsOf(found);
}

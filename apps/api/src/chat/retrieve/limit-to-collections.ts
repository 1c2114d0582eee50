import { collectionOf, type AskedCollection, type ChatQuery } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type {
  AnsweringCollections,
  CollectionRecord,
  CollectionReference,
  ReadCollection,
} from '../documents.ports.ts';
import { heldOf } from './held-articles.ts';
import { sizeOf } from './records/record-size.ts';
import { LITERATURE_SOURCE } from './searched-sources.ts';

/** What the literature is limited to, and what is said of it. */
export interface CollectionLimit {
  /** Articles of the index. */
  pmids: readonly string[];
  /** What is in no index, and has an abstract; each once. */
  records: readonly CollectionRecord[];
  /** Empty where records were chosen one by one. */
  collections: AskedCollection[];
}

/** Articles that one question is asked of, in all its collections together, and records that are in no index. */
export const MOST_ASKED_ARTICLES = 20_000;
export const MOST_ASKED_RECORDS = 5_000;
/** Characters of those records: abstracts of 5,000 have some 10 million. */
export const MOST_ASKED_CHARACTERS = 20_000_000;
const MOST_TITLES = 5;
const LONGEST_TITLE = 300;

/**
 * Reads the collections a question is asked of, as they are now. Null where it is asked of none, or of all of the literature
 * beside them; 'gone' where whoever asks sees one of them no longer, 'too-large' where they hold more than a search can be limited to. Rejects as the index's searches do.
 */
export async function limitToCollections(
  { literature, collections }: { literature: LiteratureIndex; collections?: AnsweringCollections },
  { query, owner, signal }: { query: ChatQuery; owner?: string; signal: AbortSignal },
): Promise<CollectionLimit | 'gone' | 'too-large' | null> {
  const ids = query.sources.flatMap((source) => collectionOf(source) ?? []);
  if (ids.length === 0 || query.sources.includes(LITERATURE_SOURCE)) return null;
  if (collections === undefined || owner === undefined) return 'gone';
  const read: ReadCollection[] = [];
  const wanted = new Set<string>();
  for (const id of new Set(ids)) {
    const collection = await collections.read(owner, id);
    if (collection === null) return 'gone';
    read.push(collection);
    for (const { pmid } of collection.references) if (pmid !== '') wanted.add(pmid);
    if (wanted.size > MOST_ASKED_ARTICLES) return 'too-large';
  }
  const held = await heldOf(literature, [...wanted], signal);
  const records = recordsOf(read, held);
  if (records.length > MOST_ASKED_RECORDS || sizeOf(records) > MOST_ASKED_CHARACTERS) return 'too-large';
  return { pmids: [...held], records, collections: read.map((collection) => told(collection, held)) };
}

/** The records among references that no index has, each work once. */
export function recordsOf(read: readonly ReadCollection[], held: ReadonlySet<string>): CollectionRecord[] {
  const all = read.flatMap(({ references }) => references);
  const known = new Set(all.filter(({ pmid }) => held.has(pmid)).flatMap(identitiesOf));
  const records: CollectionRecord[] = [];
  for (const reference of all) {
    const { pmid, record } = reference;
    if (record === undefined || held.has(pmid)) continue;
    const identities = [`key:${record.key}`, ...identitiesOf(reference)];
    if (!identities.some((identity) => known.has(identity))) records.push(record);
    for (const identity of identities) known.add(identity);
  }
  return records;
}

/** Shorter titles (“Introduction”) are those of many works. */
const SHORTEST_TELLING = 20;

/** What tells a work in whatever database it was found: its DOI, and its title with its year. */
function identitiesOf({ doi, title, publicationDate }: CollectionReference): string[] {
  const plainDoi = doi.toLowerCase().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/, '');
  const plainTitle = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
  const year = publicationDate.slice(0, 4);
  return [
    ...(plainDoi === '' ? [] : [`doi:${plainDoi}`]),
    ...(plainTitle.length < SHORTEST_TELLING || year === '' ? [] : [`title:${plainTitle} ${year}`]),
  ];
}

function told({ name, references }: ReadCollection, held: ReadonlySet<string>): AskedCollection {
  const unread = references.filter(({ pmid, record }) => !held.has(pmid) && record === undefined);
  return {
    name,
    references: references.length,
    unread: unread.length,
    unreadTitles: unread.slice(0, MOST_TITLES).map(({ title }) => title.slice(0, LONGEST_TITLE)),
  };
}

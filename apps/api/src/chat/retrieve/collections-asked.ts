import { collectionOf, type AskedCollection, type ChatQuery } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnsweringCollections, ReadCollection } from '../documents.ports.ts';
import { LITERATURE_SOURCE } from './asked-collections.ts';

/** What the literature is limited to, and what is said of it. */
export interface CollectionsAsked {
  /** Articles of the index. */
  pmids: readonly string[];
  collections: AskedCollection[];
}

/** Articles that one question is asked of, in all its collections together. */
export const MOST_ASKED_ARTICLES = 20_000;
const MOST_TITLES = 5;
const LONGEST_TITLE = 300;

/**
 * Reads the collections a question is asked of, as they are now. Null where it is asked of none, or of all of the literature
 * beside them; 'gone' where whoever asks sees one of them no longer, 'too-large' where they hold more than a search can be limited to. Rejects as the index's searches do.
 */
export async function collectionsAsked(
  { literature, collections }: { literature: LiteratureIndex; collections?: AnsweringCollections },
  { query, owner, signal }: { query: ChatQuery; owner?: string; signal: AbortSignal },
): Promise<CollectionsAsked | 'gone' | 'too-large' | null> {
  const ids = query.sources.flatMap((source) => collectionOf(source) ?? []);
  const isOfChosen = query.chatWithDocuments || query.isSelectRegenerate;
  if (ids.length === 0 || isOfChosen || query.sources.includes(LITERATURE_SOURCE)) return null;
  if (collections === undefined || owner === undefined) return 'gone';
  const wanted = new Set<string>();
  const pmids = new Set<string>();
  const told: AskedCollection[] = [];
  for (const id of new Set(ids)) {
    const collection = await collections.read(owner, id);
    if (collection === null) return 'gone';
    for (const { pmid } of collection.references) if (pmid !== '') wanted.add(pmid);
    if (wanted.size > MOST_ASKED_ARTICLES) return 'too-large';
    const held = await heldOf(literature, collection, signal);
    for (const pmid of held) pmids.add(pmid);
    const unread = collection.references.filter(({ pmid }) => !held.has(pmid));
    told.push({
      name: collection.name,
      references: collection.references.length,
      unread: unread.length,
      unreadTitles: unread.slice(0, MOST_TITLES).map(({ title }) => title.slice(0, LONGEST_TITLE)),
    });
  }
  return { pmids: [...pmids], collections: told };
}

/** Articles looked up in one search. */
const AT_ONCE = 1_000;

/** The articles of a collection that the index has. */
async function heldOf(
  literature: LiteratureIndex,
  { references }: ReadCollection,
  signal: AbortSignal,
): Promise<Set<string>> {
  const pmids = references.flatMap(({ pmid }) => (pmid === '' ? [] : [pmid]));
  const held = new Set<string>();
  for (let from = 0; from < pmids.length; from += AT_ONCE) {
    const values = pmids.slice(from, from + AT_ONCE);
    const query = { type: 'eq', column: 'pmid', values } as const;
    const newest = { by: 'recency', order: 'desc' } as const;
    const request = { query, rank: null, substitutes: [], sort: newest, limit: values.length, offset: 0 };
    const { hits } = await literature.search(request, signal);
    for (const { pmid } of hits) held.add(pmid);
  }
  return held;
}

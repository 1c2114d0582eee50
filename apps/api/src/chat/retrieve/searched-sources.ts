import {
  asksOfReferences,
  collectionOf,
  readRecordId,
  sourceIdsOf,
  type ChatQuery,
  type RecordId,
} from '@footnote/domain';

/** The source that is the public literature. */
export const LITERATURE_SOURCE = 'pubmed';

/** Where a question is looked for. */
export interface SearchedSources {
  literature: boolean;
  /** Sources or documents of the organization; null for none. */
  within: { sources: readonly string[] } | { documents: readonly string[] } | null;
}

const PMID = /^\d{1,20}$/;

/** Whether a chosen reference is an article of the literature; every other one is a record of a collection, or a document or a page of one. */
export function isPmid(id: string): boolean {
  return PMID.test(id);
}

/** Reads where a query wants to be answered from: the references it chose, else its sources. */
export function searchedSources(
  query: Pick<ChatQuery, 'sources' | 'citations' | 'chatWithDocuments' | 'isSelectRegenerate'>,
): SearchedSources {
  if (asksOfReferences(query)) {
    const ofDocuments = query.citations.filter((id) => !isPmid(id) && readRecordId(id) === null);
    const documents = [...new Set(ofDocuments.map(documentIdOf))];
    return { literature: query.citations.some(isPmid), within: documents.length === 0 ? null : { documents } };
  }
  const ids = sourceIdsOf(query.sources);
  const sources = ids.filter((id) => id !== LITERATURE_SOURCE && collectionOf(id) === null);
  // A collection is a part of the literature.
  const literature = ids.some((id) => id === LITERATURE_SOURCE || collectionOf(id) !== null);
  return { literature, within: sources.length === 0 ? null : { sources } };
}

/** The document of a reference: “{document}:{page}”. */
function documentIdOf(id: string): string {
  return id.split(':', 1)[0] ?? id;
}

/** The records of collections that were chosen one by one. */
export function chosenRecords(
  query: Pick<ChatQuery, 'citations' | 'chatWithDocuments' | 'isSelectRegenerate'>,
): RecordId[] {
  return asksOfReferences(query) ? query.citations.flatMap((id) => readRecordId(id) ?? []) : [];
}

/** The collections that the chosen records are in, each once. */
export function chosenCollections(query: Parameters<typeof chosenRecords>[0]): string[] {
  return [...new Set(chosenRecords(query).map(({ collection }) => collection))];
}

import type { QuestionEmbeddings } from './embedding/question-embeddings.ts';
import type { DocumentIndex, FoundPassage, PassageSearch } from './index/document-index.ports.ts';
import type { SearchableDocument, SourceDocuments, Sources } from './sources.ports.ts';

export interface SearchDocumentsDeps {
  sources: Pick<Sources, 'find'>;
  documents: Pick<SourceDocuments, 'searchable'>;
  index: Pick<DocumentIndex, 'search'>;
  /** Embeds questions; left out where no model is set. */
  questions?: QuestionEmbeddings;
}

/** A passage with the source it was found in and what names the article its document is; scores are relative to the best passage of that source. */
export interface SourcePassage extends FoundPassage, Pick<SearchableDocument, 'dois' | 'pmid'> {
  source: { id: string; name: string };
}

interface SearchInput {
  organizationId: string | null;
  question: string;
  within: { sources: readonly string[] } | { documents: readonly string[] };
  limit: number;
}

/** Searches of a source for one question: each leaves out what was found before and may not be shown. */
const MOST_SEARCHES = 5;
/** Documents that a search can leave out. */
const MOST_WITHOUT = 1_000;

/** What of the documents of an organization is found for its questions, and nothing of any other. */
export function documentSearch({ sources, documents, index, questions }: SearchDocumentsDeps) {
  /** What is being embedded or deleted is in the index, too: it takes no place of what may be shown. */
  const searchReady = async (
    search: PassageSearch,
    { organizationId, signal }: { organizationId: string | null; signal: AbortSignal | undefined },
  ): Promise<SourcePassage[]> => {
    const without: string[] = [];
    for (let times = 1; ; times += 1) {
      const passages = await index.search({ ...search, without }, signal);
      const ready = ofSearchable(passages, await documents.searchable(organizationId, idsOf(passages)));
      const hidden = idsOf(passages.filter(({ documentId }) => !ready.some((one) => one.documentId === documentId)));
      if (hidden.length === 0 || times === MOST_SEARCHES) return ready;
      without.push(...hidden);
      if (without.length > MOST_WITHOUT) return ready;
    }
  };
  return {
    async sourcesOf(organizationId: string | null, ids: readonly string[]) {
      const found = await Promise.all([...new Set(ids)].map((id) => sources.find({ id, organizationId })));
      return found.flatMap((source) =>
        source === null ? [] : [{ id: source.id, isEnabled: source.status === 'enabled' }],
      );
    },
    documentsOf: (organizationId: string | null, ids: readonly string[]) => documents.searchable(organizationId, ids),
    async search({ organizationId, question, within, limit }: SearchInput, signal: AbortSignal) {
      const places =
        'sources' in within
          ? within.sources.map((sourceId) => ({ sourceId }))
          : placesOf(await documents.searchable(organizationId, within.documents));
      const searched = places.map(({ sourceId }) => sourceId);
      const embedded = await questions?.embed({ question, sources: searched }, signal);
      const meaning = embedded === undefined || embedded === null ? {} : { embedded };
      const found: SourcePassage[] = [];
      for (const place of places) {
        const passages = await searchReady({ ...place, question, limit, ...meaning }, { organizationId, signal });
        const best = passages[0]?.score ?? 1;
        found.push(...passages.map((passage) => ({ ...passage, score: passage.score / best })));
      }
      return found;
    },
  };
}

/** The sources to look into for documents that were chosen. */
function placesOf(chosen: readonly SearchableDocument[]): { sourceId: string; documents: string[] }[] {
  const bySource = Map.groupBy(chosen, ({ source }) => source.id);
  return [...bySource].map(([sourceId, ones]) => ({ sourceId, documents: ones.map(({ id }) => id) }));
}

/** An index knows of no organization, and may still hold what is being deleted: the database says what may be shown. */
function ofSearchable(found: readonly FoundPassage[], searchable: readonly SearchableDocument[]): SourcePassage[] {
  const byId = new Map(searchable.map(({ id, source, dois, pmid }) => [id, { source, dois, pmid }]));
  return found.flatMap((passage) => {
    const document = byId.get(passage.documentId);
    return document === undefined ? [] : [{ ...passage, ...document }];
  });
}

function idsOf(found: readonly FoundPassage[]): string[] {
  return [...new Set(found.map(({ documentId }) => documentId))];
}

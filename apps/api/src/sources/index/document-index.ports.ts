import type { Passage, ReadDocument } from '../reading/pdf-reader.ports.ts';

/** A document of a source; both ids are made by the server. */
export interface DocumentPlace {
  sourceId: string;
  documentId: string;
}

export interface IndexedDocument extends DocumentPlace {
  /** Name of its file. */
  name: string;
  read: Pick<ReadDocument, 'title' | 'passages'>;
}

export interface PassageSearch {
  sourceId: string;
  /** As typed, in any language of the interface. */
  question: string;
  /** 1 to 1,000 passages. */
  limit: number;
  /** Finds only in these documents, at most 1,000; in all of the source where it is missing. */
  documents?: readonly string[];
}

/** A passage that was found; scores of one search compare, and grow with the words of the question it has. */
export interface FoundPassage extends Passage {
  documentId: string;
  /** Name of the file it was read from. */
  name: string;
  title: string | null;
  score: number;
}

export interface DocumentIndexStats {
  passages: number;
}

/** The index of a source that had none could not be made: the fault of no document that waits for it. */
export class IndexCreationFailure extends Error {}

/**
 * Passages of documents as a searchable store, every source apart from all others. What is done to a source is done in the
 * order of the calls; all but `search` and `stats` can be repeated. Rejects with an error where the store is not available.
 */
export interface DocumentIndex {
  /**
   * Puts a document in the place of what there was of it: whole or not at all, and findable as soon as this resolves. The first of a
   * source makes its index, and rejects with {@link IndexCreationFailure} where that cannot be done.
   */
  put(document: IndexedDocument): Promise<void>;
  /** Removes a document; one that is not there is none to remove. */
  remove(place: DocumentPlace): Promise<void>;
  /** Removes a source with everything of it. */
  removeSource(sourceId: string): Promise<void>;
  /** The passages that answer a question best, best first; none from a source that holds nothing. */
  search(search: PassageSearch, signal?: AbortSignal): Promise<FoundPassage[]>;
  stats(sourceId: string): Promise<DocumentIndexStats>;
  close(): Promise<void>;
}

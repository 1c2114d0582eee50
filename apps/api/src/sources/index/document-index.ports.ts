import type { EmbeddingCount, EmbeddingModel } from '@footnote/literature';
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
  /** Finds nothing in these documents, at most 1,000. */
  without?: readonly string[];
  /** The question as a vector: passages near it are found, too, and both rankings joined. An index without embeddings takes no notice. */
  embedded?: EmbeddedQuestion;
}

/** A question, and the model that embedded it. */
export interface EmbeddedQuestion {
  model: EmbeddingModel;
  vector: Float32Array;
}

/** A passage that was found; scores of one search compare, and grow with the words of the question it has. */
export interface FoundPassage extends Passage {
  documentId: string;
  /** Name of the file it was read from. */
  name: string;
  title: string | null;
  score: number;
  /** Cosine of the angle between its vector and the question’s, −1 to 1; missing where it has none, or none was asked for. */
  nearness?: number;
}

export interface DocumentIndexStats {
  passages: number;
}

/** A source, or one document of it. */
export interface EmbeddedPlace {
  sourceId: string;
  documentId?: string;
}

/** A passage that a model did not embed. */
export interface LackingPassage {
  /** What it has in its index for now. */
  number: string;
  documentId: string;
  /** What stands for it before a model: its title, the heading above it and its text. */
  text: string;
}

/**
 * Vectors of passages, in the index of their source: gone with the passage, also where its document is put anew. Methods reject with a RangeError for
 * what is no model or no vector of it.
 */
export interface PassageEmbeddings {
  /** Passages that lack a vector of this model, in a lasting order, behind this number (null: from the first); at most 1,000. */
  lacking(
    place: EmbeddedPlace,
    page: { model: EmbeddingModel; after: string | null; limit: number },
  ): Promise<LackingPassage[]>;
  /** Keeps a vector for each; null where the model refuses the passage. What is no longer there, or has another text, is left out. */
  write(
    sourceId: string,
    embedded: { model: EmbeddingModel; vectors: readonly { passage: LackingPassage; vector: Float32Array | null }[] },
  ): Promise<void>;
  /** Whether a source has any vector of this model. */
  has(sourceId: string, model: EmbeddingModel): Promise<boolean>;
  count(place: EmbeddedPlace, model: EmbeddingModel): Promise<EmbeddingCount>;
  /** How often this index has put something into a source, which may lack a vector; opens nothing. */
  puts(sourceId: string): number;
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
  /** Null where it keeps no vectors: passages are found by their words alone. */
  readonly embeddings: PassageEmbeddings | null;
  close(): Promise<void>;
}

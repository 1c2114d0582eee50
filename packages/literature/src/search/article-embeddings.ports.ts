import type { Query } from './query.ts';

/** What made embeddings: those of different models, or of different dimensions, are never compared. */
export interface EmbeddingModel {
  /** 1 to 200 characters. */
  name: string;
  /** 1 to 8,192. */
  dimensions: number;
}

/** A vector of an article; null where the model refuses its text, so that it is not asked again. */
export interface ArticleEmbedding {
  pmid: string;
  /** Of any length but zero: it is its direction that counts. */
  vector: Float32Array | null;
}

export interface NearestRequest {
  model: EmbeddingModel;
  vector: Float32Array;
  /** Which articles may be found at all. */
  query: Query;
  /** 0 to 1,500 articles. */
  limit: number;
}

export interface NearArticle {
  pmid: string;
  /** Cosine of the angle between both vectors, −1 to 1. */
  cosine: number;
}

/** How many of some articles a model has embedded. */
export interface EmbeddingCount {
  embedded: number;
  /** Those it refuses. */
  refused: number;
  /** Those it was not asked about, or another model was. */
  lacking: number;
}

/**
 * Embeddings of articles, kept in the same file: gone with the article in the same transaction, also when it is written anew. Methods
 * reject as those of the index do, and with a RangeError for what is out of range.
 */
export interface ArticleEmbeddings {
  /** Replaces those of the articles named, at most 1,000, in one transaction; articles that are not there are left out. */
  write(model: EmbeddingModel, embeddings: readonly ArticleEmbedding[]): Promise<void>;
  /** PMIDs of articles that lack one of this model, ascending, behind this one (null: from the first); at most 1,000. */
  lacking(model: EmbeddingModel, page: { query: Query; after: string | null; limit: number }): Promise<string[]>;
  /** The nearest first, then by the newer PMID. Of more than a thousand articles a first choice is made by the signs of their numbers. */
  nearest(request: NearestRequest, signal?: AbortSignal): Promise<NearArticle[]>;
  /** Whether there is any vector of this model. */
  has(model: EmbeddingModel): Promise<boolean>;
  count(model: EmbeddingModel, query: Query): Promise<EmbeddingCount>;
}

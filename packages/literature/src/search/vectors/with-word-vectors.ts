import type { Article } from '@footnote/domain';
import { existsSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { LiteratureIndex, WriteBatch } from '../literature-index.ports.ts';
import type { RankTerm } from '../query.ts';
import { learnVectors, type LearnVectorsRequest, type VectorsResult } from './learn-vectors.ts';
import { statePath } from './training-state-file.ts';
import type { VectorFileProblem } from './vector-file.ts';
import { likeness, WordVectors, type VectorsOrigin } from './word-vectors.ts';

/** What is known of the word vectors of a collection. */
export type VectorsStatus =
  | ({ state: 'learnt' } & VectorsOrigin)
  | { state: 'none' }
  /** A run was cut short, and the next one goes on with it. */
  | { state: 'interrupted' }
  /** Searches go on without them; the problem is one sentence for operators. */
  | { state: 'unusable'; problem: string };

/** The word vectors beside an index. */
export interface VectorCollection {
  /** Learns them anew from what the index holds, or goes on where a run was cut short; searches use them from then on. */
  learn(request: Pick<LearnVectorsRequest, 'onProgress' | 'signal' | 'leastArticles'>): Promise<VectorsResult>;
  status(): VectorsStatus;
}

/** Vectors of articles kept in memory, 800 bytes each. */
const MAX_KEPT = 20_000;

/**
 * An index whose `nearness` goes by the word vectors in a file, and those vectors. Without such a file, or with one that
 * cannot be used, the index is as it was.
 */
export function withWordVectors(
  index: LiteratureIndex,
  path: string,
): { index: LiteratureIndex; vectors: VectorCollection } {
  let opened: ReturnType<typeof WordVectors.open> | null = null;
  const ofArticles = new LRUCache<string, Float32Array>({ max: MAX_KEPT });
  const open = () => (opened ??= WordVectors.open(path));
  const ofArticle = (vectors: WordVectors, article: Article): readonly [string, Float32Array | null] => {
    const vector = vectors.ofArticle(article);
    if (vector !== null) ofArticles.set(article.pmid, vector);
    return [article.pmid, vector];
  };
  const vectorsOf = async (vectors: WordVectors, pmids: readonly string[]) => {
    const missing = pmids.filter((pmid) => !ofArticles.has(pmid));
    const read = missing.length === 0 ? [] : await index.articles(missing);
    const fresh = new Map(read.map((article) => ofArticle(vectors, article)));
    return pmids.map((pmid) => fresh.get(pmid) ?? ofArticles.get(pmid) ?? null);
  };
  return {
    index: {
      ...index,
      async nearness(terms: readonly RankTerm[], pmids: readonly string[]) {
        const vectors = open();
        const asked = vectors.ok ? vectors.value.ofTerms(terms) : null;
        if (!vectors.ok || asked === null) return null;
        const articles = await vectorsOf(vectors.value, pmids);
        return articles.map((vector) => (vector === null ? 0 : likeness(asked, vector)));
      },
      async write(batch: WriteBatch) {
        const outcome = await index.write(batch);
        for (const { pmid } of batch.articles) ofArticles.delete(pmid);
        for (const pmid of batch.deletions) ofArticles.delete(pmid);
        return outcome;
      },
    },
    vectors: {
      async learn(request) {
        const result = await learnVectors({ ...request, index, path });
        opened = null;
        ofArticles.clear();
        return result;
      },
      status() {
        const vectors = open();
        if (vectors.ok) return { state: 'learnt', ...vectors.value.origin };
        return statusWithout(vectors.error, path);
      },
    },
  };
}

function statusWithout({ code, message }: VectorFileProblem, path: string): VectorsStatus {
  if (code !== 'missing') return { state: 'unusable', problem: message };
  return { state: existsSync(statePath(path)) ? 'interrupted' : 'none' };
}

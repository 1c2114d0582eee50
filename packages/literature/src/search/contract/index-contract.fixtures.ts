import type { Article } from '@footnote/domain';
import { afterEach } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import type { LiteratureIndex, SearchRequest } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';

export type OpenIndex = () => Promise<LiteratureIndex>;

/** A request that shows what a query alone finds, newest PMID first. */
export function requestFor(query: Query, changes: Partial<SearchRequest> = {}): SearchRequest {
  return { query, rank: null, sort: { by: 'relevance', order: 'desc' }, limit: 1000, offset: 0, ...changes };
}

/** The PMIDs a query finds, in the order shown. */
export async function found(
  index: LiteratureIndex,
  query: Query,
  changes: Partial<SearchRequest> = {},
): Promise<string[]> {
  const { hits } = await index.search(requestFor(query, changes));
  return hits.map((hit) => hit.pmid);
}

/** Opens indexes that hold the given articles and closes them after each test. */
export function indexesOf(open: OpenIndex): (articles?: readonly Article[]) => Promise<LiteratureIndex> {
  const opened: LiteratureIndex[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((index) => index.close()));
  });
  return async (articles = []) => {
    const index = await open();
    opened.push(index);
    if (articles.length > 0) await index.write({ articles, deletions: [] });
    return index;
  };
}

/** Articles 1, 2, … with these titles. */
export const titled = (...titles: string[]) =>
  titles.map((title, index) => articleFixture({ pmid: String(index + 1), title }));

import type { LiteratureIndex } from '@footnote/literature';

/** The index as if it did not hold these articles: a question that only they answer has no answer then. */
export function withoutArticles(index: LiteratureIndex, pmids: readonly string[]): LiteratureIndex {
  const others = { type: 'not', query: { type: 'eq', column: 'pmid', values: pmids.map(Number) } } as const;
  const search: LiteratureIndex['search'] = (request, signal) =>
    index.search({ ...request, query: { type: 'and', of: [request.query, others] } }, signal);
  return { ...index, search };
}

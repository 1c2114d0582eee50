import type { LiteratureIndex } from '@footnote/literature';

/** Articles looked up in one search. */
const AT_ONCE = 1_000;

/** Those of the articles that the index has. */
export async function heldOf(
  literature: LiteratureIndex,
  pmids: readonly string[],
  signal: AbortSignal,
): Promise<Set<string>> {
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

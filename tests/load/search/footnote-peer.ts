import type { Article } from '@footnote/domain';
import { openLiteratureIndex, type JournalImpact, type LiteratureIndex } from '@footnote/literature';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HITS, type BenchQuery, type BenchSort, type SearchPeer } from './search-peer.ts';

const ARTICLES_PER_BATCH = 500;

/** The engine of the product, in its thread, as the server runs it. */
export async function footnotePeer(directory: string): Promise<SearchPeer> {
  const path = join(directory, 'literature.sqlite');
  const index = await openLiteratureIndex({ path });
  return {
    build: (articles, impacts) => build(index, articles, impacts),
    search: (query, sort) => index.search(requestFor(query, sort)),
    bytes: async () => (await stat(path)).size,
    close: () => index.close(),
  };
}

function requestFor({ ranked, query }: BenchQuery, sort: BenchSort) {
  const by = sort === 'impact' ? ('impact_factor' as const) : ('relevance' as const);
  const rank = ranked === null ? null : ranked.map((text) => ({ text, weight: 1 }));
  return { query, rank, sort: { by, order: 'desc' as const }, limit: HITS, offset: 0 };
}

async function build(
  index: LiteratureIndex,
  articles: Iterable<Article>,
  impacts: readonly JournalImpact[],
): Promise<void> {
  let batch: Article[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  const write = async () => {
    await writing;
    writing = index.write({ articles: batch, deletions: [] });
    batch = [];
  };
  for (const article of articles) {
    batch.push(article);
    if (batch.length === ARTICLES_PER_BATCH) await write();
  }
  await write();
  await writing;
  await index.writeImpacts(impacts);
}

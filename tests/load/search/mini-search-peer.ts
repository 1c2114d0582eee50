import type { Article } from '@footnote/domain';
import type { JournalImpact, Query } from '@footnote/literature';
import MiniSearch, { type Query as MiniQuery, type SearchOptions } from 'minisearch';
import { bodyOf, headingsOf } from './peer-text.ts';
import { HITS, type BenchQuery, type BenchSort, type SearchPeer } from './search-peer.ts';

const EXACT = { boost: { title: 3 } } as const satisfies SearchOptions;

/** An index in the memory of the process that searches it; words in a row are words all of which are there. */
export async function miniSearchPeer(): Promise<SearchPeer> {
  const index = new MiniSearch({ fields: ['title', 'abstract', 'mesh'], storeFields: ['impact'] });
  return {
    build: async (articles, impacts) => build(index, articles, impacts),
    search: async (query: BenchQuery, sort: BenchSort) => {
      const found = index.search(miniQuery(query), EXACT);
      if (sort === 'impact') found.sort((left, right) => impactOf(right) - impactOf(left));
      return found.slice(0, HITS);
    },
    bytes: async () => null,
    close: async () => index.removeAll(),
  };
}

function impactOf(found: Record<string, unknown>): number {
  const { impact } = found;
  return typeof impact === 'number' ? impact : -1;
}

function build(index: MiniSearch, articles: Iterable<Article>, impacts: readonly JournalImpact[]): void {
  const metrics = new Map(impacts.map(({ issn, metric }) => [issn, metric]));
  for (const article of articles)
    index.add({
      id: Number(article.pmid),
      title: article.title,
      abstract: bodyOf(article),
      mesh: headingsOf(article),
      impact: metrics.get(article.journal.issn) ?? null,
    });
}

function miniQuery({ ranked, typed, query }: BenchQuery): MiniQuery {
  const filter = translated(query);
  return filter ?? { combineWith: 'OR', queries: [...(typed ?? ranked ?? [])] };
}

function translated(query: Query): MiniQuery | null {
  switch (query.type) {
    case 'and': {
      const kept = parts(query.of.filter((part) => part.type !== 'not'));
      const without = parts(query.of.flatMap((part) => (part.type === 'not' ? [part.query] : [])));
      if (kept.length === 0) return null;
      const all: MiniQuery = { combineWith: 'AND', queries: kept };
      return without.length === 0 ? all : { combineWith: 'AND_NOT', queries: [all, ...without] };
    }
    case 'or':
      return { combineWith: 'OR', queries: parts(query.of) };
    case 'match': {
      const combineWith = query.operator === 'and' ? 'AND' : 'OR';
      const fuzzy = query.fuzziness === 0 ? false : query.fuzziness;
      return { combineWith, fuzzy, queries: query.text.split(' ') };
    }
    case 'phrase':
    case 'item':
      return { combineWith: 'AND', queries: query.text.split(' ') };
    case 'anyItem':
      return {
        combineWith: 'OR',
        queries: query.texts.map((text) => ({ combineWith: 'AND', queries: text.split(' ') })),
      };
    case 'near':
      return { combineWith: 'AND', queries: query.of.map(({ text }) => text) };
    case 'prefix':
      return { combineWith: 'AND', prefix: true, queries: query.text.split(' ') };
    default:
      return null;
  }
}

function parts(of: readonly Query[]): MiniQuery[] {
  return of.map(translated).filter((part) => part !== null);
}

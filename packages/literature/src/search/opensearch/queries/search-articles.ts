import { roundedScore } from '../../core/bm25.ts';
import { sortColumn } from '../../sqlite/columns/hit-order.ts';
import type { SearchRequest, SearchResponse } from '../../literature-index.ports.ts';
import type { Body } from '../cluster.ts';
import { facetAggregations, readFacets, type FacetAnswer } from './facet-tables.ts';
import { readSpellings } from './find-spellings.ts';
import { MAX_AT_ONCE, WHOLE_ANSWERS, type HitsAnswer, type IndexPlace } from '../index-place.ts';
import { queryClause } from './query-body.ts';
import { clauseBody } from './query-clause.ts';
import { rankQuery } from './rank-query.ts';

interface PageAnswer extends HitsAnswer<never> {
  aggregations?: FacetAnswer;
}

/** Scores travel with seven digits; one at the very edge of what is left out stays in. */
const EDGE = 1 - 1e-7;

/** Runs a request that was checked. */
export async function searchArticles(
  place: IndexPlace,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const clause = queryClause(request.query, await readSpellings(place, request.query, signal));
  const ranked = request.rank === null ? null : await rankQuery(place, request, signal);
  if (clause.kind === 'nothing' || (request.rank !== null && ranked === null)) return nothing(request);
  const allowed = clauseBody(clause);
  const search: Body = {
    query: ranked === null ? { bool: { filter: [allowed] } } : ranked(allowed),
    sort: order(request),
    track_total_hits: true,
    _source: false,
  };
  const least = ranked === null ? 0 : await leastScore(place, { search, request }, signal);
  const limited = least > 0 ? { ...search, min_score: least } : search;
  const start = await startOf(place, { search: limited, request }, signal);
  const tables = request.facets ?? [];
  const answer = await ask<PageAnswer>(
    place,
    {
      ...limited,
      ...start,
      ...(ranked === null ? {} : { track_scores: true }),
      ...(tables.length === 0 ? {} : { aggs: facetAggregations(tables) }),
    },
    signal,
  );
  const hits = (answer.hits?.hits ?? []).map(({ _id, _score }) => ({ pmid: _id, score: roundedScore(_score ?? 0) }));
  const found = { total: answer.hits?.total?.value ?? 0, hits };
  if (request.facets === undefined) return found;
  return { ...found, facets: readFacets(tables, answer.aggregations ?? {}) };
}

function nothing({ facets }: SearchRequest): SearchResponse {
  return { total: 0, hits: [], ...(facets === undefined ? {} : { facets: facets.map(() => []) }) };
}

function ask<T>({ cluster, articles }: IndexPlace, body: Body, signal?: AbortSignal): Promise<T> {
  return cluster.ask<T>({
    method: 'POST',
    path: `/${articles}/_search`,
    query: {
      ...WHOLE_ANSWERS,
      filter_path: 'hits.total.value,hits.hits._id,hits.hits._score,hits.hits.sort,aggregations',
    },
    body,
    signal,
  });
}

function order({ rank, sort }: SearchRequest): Body[] {
  const column = sortColumn(sort.by);
  const newer = { pmid: 'desc' };
  if (column === null) return rank === null ? [newer] : [{ _score: sort.order }, newer];
  const byColumn = { [column]: { order: sort.order, missing: '_last' } };
  return rank === null ? [byColumn, newer] : [byColumn, { _score: 'desc' }, newer];
}

/** The score below which articles are left out; 0 where none are. */
async function leastScore(
  place: IndexPlace,
  { search, request: { leastShare: share = 0, leastScore: given = 0 } }: { search: Body; request: SearchRequest },
  signal?: AbortSignal,
): Promise<number> {
  if (share === 0) return given * EDGE;
  const best = await ask<PageAnswer>(place, { ...search, sort: ['_score'], size: 1, track_total_hits: false }, signal);
  const [{ _score: score = 0 } = {}] = best.hits?.hits ?? [];
  return Math.max(given, (score ?? 0) * share) * EDGE;
}

/** Where the page begins. A cluster hands out 10,000 hits from the first; beyond, it goes on after a hit already read. */
async function startOf(
  place: IndexPlace,
  { search, request: { offset, limit } }: { search: Body; request: SearchRequest },
  signal?: AbortSignal,
): Promise<Body> {
  if (offset + limit <= MAX_AT_ONCE) return limit === 0 ? { size: 0 } : { from: offset, size: limit };
  let after: Body = {};
  for (let skipped = 0; skipped < offset;) {
    const size = Math.min(MAX_AT_ONCE, offset - skipped);
    const { hits } = await ask<PageAnswer>(place, { ...search, ...after, size }, signal);
    const last = hits?.hits?.at(-1)?.sort;
    if (last === undefined || (hits?.total?.value ?? 0) <= offset) return { size: 0 };
    after = { search_after: last };
    skipped += size;
  }
  return { ...after, size: limit };
}

import type { Article } from '@footnote/domain';
import { MAX_ABBREVIATION_TEXTS } from '../core/article-abbreviations.ts';
import { RANKED_FIELDS, roundedScore, stemCounts } from '../core/bm25.ts';
import { documentOrder, sortColumn } from '../sqlite/columns/hit-order.ts';
import { byIssn, normalisedIssn } from '../core/identifiers.ts';
import { queryWords } from '../core/query-words.ts';

import { checkArticlesRead, checkSearchRequest } from '../core/request-limits.ts';
import type { AppliedFile, LiteratureIndex, SearchRequest, SearchResponse } from '../literature-index.ports.ts';
import { LiteratureIndexFailure } from '../literature-index.ports.ts';
import { stemWord } from '../text/stem-word.ts';
import { tokenise } from '../text/tokenise.ts';
import { memoryExpansions } from './memory-abbreviations.ts';
import { MemoryArticles } from './memory-articles.ts';
import { memoryFacets } from './memory-facets.ts';
import { columnValues, matches, type MatchingSources } from './memory-matching.ts';
import { memoryScores } from './memory-ranking.ts';
import { memoryStats } from './memory-stats.ts';
import { MemoryMesh } from './memory-mesh.ts';
import { memoryVocabulary } from './memory-vocabulary.ts';

/** The port kept in maps and answered by looking at every article: for tests and small collections, gone when closed. */
export function memoryLiteratureIndex(): LiteratureIndex {
  const held = new MemoryArticles();
  let applied: AppliedFile[] = [];
  let isClosed = false;
  const whileOpen = <T>(work: () => T, signal?: AbortSignal): Promise<T> =>
    // The constructor turns what `work` throws into a rejection.
    new Promise((resolve) => {
      if (isClosed)
        throw new LiteratureIndexFailure({ code: 'literature/unavailable', message: 'The search index is closed.' });
      if (signal?.aborted === true) throw new DOMException('The search was cancelled.', 'AbortError');
      resolve(work());
    });
  return {
    search: (request, signal) => whileOpen(() => search(request, held), signal),
    articles: (pmids) =>
      whileOpen(() => {
        checkArticlesRead(pmids.length);
        return pmids.flatMap((pmid) => held.withContext(pmid) ?? []);
      }),
    articlesAfter: (pmid, limit) =>
      whileOpen(() => {
        checkArticlesRead(limit);
        return articlesAfter(held, pmid).slice(0, limit);
      }),
    frequencies: (terms) => whileOpen(() => terms.map((word) => ({ word, articles: frequency(word, held) }))),
    abbreviations: (texts) =>
      whileOpen(() => {
        if (texts.length > MAX_ABBREVIATION_TEXTS)
          throw new RangeError(`At most ${MAX_ABBREVIATION_TEXTS} texts are looked up at once.`);
        return memoryExpansions(texts, held.all());
      }),
    similarWords: (word, edits) =>
      whileOpen(() => {
        const [only] = tokenise(word);
        return only === undefined ? [] : [...memoryVocabulary(held.all()).similarWords(only.word, edits)];
      }),
    write: (batch) =>
      whileOpen(() => {
        const outcome = held.write(batch);
        if (batch.applied !== undefined) applied = withApplied(applied, batch.applied);
        return outcome;
      }),
    writeImpacts: (impacts) =>
      whileOpen(() => {
        for (const impact of impacts) {
          const issn = normalisedIssn(impact.issn);
          held.impacts.set(issn, { ...impact, issn });
        }
      }),
    journalImpacts: () => whileOpen(() => byIssn([...held.impacts.values()])),
    appliedFiles: () => whileOpen(() => applied),
    mesh: new MemoryMesh(() => whileOpen(() => undefined)),
    stats: () => whileOpen(() => memoryStats(held)),
    close: async () => {
      isClosed = true;
    },
  };
}

function articlesAfter(held: MemoryArticles, pmid: string | null): Article[] {
  return held
    .all()
    .map(({ article }) => article)
    .filter((article) => Number(article.pmid) > Number(pmid ?? 0))
    .toSorted((left, right) => Number(left.pmid) - Number(right.pmid));
}

function withApplied(files: readonly AppliedFile[], file: AppliedFile): AppliedFile[] {
  return [...files.filter(({ position }) => position < file.position), file];
}

function matchingSources(held: MemoryArticles): MatchingSources {
  return { articles: held, spellings: memoryVocabulary(held.all()) };
}

function search(request: SearchRequest, held: MemoryArticles): SearchResponse {
  checkSearchRequest(request);
  const all = held.all();
  const sources = matchingSources(held);
  const scores =
    request.rank === null ? null : memoryScores(request, all, (one, query) => matches(one, query, sources));
  const found = new Map(
    all
      .filter((one) => (scores === null || scores.has(one.article.pmid)) && matches(one, request.query, sources))
      .map((one) => [Number(one.article.pmid), one]),
  );
  if (scores !== null) dropFar(found, scores, request);
  const column = sortColumn(request.sort.by);
  const score = (pmid: number) => roundedScore(scores?.get(String(pmid)) ?? 0);
  const value = (pmid: number) => {
    const one = found.get(pmid);
    return one === undefined || column === null ? null : Number(columnValues(one, column, held)[0] ?? Number.NaN);
  };
  const known = (pmid: number) => {
    const number = value(pmid);
    return Number.isNaN(number) ? null : number;
  };
  const order = documentOrder(request.sort.order, {
    value: column === null ? null : known,
    score,
    pmid: (pmid) => pmid,
  });
  const hits = [...found.keys()]
    .sort(order)
    .slice(request.offset, request.offset + request.limit)
    .map((pmid) => ({ pmid: String(pmid), score: score(pmid) }));
  if (request.facets === undefined) return { total: found.size, hits };
  return { total: found.size, hits, facets: memoryFacets(request.facets, [...found.values()], held) };
}

function dropFar(
  found: Map<number, unknown>,
  scores: ReadonlyMap<string, number>,
  { leastShare = 0, leastScore = 0 }: SearchRequest,
): void {
  const scoreOf = (pmid: number) => scores.get(String(pmid)) ?? 0;
  const best = [...found.keys()].reduce((most, pmid) => Math.max(most, scoreOf(pmid)), 0);
  const least = Math.max(leastScore, leastShare * best);
  for (const pmid of found.keys()) if (scoreOf(pmid) < least) found.delete(pmid);
}

function frequency(term: string, held: MemoryArticles): number {
  const words = queryWords(term).flatMap((group) => group.parts);
  const [only] = words;
  if (only === undefined) return 0;
  const contains =
    words.length === 1
      ? (one: ReturnType<MemoryArticles['all']>[number]) => stemCounts(one.words).counts.has(stemWord(only))
      : (one: ReturnType<MemoryArticles['all']>[number]) =>
          matches(one, { type: 'phrase', fields: RANKED_FIELDS, text: term }, matchingSources(held));
  return held.all().filter(contains).length;
}

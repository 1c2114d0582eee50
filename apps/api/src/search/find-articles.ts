import {
  CATEGORY_QUERIES,
  DEEPEST_RESULT,
  QUERY_MODE_SCAN,
  err,
  ok,
  plainReading,
  unreachable,
  writeReading,
  type Result,
  type SearchErrorCode,
  type SearchIssue,
  type SearchSortOption,
} from '@footnote/domain';
import {
  countClauses,
  countMatches,
  searchPico,
  type ExplainedClause,
  type FacetCount,
  type LiteratureIndex,
  type PubmedReading,
  type Query,
  type SearchRequest,
  type TextReader,
} from '@footnote/literature';
import { callWithout, type SearchCall } from './search-call.ts';
import { FACET_TABLES, STUDY_TYPE_TABLE, withOtherTypes } from './search-facets.ts';
import { filterQuery } from './search-filters.ts';
import { appliedSort } from './search-order.ts';

export interface FindDeps {
  literature: LiteratureIndex;
  /** Reads what is searched for away from the thread that serves everybody. */
  textReader: Pick<TextReader, 'searchQuestion' | 'readPubmedSearch'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A part of a search; `qid` names the saved query it is, where it is one. */
type FoundClause = ExplainedClause & { qid?: string };

/** What a search found, and how it was read. */
export interface Found extends FoundPage {
  /** What the page is sorted by: not always what was asked for. */
  sortedBy: SearchSortOption;
}

interface FoundPage {
  /** All that match, and those of them that can be paged through. */
  total: number;
  size: number;
  /** The page asked for. */
  pmids: readonly string[];
  query: string;
  issues: readonly SearchIssue[];
  explained: readonly FoundClause[];
  /** One list a table of {@link FACET_TABLES}; undefined where they were not asked for. */
  facets: readonly (readonly FacetCount[])[] | undefined;
}

interface Page extends Pick<SearchRequest, 'sort' | 'limit' | 'offset' | 'facets'> {
  filter: Query;
}

const NEWEST_FIRST = { by: 'recency', order: 'desc' } as const;

/** Runs one of the four searches. Rejects as the index's searches do. */
export async function findArticles(
  deps: FindDeps,
  call: SearchCall,
  signal: AbortSignal,
): Promise<Result<Found, SearchErrorCode>> {
  const { body, filters } = call;
  const offset = (body.page - 1) * body.page_size;
  if (offset + body.page_size > DEEPEST_RESULT) return err('search/page-too-deep');
  const sortedBy = await appliedSort(deps.literature, call, signal);
  const page: Page = {
    filter: filterQuery({ filters }, deps.now()),
    sort: { by: sortedBy, order: body.sort_order },
    limit: body.page_size,
    offset,
    ...(call.facets ? { facets: FACET_TABLES } : {}),
  };
  const found = await find(deps, call, page, signal);
  if (!found.ok) return found;
  if (found.value.facets === undefined || filters.studyTypes === null) return ok({ ...found.value, sortedBy });
  // Who has chosen a type sees what the others would add.
  const counting = { ...callWithout(call, ['study_types']), facets: false };
  const filter = filterQuery({ filters: counting.filters }, deps.now());
  const wider = await find(
    deps,
    counting,
    { ...page, filter, limit: 0, offset: 0, facets: [STUDY_TYPE_TABLE] },
    signal,
  );
  if (!wider.ok) return wider;
  return ok({ ...found.value, sortedBy, facets: withOtherTypes(found.value.facets, wider.value.facets?.[0] ?? []) });
}

async function find(
  deps: FindDeps,
  call: SearchCall,
  page: Page,
  signal: AbortSignal,
): Promise<Result<FoundPage, SearchErrorCode>> {
  switch (call.mode) {
    case 'simple':
      return ok(await findByWords(deps, call.body.search_query, page, signal));
    case 'pico':
      return ok(await findByClauses(deps, call.body, page, signal));
    case 'category':
      return findByCategories(deps, call, page, signal);
    case 'pubmed':
      return ok(await findByQuery(deps, call, page, signal));
    default:
      return unreachable(call);
  }
}

async function findByWords(
  { textReader }: FindDeps,
  text: string,
  page: Page,
  signal: AbortSignal,
): Promise<FoundPage> {
  const { facets, ...found } = await textReader.searchQuestion({ ...page, text }, signal);
  return { ...found, facets, query: text, size: Math.min(found.total, DEEPEST_RESULT) };
}

async function findByClauses(
  { literature }: FindDeps,
  { search_queries: clauses, fuzziness }: Extract<SearchCall, { mode: 'pico' }>['body'],
  page: Page,
  signal: AbortSignal,
): Promise<FoundPage> {
  const { facets, ...found } = await searchPico(literature, { ...page, clauses, fuzziness }, signal);
  return { ...found, facets, size: Math.min(found.total, DEEPEST_RESULT) };
}

/** Articles of any of the categories; each category is one line of the explanation. */
async function findByCategories(
  deps: FindDeps,
  { body: { qids }, facets: isCounted }: Extract<SearchCall, { mode: 'category' }>,
  page: Page,
  signal: AbortSignal,
): Promise<Result<FoundPage, SearchErrorCode>> {
  const saved = [...new Set(qids)].map((qid) => CATEGORY_QUERIES.find(({ id }) => id === qid));
  if (saved.includes(undefined)) return err('search/unknown-category');
  const of: Query[] = [];
  const explained: FoundClause[] = [];
  let text = '';
  for (const { id: qid, pubmed_query: query, title } of saved.filter((one) => one !== undefined)) {
    if (text !== '') text += ' OR ';
    const start = text.length;
    text += saved.length === 1 ? query : `(${query})`;
    const reading = await deps.textReader.readPubmedSearch(query, new Date(deps.now()), signal);
    if (reading.compiled === null) continue;
    of.push(reading.compiled.query);
    const articles = isCounted ? await countMatches(deps.literature, reading.compiled.query, signal) : null;
    const asked = writeReading(plainReading('topics', { topics: query }));
    explained.push({ start, end: text.length, level: 0, text: title, ...asked, articles, qid });
  }
  const { filter, ...rest } = page;
  const query: Query = { type: 'and', of: [{ type: 'or', of }, filter] };
  const { hits, total, facets } = await deps.literature.search({ ...rest, query, rank: null }, signal);
  const size = Math.min(total, DEEPEST_RESULT);
  return ok({ total, size, pmids: hits.map(({ pmid }) => pmid), query: text, issues: [], explained, facets });
}

/** Looks at the most recent matches only, and sorts these as asked (specification §9). */
async function findByQuery(
  deps: FindDeps,
  { body: { search_query: text }, facets: isCounted }: Extract<SearchCall, { mode: 'pubmed' }>,
  { filter, ...page }: Page,
  signal: AbortSignal,
): Promise<FoundPage> {
  const reading = await deps.textReader.readPubmedSearch(text, new Date(deps.now()), signal);
  const explained = isCounted ? await countClauses(deps.literature, reading, signal) : uncounted(reading);
  const { query: read, issues, compiled } = reading;
  const query: Query = compiled === null ? { type: 'none' } : { type: 'and', of: [compiled.query, filter] };
  const search = (request: Partial<SearchRequest>) =>
    deps.literature.search({ ...page, query, rank: null, ...request }, signal);
  let found = await search({});
  const { total } = found;
  if (total > QUERY_MODE_SCAN) {
    const newest = await search({ sort: NEWEST_FIRST, limit: QUERY_MODE_SCAN, offset: 0, facets: [] });
    found = await search({ query: { type: 'eq', column: 'pmid', values: newest.hits.map(({ pmid }) => pmid) } });
  }
  const { hits, total: size, facets } = found;
  return { total, size, pmids: hits.map(({ pmid }) => pmid), query: read, issues, explained, facets };
}

function uncounted({ query: read, compiled }: PubmedReading): ExplainedClause[] {
  return (compiled?.clauses ?? []).map(({ start, end, level, reading }) => {
    const text = read.slice(start, end);
    return { start, end, level, text, ...writeReading(reading), articles: null };
  });
}

import {
  CATEGORY_QUERIES,
  err,
  ok,
  REVIEW_LIMITS,
  savedReferenceOf,
  savedSearchCall,
  savedSearchWords,
  SEARCH_ERRORS,
  type Brought,
  type NewReviewSearch,
  type SavedReference,
  type SavedSearch,
  type SearchErrorCode,
} from '@footnote/domain';
import { articlesByPmid } from '../library/articles-by-pmid.ts';
import { findArticles } from '../search/find-articles.ts';
import { filterQuery } from '../search/search-filters.ts';
import { bringRecords, hasRoom } from './bring-records.ts';
import { findReview, refuse, unlessGone } from './find-review.ts';
import type { Refused, ReviewDeps } from './reviews-deps.ts';
import type { NewSearch, ReviewUser } from './reviews.ports.ts';

/** Articles asked for at once. */
const AT_ONCE = 1_000;

/** Adds a search of another database to a review, or runs one here and brings all it finds. */
export async function addSearch(
  deps: ReviewDeps,
  user: ReviewUser,
  { id, search, signal }: { id: string; search: NewReviewSearch; signal: AbortSignal },
): Promise<Refused<Brought>> {
  const found = await findReview(deps, user, { id });
  if (!found.ok) return found;
  if (search.by === 'footnote') return runSearch(deps, id, { search: search.search, signal });
  const { by: _by, ...typed } = search;
  return keepSearch(deps, id, { search: { ...typed, ranHere: false, settings: '' }, references: [] });
}

/** Adds a search with what it found, both or neither. The same search again would count its records twice. */
function keepSearch(
  deps: Pick<ReviewDeps, 'records'>,
  reviewId: string,
  { search, references }: { search: NewSearch; references: readonly SavedReference[] },
): Promise<Refused<Brought>> {
  const keep = async () => {
    if ((await deps.records.countSearches(reviewId)) >= REVIEW_LIMITS.searches)
      return refuse('review/too-many-searches');
    if (await deps.records.hasSearch(reviewId, search)) return refuse('review/brought-already');
    if (!(await hasRoom(deps, { reviewId, more: references.length }))) return refuse('review/full');
    const searchId = await deps.records.addSearch(reviewId, search);
    const brought = await bringRecords(deps, { reviewId, searchId, importId: null, references });
    return ok({ search: searchId, ...brought, unread: [], unreadTotal: 0 });
  };
  return unlessGone(deps.records.hold(reviewId, keep));
}

async function runSearch(
  deps: ReviewDeps,
  id: string,
  { search, signal }: { search: SavedSearch; signal: AbortSignal },
): Promise<Refused<Brought>> {
  const matches = await allMatches(deps, search, signal);
  if (!matches.ok) return matches;
  const { pmids, total } = matches.value;
  if (!(await hasRoom(deps, { reviewId: id, more: pmids.length }))) return refuse('review/full');
  const articles = await articlesByPmid(deps.literature, pmids);
  const references = pmids.flatMap((pmid) => {
    const article = articles.get(pmid);
    return article === undefined ? [] : [savedReferenceOf(article)];
  });
  const ran = {
    source: 'Footnote (PubMed records)',
    kind: 'database' as const,
    ranHere: true,
    query: savedSearchWords(search, nameOfCategory),
    settings: settingsOf(search),
    searchedOn: new Date(deps.now()).toISOString().slice(0, 10),
    found: total,
  };
  return keepSearch(deps, id, { search: ran, references });
}

/** All that a search finds, at most 10,000: a review leaves out nothing that a page of results would not show. */
async function allMatches(
  deps: ReviewDeps,
  search: SavedSearch,
  signal: AbortSignal,
): Promise<Refused<{ pmids: string[]; total: number }>> {
  if (search.query_type === 'pubmed') return queryMatches(deps, search, signal);
  const pmids: string[] = [];
  let total = 1;
  for (let page = 1; pmids.length < total; page += 1) {
    const order = { page, page_size: AT_ONCE, sort_by: 'recency', sort_order: 'desc' } as const;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that little is held at once
    const found = await findArticles(deps, { ...savedSearchCall(search, order), facets: false }, signal);
    if (!found.ok) return searchRefused(found.error);
    ({ total } = found.value);
    if (total > REVIEW_LIMITS.searchRecords) return refuse('review/search-too-wide');
    pmids.push(...found.value.pmids);
    if (found.value.pmids.length < AT_ONCE) break;
  }
  return ok({ pmids, total });
}

/** The page of results looks at the most recent matches of a query only; a review takes all. */
async function queryMatches(deps: ReviewDeps, search: SavedSearch, signal: AbortSignal) {
  const reading = await deps.textReader.readPubmedSearch(search.query.pubmed_query, new Date(deps.now()), signal);
  if (reading.compiled === null) return ok({ pmids: [], total: 0 });
  const query = {
    type: 'and' as const,
    of: [reading.compiled.query, filterQuery(savedSearchCall(search), deps.now())],
  };
  const sort = { by: 'recency', order: 'desc' } as const;
  const pmids: string[] = [];
  for (let more = true; more;) {
    const page = { query, rank: null, sort, limit: AT_ONCE, offset: pmids.length };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that little is held at once
    const { hits, total } = await deps.literature.search(page, signal);
    if (total > REVIEW_LIMITS.searchRecords) return refuse('review/search-too-wide');
    pmids.push(...hits.map(({ pmid }) => pmid));
    more = hits.length === AT_ONCE && pmids.length < total;
  }
  return ok({ pmids, total: pmids.length });
}

const searchRefused = (code: SearchErrorCode) => err(SEARCH_ERRORS.error(code));

const nameOfCategory = (qid: string) => CATEGORY_QUERIES.find(({ id }) => id === qid)?.title ?? qid;

const MODES = {
  simple: 'plain words',
  pico: 'clauses on population, intervention, comparison and outcome',
  pubmed: 'query in the language of PubMed',
  category: 'categories',
} as const;

/** How a search was run, as a report of it has to say (PRISMA-S). */
function settingsOf({ query_type: type, article_type: articleType, filters }: SavedSearch): string {
  const { study_types: studyTypes, impact_factor: impact, sample_size: size, since_year: since } = filters;
  const limits = [
    ...(articleType === null ? [] : [`study type ${articleType}`]),
    ...(studyTypes === null ? [] : [`study types ${studyTypes.join(', ')}`]),
    ...(impact === 'off' ? [] : ['journals of high impact']),
    ...(size === null ? [] : [`at least ${size} people`]),
    ...(since === null ? [] : [`published since ${since}`]),
    ...(filters.current_week ? ['published in the last seven days'] : []),
    ...(filters.cost_effectiveness ? ['about costs'] : []),
  ];
  return `Searched with ${MODES[type]}; ${limits.length === 0 ? 'no filters' : `filters: ${limits.join('; ')}`}.`;
}

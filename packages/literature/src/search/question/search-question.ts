import type {
  LiteratureIndex,
  LookedUpIndex,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../literature-index.ports.ts';
import type { ExplainedClause } from '../pubmed/search-pubmed.ts';
import type { Query, RankTerm } from '../query.ts';
import { explainQuestion, withLearnt, type QuestionIssue } from './explain-question.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { questionRanking } from './question-ranking.ts';
import { RANKED_BY_MEANING, rankByMeaning } from './rank-by-meaning.ts';
import { readQuestion } from './read-question.ts';
import { limitToTopics, type TopicLimits } from './topic-query.ts';

export interface QuestionSearch extends Pick<SearchRequest, 'sort' | 'limit' | 'offset' | 'facets'> {
  /** A question, or words in any order, as typed. */
  text: string;
  /** Which articles may be found at all. */
  filter: Query;
}

export interface QuestionResult extends Pick<SearchResponse, 'facets'> {
  /** Articles that name all the text requires, and its best matches; the same ones in every order. */
  total: number;
  pmids: readonly string[];
  issues: readonly QuestionIssue[];
  /** The whole text on level 0, then its topics, each with the articles that name it (whatever the filter). */
  explained: readonly ExplainedClause[];
}

export interface QuestionSearchDeps {
  index: LookedUpIndex;
  knowledge: QuestionKnowledge;
}

/** Articles with a smaller share of the best score are not found, so that sorting by date brings up no stray ones. */
const MIN_SHARE = 0.25;
/** Articles found for their score alone: those that say a topic in other words. More of them bring up stray ones, too. */
const BEST_MATCHES = 20;

/**
 * Searches with free text in any language of the interface and says how it was understood. Text that names nothing
 * finds nothing, and an issue says so. Rejects as the index's searches do.
 */
export async function searchQuestion(
  { index, knowledge }: QuestionSearchDeps,
  { text, filter, ...page }: QuestionSearch,
  signal?: AbortSignal,
): Promise<QuestionResult> {
  const understanding = await readQuestion(
    { index, knowledge },
    { question: text, history: [], previousMainQuestion: '' },
  );
  const { readings, language, corrections } = understanding;
  const { rank, substitutes, learnt } = await questionRanking(
    { index, knowledge },
    { reading: readings[0], language, corrections },
  );
  const topics = readings[0].topics.map((topic) => withLearnt(topic, learnt));
  const limits = await limitToTopics(index, topics, signal);
  const best = await bestMatches(index, { rank, substitutes }, signal);
  // Filters narrow what is found without them: who chooses one gets as many articles as were counted for it.
  const query: Query = { type: 'and', of: [filter, limits.named === 'none' ? limits.query : either(limits, best)] };
  const leastScore = MIN_SHARE * (best[0]?.score ?? 0);
  // A search by no terms finds nothing, and counts nothing in its facets.
  const { hits, ...found } = await rankedPage(index, { ...page, rank, substitutes, leastScore, query }, signal);
  const asked = { text, understanding, learnt, total: found.total, named: limits.named };
  const explained = await explainQuestion(index, asked, signal);
  return { ...found, pmids: hits.map((hit) => hit.pmid), ...explained };
}

/** A page of the articles found; the most relevant ones first are ordered by what they mean, too. */
async function rankedPage(
  index: Pick<LookedUpIndex, 'search' | 'nearness'>,
  request: SearchRequest & { rank: readonly RankTerm[] },
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const { sort, limit, offset } = request;
  const isByMeaning = index.nearness !== undefined && sort.by === 'relevance' && sort.order === 'desc';
  if (!isByMeaning || offset >= RANKED_BY_MEANING || limit === 0) return index.search(request, signal);
  const found = await index.search({ ...request, limit: RANKED_BY_MEANING, offset: 0 }, signal);
  const best = (await rankByMeaning(index, request.rank, found.hits)).slice(offset, offset + limit);
  const left = Math.min(found.total, offset + limit) - RANKED_BY_MEANING;
  if (left <= 0) return { ...found, hits: best };
  const { facets: _counted, ...others } = request;
  const rest = await index.search({ ...others, limit: left, offset: RANKED_BY_MEANING }, signal);
  return { ...found, hits: [...best, ...rest.hits] };
}

/** The articles that fit best, without any filter: to ask those, too, for the names of all topics costs 0.05 of the recall. */
async function bestMatches(
  index: Pick<LiteratureIndex, 'search'>,
  ranking: Pick<SearchRequest, 'rank' | 'substitutes'>,
  signal?: AbortSignal,
): Promise<readonly SearchHit[]> {
  const sort = { by: 'relevance', order: 'desc' } as const;
  const request = { ...ranking, sort, query: { type: 'all' }, limit: BEST_MATCHES, offset: 0 } as const;
  return (await index.search(request, signal)).hits;
}

function either({ query }: TopicLimits, best: readonly SearchHit[]): Query {
  return { type: 'or', of: [query, { type: 'eq', column: 'pmid', values: best.map(({ pmid }) => pmid) }] };
}

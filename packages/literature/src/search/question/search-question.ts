import type { LiteratureIndex, SearchRequest, SearchResponse } from '../literature-index.ports.ts';
import type { ExplainedClause } from '../pubmed/search-pubmed.ts';
import type { Query } from '../query.ts';
import { explainQuestion, withLearnt, type QuestionIssue } from './explain-question.ts';
import type { QuestionKnowledge } from './question-knowledge.ts';
import { questionRanking } from './question-ranking.ts';
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
  index: LiteratureIndex;
  knowledge: QuestionKnowledge;
}

/** Articles with a smaller share of the best score are not found, so that sorting by date brings up no stray ones. */
const LEAST_SHARE = 0.25;
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
  const ranking = { rank, substitutes, leastShare: LEAST_SHARE };
  // Filters narrow what is found without them: who chooses one gets as many articles as were counted for it.
  const query: Query = { type: 'and', of: [filter, await orBestMatches(index, { limits, ranking }, signal)] };
  // A search by no terms finds nothing, and counts nothing in its facets.
  const { hits, ...found } = await index.search({ ...page, ...ranking, query }, signal);
  const asked = { text, understanding, learnt, total: found.total, named: limits.named };
  const explained = await explainQuestion(index, asked, signal);
  return { ...found, pmids: hits.map((hit) => hit.pmid), ...explained };
}

interface Narrowed {
  limits: TopicLimits;
  ranking: Pick<SearchRequest, 'rank' | 'substitutes' | 'leastShare'>;
}

/** What narrows a search to its topics, and the best matches besides: to ask those for all names costs 0.05 of the recall. */
async function orBestMatches(
  index: Pick<LiteratureIndex, 'search'>,
  { limits, ranking }: Narrowed,
  signal?: AbortSignal,
): Promise<Query> {
  if (limits.named === 'none') return limits.query;
  const best = { sort: { by: 'relevance', order: 'desc' }, limit: BEST_MATCHES, offset: 0 } as const;
  const { hits } = await index.search({ ...ranking, ...best, query: { type: 'all' } }, signal);
  return { type: 'or', of: [limits.query, { type: 'eq', column: 'pmid', values: hits.map(({ pmid }) => pmid) }] };
}

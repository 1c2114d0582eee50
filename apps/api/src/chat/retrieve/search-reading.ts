import { ARTICLES_CONSIDERED } from '@footnote/domain';
import {
  articleStrength,
  matchable,
  questionKnowledge,
  questionRanking,
  rankByMeaning,
  topicPatterns,
  type LiteratureIndex,
  type MatchableArticle,
  type Query,
  type Reading,
  type SearchHit,
  type TermPattern,
  type Topic,
  type Understanding,
} from '@footnote/literature';
import type { CollectionRecord } from '../documents.ports.ts';
import type { FoundDocument } from './documents/document-article.ts';
import type { FindPassages } from './documents/search-documents.ts';
import type { SearchedRecords } from './records/searched-records.ts';
import { topicMentions } from './topic-mentions.ts';

/** An article that was found, and how far it is about the question. */
export interface AssessedArticle {
  found: MatchableArticle;
  /** BM25 relative to the best of the search, 0 to 1. */
  textScore: number;
  /** Share of the question's topics it is about, 0 to 1. */
  coverage: number;
  /** Required topics it is not about. */
  missing: readonly Topic[];
  /** What was found of the document that it stands for; left out for an article of the literature. */
  document?: FoundDocument;
  /** The imported record that it is; left out for an article of the literature. */
  record?: CollectionRecord;
}

/** What is asked of the literature and of documents. */
export interface RetrieveInput {
  understanding: Understanding;
  /** What the literature is limited to; null where it is not asked. */
  filter: Query | null;
  /** Finds passages of documents for a question; left out where none are asked. */
  findPassages?: FindPassages;
  /** Imported records that are asked, too; left out where there are none. */
  records?: SearchedRecords;
  /** True when the user chose the articles: then none is turned away for what it is about. */
  chosen: boolean;
  /**
   * Articles considered for each reading of the question.
   * @default ARTICLES_CONSIDERED.basic
   */
  considered?: number;
  /** Better ones of a reading that are passed over, because they were considered before; none where it is left out. */
  offset?: number;
  signal: AbortSignal;
}

/** A required topic counts as treated from this strength: more than a passing mention of a narrower term. */
const TREATED = 0.5;

interface PreparedTopic {
  topic: Topic;
  patterns: readonly TermPattern[];
}

/** The topics of a reading with the patterns by which they are found in a text. */
export function preparedTopics({ question, topics }: Reading): PreparedTopic[] {
  const patterns = topicPatterns(question, topics);
  return topics.map((topic, at) => ({ topic, patterns: patterns[at] ?? [] }));
}

/** The articles a reading finds, best first, each with how far it is about the question's topics. Rejects as the index's searches do. */
export async function searchReading(
  literature: LiteratureIndex,
  reading: Reading,
  input: RetrieveInput,
): Promise<AssessedArticle[]> {
  const hits = await findHits(literature, reading, input);
  return assessHits(literature, hits, { reading, best: hits[0]?.score ?? 0 });
}

/** The articles a reading finds by their ids, best first, as many as are considered. Rejects as the index's searches do. */
export async function findHits(
  literature: LiteratureIndex,
  reading: Reading,
  input: RetrieveInput,
): Promise<readonly SearchHit[]> {
  if (input.filter === null) return [];
  const { language, corrections } = input.understanding;
  const deps = { index: literature, knowledge: questionKnowledge() };
  const { rank, substitutes } = await questionRanking(deps, { reading, language, corrections });
  const found = await literature.search(
    {
      query: input.filter,
      rank: input.chosen ? null : [...rank, ...topicMentions(reading)],
      substitutes: input.chosen ? [] : substitutes,
      sort: { by: 'relevance', order: 'desc' },
      limit: input.considered ?? ARTICLES_CONSIDERED.basic,
      offset: input.offset ?? 0,
    },
    input.signal,
  );
  return rankByMeaning(literature, rank, found.hits);
}

/** Reads hits, whose scores are told as shares of the best of their search. */
export async function assessHits(
  literature: LiteratureIndex,
  hits: readonly SearchHit[],
  { reading, best }: { reading: Reading; best: number },
): Promise<AssessedArticle[]> {
  const scores = new Map(hits.map((hit) => [hit.pmid, hit.score]));
  const shareOf = ({ pmid }: { pmid: string }) => (scores.get(pmid) ?? 0) / Math.max(best, Number.MIN_VALUE);
  const prepared = preparedTopics(reading);
  const articles = await literature.articles(hits.map((hit) => hit.pmid));
  return articles
    .toSorted((one, other) => shareOf(other) - shareOf(one))
    .map((article) => assess(matchable(article), prepared, shareOf(article)));
}

/** Says how far something found is about the topics of a reading. */
export function assess(found: MatchableArticle, topics: readonly PreparedTopic[], textScore: number): AssessedArticle {
  let covered = 0;
  let total = 0;
  const missing: Topic[] = [];
  for (const { topic, patterns } of topics) {
    const strength = articleStrength(found, patterns);
    covered += topic.weight * strength;
    if (topic.kind !== 'number') total += topic.weight;
    if (topic.required && strength < TREATED) missing.push(topic);
  }
  return { found, textScore, coverage: total === 0 ? 0 : covered / total, missing };
}

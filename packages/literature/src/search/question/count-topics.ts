import { countMatches } from '../count-matches.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { Topic } from './topic.ts';
import { topicQuery } from './topic-query.ts';

/** A topic of a question and how many articles name it. */
export interface CountedTopic {
  topic: Topic;
  articles: number;
}

/** Topics that are counted; a pasted page names more. */
const MOST = 12;

/** Counts the articles that name each topic of a question, in the order of the topics. Rejects as the index's searches do. */
export async function countTopics(
  index: Pick<LiteratureIndex, 'search' | 'frequencies'>,
  topics: readonly Topic[],
  signal?: AbortSignal,
): Promise<CountedTopic[]> {
  const counted: CountedTopic[] = [];
  for (const topic of topics.slice(0, MOST))
    counted.push({ topic, articles: await articlesNaming(topic, index, signal) });
  return counted;
}

/** Counts a single word by its stem, and the terms of a concept as they are written, in either number. */
export async function articlesNaming(
  topic: Topic,
  index: Pick<LiteratureIndex, 'search' | 'frequencies'>,
  signal?: AbortSignal,
): Promise<number> {
  if (topic.terms.length === 1) {
    const [frequency] = await index.frequencies(topic.terms.map((term) => term.text));
    return frequency?.articles ?? 0;
  }
  return await countMatches(index, topicQuery(topic), signal);
}

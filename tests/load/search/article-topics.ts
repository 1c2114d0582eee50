import type { Article } from '@footnote/domain';
import { stemWord, tokenise } from '@footnote/literature';

const SMALLEST_TOPIC = 8;
const LARGEST_TOPIC = 400;
const SHORTEST_WORD = 5;

/**
 * Groups articles by the rarest stem of their titles that at least eight titles share, so that parts of one article fit
 * the others of its group; articles without such a stem are one more group.
 */
export function articleTopics(articles: readonly Article[]): Article[][] {
  const stems = articles.map((article) => new Set(tokenise(article.title).flatMap(({ word }) => topicStem(word))));
  const titles = new Map<string, number>();
  for (const set of stems) for (const stem of set) titles.set(stem, (titles.get(stem) ?? 0) + 1);
  const topics = new Map<string, Article[]>();
  for (const [index, article] of articles.entries()) {
    const shared = [...(stems[index] ?? [])].filter((stem) => isTopic(titles.get(stem) ?? 0));
    const rarest = shared.sort((left, right) => (titles.get(left) ?? 0) - (titles.get(right) ?? 0))[0] ?? '';
    const topic = topics.get(rarest);
    if (topic === undefined) topics.set(rarest, [article]);
    else topic.push(article);
  }
  return [...topics.values()];
}

function topicStem(word: string): string[] {
  return word.length < SHORTEST_WORD ? [] : [stemWord(word)];
}

function isTopic(titles: number): boolean {
  return titles >= SMALLEST_TOPIC && titles <= LARGEST_TOPIC;
}

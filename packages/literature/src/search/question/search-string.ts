import type { LocalizableReading } from '@footnote/domain';
import { plainReading, writeSearchString } from '@footnote/domain/core';
import { isAcronym } from './lexicon/normal-form.ts';
import type { Correction, Topic } from './topic.ts';

/** A term as it is written in a search. */
export function quoted(term: string): string {
  return /^[\p{L}\p{N}]+$/u.test(term) ? term : `"${term.replaceAll('"', '')}"`;
}

/** Letters for all topics together: the widest have a hundred names, and the whole has to fit into what is told of an answer. */
const MOST_OF_TOPICS = 2_500;

/** Names of a topic joined by OR, the first ones where it has more than fit into so many letters. */
function group(topic: Topic, most: number): string {
  const terms = [...new Set(topic.terms.map(({ text }) => (isAcronym(text) ? text : text.toLowerCase())))];
  const [first = '', ...others] = terms.map(quoted);
  let names = first;
  for (const other of others) {
    const longer = `${names} OR ${other}`;
    if (longer.length > most) break;
    names = longer;
  }
  return names === first ? first : `(${names})`;
}

function topicsText(topics: readonly Topic[]): string {
  const most = MOST_OF_TOPICS / Math.max(1, topics.length);
  return topics.map((topic) => group(topic, most)).join(' AND ');
}

function rankedText(topics: readonly Topic[]): string {
  return topics.map((topic) => quoted(topic.preferred)).join(', ');
}

/** What every found article had to contain, and what only ranked it. */
export function topicsReading(required: readonly Topic[], ranking: readonly Topic[]): LocalizableReading {
  const topics = topicsText(required);
  const words = rankedText(ranking);
  if (words === '') return plainReading('topics', { topics });
  return topics === '' ? plainReading('ranked', { words }) : plainReading('topics-ranked', { topics, words });
}

/**
 * The search as a reader sees it: what every found article had to contain, by the first names of each topic that fit, what only
 * ranked it, and what was read as what.
 */
export function searchString(
  required: readonly Topic[],
  ranking: readonly Topic[],
  corrections: readonly Correction[],
): string {
  return writeSearchString({ topics: topicsText(required), ranked: rankedText(ranking), corrections });
}

import { plainReading, writeSearchString, type LocalizableReading } from '@footnote/domain';
import { isAcronym } from './lexicon/normal-form.ts';
import type { Correction, Topic } from './topic.ts';

/** A term as it is written in a search. */
export function quoted(term: string): string {
  return /^[\p{L}\p{N}]+$/u.test(term) ? term : `"${term.replaceAll('"', '')}"`;
}

function group(topic: Topic): string {
  const terms = [...new Set(topic.terms.map(({ text }) => (isAcronym(text) ? text : text.toLowerCase())))];
  const names = terms.map(quoted);
  return names.length === 1 ? (names[0] ?? '') : `(${names.join(' OR ')})`;
}

function topicsText(topics: readonly Topic[]): string {
  return topics.map(group).join(' AND ');
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

/** The search as a reader sees it: what every found article had to contain, what only ranked it, and what was read as what. */
export function searchString(
  required: readonly Topic[],
  ranking: readonly Topic[],
  corrections: readonly Correction[],
): string {
  return writeSearchString({ topics: topicsText(required), ranked: rankedText(ranking), corrections });
}

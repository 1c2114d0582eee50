import { plainReading, writeReading, type SpokenReading } from '@footnote/domain';
import { isAcronym } from './normal-form.ts';
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

/** What every found article had to contain, and what only ranked it. */
export function topicsReading(required: readonly Topic[], ranking: readonly Topic[]): SpokenReading {
  const topics = required.map(group).join(' AND ');
  const words = ranking.map((topic) => quoted(topic.preferred)).join(', ');
  if (words === '') return plainReading('topics', { topics });
  return topics === '' ? plainReading('ranked', { words }) : plainReading('topics-ranked', { topics, words });
}

/** The search as a reader sees it: what every found article had to contain, what only ranked it, and what was read as what. */
export function searchString(
  required: readonly Topic[],
  ranking: readonly Topic[],
  corrections: readonly Correction[],
): string {
  const parts = [writeReading(topicsReading(required, ranking)).reading];
  for (const { from, to } of corrections) parts.push(`“${from}” read as “${to}”`);
  return parts.filter((part) => part !== '').join(' · ');
}

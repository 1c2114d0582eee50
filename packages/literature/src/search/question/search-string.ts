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

/** The search as a reader sees it: what every found article had to contain, what only ranked it, and what was read as what. */
export function searchString(
  required: readonly Topic[],
  ranking: readonly Topic[],
  corrections: readonly Correction[],
): string {
  const parts = [required.map(group).join(' AND ')];
  if (ranking.length > 0) parts.push(`ranked by ${ranking.map((topic) => quoted(topic.preferred)).join(', ')}`);
  for (const { from, to } of corrections) parts.push(`“${from}” read as “${to}”`);
  return parts.filter((part) => part !== '').join(' · ');
}

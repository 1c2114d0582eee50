/** Ways that are right less often are not tried. */
export const MIN_CHANCE = 0.4;

/** A phrase that may be what is looked for. */
export interface Candidate {
  /** Tidy: see tidyPhrase. */
  text: string;
  /** How often phrases found this way are right, 0 to 1, as measured on annotated abstracts. */
  chance: number;
}

export interface Choice {
  /** Most phrases to choose. */
  most: number;
  /** Phrases less likely than this are left out. */
  least: number;
}

/** The likeliest candidates, likeliest first, each once; ways that agree make a phrase likelier. */
export function likeliest(candidates: readonly Candidate[], { most, least }: Choice): string[] {
  const held = new Map<string, Candidate>();
  for (const { text, chance } of candidates) {
    const key = text.toLowerCase();
    const before = held.get(key);
    if (text === '') continue;
    if (before === undefined) held.set(key, { text, chance });
    else before.chance = 1 - (1 - before.chance) * (1 - chance / 2);
  }
  return [...held.values()]
    .filter(({ chance }) => chance >= least)
    .toSorted((left, right) => right.chance - left.chance)
    .slice(0, most)
    .map(({ text }) => text);
}

/** How the product separates alternatives (specification §3). */
const SEPARATOR = ' ; ';

/** Alternatives as one field; a phrase that holds the separator would be two. */
export function joinAlternatives(phrases: readonly string[]): string {
  return phrases.filter((phrase) => !phrase.includes(SEPARATOR)).join(SEPARATOR);
}

/** The alternatives of a field, in its order. */
export function alternativesOf(field: string): string[] {
  return field === '' ? [] : field.split(SEPARATOR);
}

/** The first alternative of a field, '' for none. */
export function firstAlternative(field: string): string {
  return alternativesOf(field)[0] ?? '';
}

import type { RankTerm, Reading } from '@footnote/literature';

/** Terms one search is ranked by; the widest classes of the lexicon would add hundreds. */
const MOST_TERMS = 90;
const MOST_ASIDES = 10;
const SYNONYM_WEIGHT = 0.7;
const HELPING_WEIGHT = 0.35;
const ASIDE_WEIGHT = 0.3;

/** The words and phrases of a reading with their weight in ranking: what is asked first, its synonyms next, the rest last. */
export function rankTerms({ topics, asides }: Reading): RankTerm[] {
  const terms: RankTerm[] = topics.flatMap((topic) =>
    topic.terms.map(({ text, weight }, position) => ({
      text,
      weight:
        weight *
        (position === 0 ? 1 : SYNONYM_WEIGHT) *
        (topic.required || topic.kind === 'word' || topic.kind === 'number' ? 1 : HELPING_WEIGHT),
    })),
  );
  const chosen = terms.sort((a, b) => b.weight - a.weight).slice(0, MOST_TERMS);
  if (chosen.length === 0) return [];
  return [...chosen, ...asides.slice(0, MOST_ASIDES).map((text) => ({ text, weight: ASIDE_WEIGHT }))];
}

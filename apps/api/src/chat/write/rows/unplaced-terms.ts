import type { Citation, QuestionFrame } from '@footnote/domain';
import { conceptNamer } from '@footnote/literature';

/** Types that ask what is wrong with somebody, why, or how something works: what they name was there before. */
const WITHOUT_OUTCOME: ReadonlySet<QuestionFrame['type']> = new Set([
  'diagnosis',
  'aetiology',
  'mechanism',
  'definition',
]);

/**
 * What was asked about that is neither whom a study is of nor what it gave them: where no outcome was read from a question, this is
 * what it may have asked for (insulin needed after a steroid, swelling after radiotherapy).
 */
export function unplacedTerms(
  { title, ml_p: people, ml_i: given, ml_c: against }: Citation,
  { type, condition, interventions, comparators, outcomes }: QuestionFrame,
): readonly string[] {
  if (outcomes.length > 0 || WITHOUT_OUTCOME.has(type)) return [];
  const isPlaced = conceptNamer([title, people, given, against].join(' . '));
  const isOpposed = conceptNamer(comparators.join(' . '));
  return [...condition, ...interventions].filter((term) => !isPlaced(term) && !isOpposed(term));
}

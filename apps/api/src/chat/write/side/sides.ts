import type { EffectDirection, QuestionFrame } from '@footnote/domain';

/** The sides a study can speak for, with the names they have in the keys of the clinical questions. */
export const SIDES = {
  better: 'favours-intervention',
  worse: 'favours-comparator',
  none: 'no-clear-difference',
} as const satisfies Record<string, EffectDirection>;
export type Side = keyof typeof SIDES;

/** Types whose answer is yes or no: an effect that was hoped for says nothing of a harm that was asked about. */
export const ASKS_WHETHER: ReadonlySet<QuestionFrame['type']> = new Set(['harm', 'aetiology']);

/** Types whose answer has a side; of the others a study has only what it found. */
export const WEIGHED: ReadonlySet<QuestionFrame['type']> = new Set([
  'therapy',
  'comparison',
  'harm',
  'aetiology',
  'prognosis',
]);

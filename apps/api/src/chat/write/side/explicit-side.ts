import type { EffectDirection, QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence } from '../../chat.ports.ts';
import { deniesDifference, stanceOf } from '../stance.ts';
import { isOfOtherStudies } from '../rows/arms-in-text.ts';
import type { ArmNames } from './arm-names.ts';
import { isNoDenial } from './denial/no-denial.ts';
import { equalsOthers } from './side-features.ts';
import { ASKS_WHETHER } from './sides.ts';
import type { ToldComparison } from './told-comparison.ts';

/**
 * The side that sentences say in so many words of the outcome asked for, where none of them says otherwise; null where they do not.
 * Of one alone that is called more or less, only what was hoped for of a treatment, or a harm that was asked about. What the
 * conclusion says weighs more than what did not differ.
 */
export function explicitSide(
  comparisons: readonly ToldComparison[],
  { type, comparators, outcomes }: QuestionFrame,
  concluded: readonly ToldComparison[] = [],
): EffectDirection | null {
  const naming = comparisons.filter(({ namesAsked }) => namesAsked);
  const apart = naming.filter(({ better }) => better !== 'neither');
  // Where no outcome was asked for, one that did not differ takes nothing from what the study concludes of both, or of a harm.
  const isConcluded =
    outcomes.length === 0 &&
    concluded.length > 0 &&
    concluded.every(({ better }) => better !== 'neither') &&
    (ASKS_WHETHER.has(type) || apart.some(({ by }) => by === 'both' || by === 'figures'));
  const [first, ...others] = isConcluded && apart.length > naming.length / 2 ? apart : naming;
  if (first === undefined || first.better === 'neither') return null;
  if (others.some(({ better }) => better !== first.better)) return null;
  const isHarm = ASKS_WHETHER.has(type);
  const isAlone = type !== 'comparison' && comparators.length === 0;
  if (isAlone && (first.better === 'other') !== isHarm) return null;
  const isSaid = [first, ...others].some(
    ({ by }) =>
      by === 'both' ||
      by === 'figures' ||
      (by === 'one' && (isAlone || (comparators.length > 0 && outcomes.length > 0))),
  );
  if (!isSaid) return null;
  return first.better === 'own' ? 'favours-intervention' : 'favours-comparator';
}

/**
 * Whether a study concludes that what was asked about made no difference: its conclusion denies one, or calls the two alike, and no
 * sentence shown sets them apart in anything. It has to name what was asked about, by the study's name for it or by the question's.
 */
export function concludesNoDifference(
  headline: EvidenceSentence,
  comparisons: readonly ToldComparison[],
  frame: QuestionFrame,
  arms: ArmNames,
): boolean {
  if (!headline.namesOutcome || frame.interventions.length === 0 || !arms.own(headline.text)) return false;
  if (isNoDenial(headline.text, frame, arms)) return false;
  if (isOfOtherStudies(headline.text) || IN_PART.test(headline.text)) return false;
  if (!equalsOthers(headline.text) && stanceOf(headline.text) !== 'no_effect') return false;
  return comparisons.some(({ namesAsked }) => namesAsked) && comparisons.every(({ better }) => better === 'neither');
}

/** Whether the only outcome asked for is denied to differ in so many words, beside what was asked about, wherever a sentence compares it. */
export function deniesOfOutcome(
  shown: readonly EvidenceSentence[],
  comparisons: readonly ToldComparison[],
  frame: QuestionFrame,
  arms: ArmNames,
): boolean {
  const { type, interventions, outcomes } = frame;
  if (interventions.length === 0 || outcomes.length !== 1 || type === 'prognosis') return false;
  const naming = comparisons.filter(({ namesAsked }) => namesAsked);
  if (naming.length === 0 || comparisons.some(({ better }) => better !== 'neither')) return false;
  const sentences = shown.filter(({ namesOutcome }) => namesOutcome);
  if (sentences.some(({ text }) => isNoDenial(text, frame, arms))) return false;
  const denying = sentences.filter(({ text }) => deniesDifference(text) && !IN_SOME.test(text));
  return denying.length === sentences.length && denying.some(({ text }) => arms.own(text));
}

/** Said of some of those studied, of a change since the beginning, or until a day; in all it may be otherwise. */
const IN_SOME =
  /\b(?:subgroups?|subset|patients with|women|men|from baseline|both groups|virtually|over the whole|in the control|in controls|unadjusted|crude|until|at \d{1,3} (?:days?|weeks?|months?|years?))\b/i;

/** Something else was different, or it was so for some. */
const IN_PART =
  /\b(?:but|however|although|though|except|subgroups?|subset|conclusively|more|fewer|less|higher|lower|increased|reduced|raised)\b/i;

/**
 * Whether sentences set the other of two above the one a side would be told for, call the two alike in what was asked for, or set
 * two apart that would be told alike.
 */
export function saysOpposite(
  direction: EffectDirection,
  comparisons: readonly ToldComparison[],
  { type, comparators, outcomes }: QuestionFrame,
): boolean {
  const isSure = ({ by }: ToldComparison) =>
    by === 'both' ||
    by === 'figures' ||
    (by === 'reference' && comparators.length > 0) ||
    (by === 'one' && ASKS_WHETHER.has(type));
  const apart = comparisons.filter(({ better }) => better !== 'neither');
  if (direction === 'no-clear-difference')
    return apart.some(
      (one) => one.by === 'nobody' || (one.namesAsked && isSure(one) && (one.by !== 'one' || one.better === 'other')),
    );
  const [own, other] = direction === 'favours-intervention' ? ['own', 'other'] : ['other', 'own'];
  if (apart.some(({ better, namesAsked }) => better === own && namesAsked)) return false;
  const isDenied = outcomes.length > 0 && comparisons.some((one) => one.better === 'neither' && one.namesAsked);
  return isDenied || apart.some((one) => one.better === other && isSure(one));
}

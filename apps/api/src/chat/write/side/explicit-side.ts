import type { EffectDirection, QuestionFrame } from '@footnote/domain';
import { ASKS_WHETHER } from './sides.ts';
import type { ToldComparison } from './told-comparison.ts';

/**
 * The side that sentences say in so many words of the outcome asked for, where none of them says otherwise; null where they do not.
 * Of one alone that is called more or less, only what was hoped for of a treatment, or a harm that was asked about.
 */
export function explicitSide(
  comparisons: readonly ToldComparison[],
  { type, comparators, outcomes }: QuestionFrame,
): EffectDirection | null {
  const [first, ...others] = comparisons.filter(({ namesAsked }) => namesAsked);
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

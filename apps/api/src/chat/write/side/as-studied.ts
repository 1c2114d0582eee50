import type { QuestionFrame } from '@footnote/domain';
import { firstAlternative } from '@footnote/literature';
import { comparedArms } from '../rows/compared-arms.ts';
import { isCurated } from '../rows/is-from-curator.ts';
import { namerOf } from '../rows/studied-treatments.ts';
import type { ToldStudy } from '../told-study.ts';
import { namesOtherArm } from './names-other-arm.ts';

/**
 * A question with the names that a study has for the two it compared, beside those it is asked by: of vitamins the nicotinamide and
 * the placebo of a trial. Null where nothing shows that what the study tried is what was asked about.
 */
export function asStudied(told: ToldStudy, frame: QuestionFrame): QuestionFrame | null {
  const { interventions, comparators } = frame;
  const [own, against] = studiedArms(told, frame);
  if (own === '' || (interventions.length > 0 && !interventions.some(namerOf(own)))) return null;
  return {
    ...frame,
    interventions: [...interventions, own],
    comparators: [...comparators, ...(against === '' ? [] : [against])],
  };
}

/** The two that a study compared by its own names, what was asked about first where it is one of them; '' for what it does not name. */
export function studiedArms(
  { evidence: { citation }, headline, figures }: ToldStudy,
  frame: QuestionFrame,
): readonly [own: string, other: string] {
  const told = [headline, ...figures].map(({ text }) => text);
  const [one = '', other = ''] = comparedArms({ told, source: headline.text, effect: '' }, citation, frame).split(
    ' · ',
  );
  const isAsked = (arm: string) => frame.interventions.some(namerOf(arm));
  return isAsked(other) && !isAsked(one) ? [other, one] : [one, other];
}

/**
 * Whether the first of two figures is that of what was asked about, where no sentence says whose they are: what it was compared with is
 * no treatment, or somebody who read the study wrote it down first.
 */
export function isFirstArm(told: ToldStudy, frame: QuestionFrame): boolean {
  const { citation } = told.evidence;
  const [own, other] = studiedArms(told, frame);
  if (own === '' || other === '') return false;
  if (namesOtherArm(other) || /^no\b/i.test(other)) return true;
  return isCurated(citation) && frame.interventions.some(namerOf(firstAlternative(citation.ml_i)));
}

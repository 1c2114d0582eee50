import type { QuestionFrame } from '@footnote/domain';
import type { StudyFinding } from '../study-findings.ts';

/** Whether a study is of people with one disease that was not asked about. */
function isOfOne({ evidence: { match } }: StudyFinding): boolean {
  return match.isElsewhere === true;
}

/**
 * Where nobody was named in whom, studies in one disease do not contradict what was found of people in general: where they
 * say otherwise, the general ones come first.
 */
export function generalFirst(direct: readonly StudyFinding[], frame: QuestionFrame): readonly StudyFinding[] {
  const [first] = direct;
  const against = direct.find((one) => !isOfOne(one) && first !== undefined && saysOtherwise(first, one));
  if (frame.condition.length > 0 || first === undefined || !isOfOne(first) || against === undefined) return direct;
  return [...direct.filter((one) => !isOfOne(one)), ...direct.filter(isOfOne)];
}

/** A direct study that surely says otherwise than the first, of the same people as far as the question names any. */
export function dissenter(
  [first, ...others]: readonly StudyFinding[],
  { condition }: QuestionFrame,
): StudyFinding | undefined {
  if (first === undefined) return undefined;
  const isApart = (one: StudyFinding) => condition.length === 0 && isOfOne(one);
  return others.find((other) => saysOtherwise(first, other) && (isApart(first) || !isApart(other)));
}

function saysOtherwise(one: StudyFinding, other: StudyFinding): boolean {
  return takesSide(one) && takesSide(other) && one.direction !== other.direction;
}

/** Whether a study says surely enough for which side it speaks to be held against another. */
export function takesSide({ direction }: Pick<StudyFinding, 'direction'>): boolean {
  return direction !== 'described';
}

import { placeOf, type QuestionFrame } from '@footnote/domain';

const CONTRAST = /[;,] (?=whereas|while|but)|\b(?:whereas|while|but)\b/i;
const LESS = /\b(?:reduc\w+|lower\w*|fewer|less|decreas\w+|prevent\w+|cut)\b/i;
const MORE = /\b(?:more|higher|increas\w+|greater|rais\w+|better|improv\w+)\b/i;

/**
 * Whether a sentence says the same of each of two that are compared, at different things: "A reduced admissions more than B, while B
 * lowered strokes" speaks for neither.
 */
export function tellsOfEach(text: string, { type, interventions, comparators }: QuestionFrame): boolean {
  if (type !== 'comparison' || comparators.length === 0) return false;
  const clauses = text.split(CONTRAST).filter((clause) => LESS.test(clause) || MORE.test(clause));
  const [one, other, ...others] = clauses.map((clause) => ({
    clause,
    isOwn: placeOf(interventions, clause) < placeOf(comparators, clause),
    isOther: placeOf(comparators, clause) < placeOf(interventions, clause),
  }));
  if (one === undefined || other === undefined || others.length > 0) return false;
  const isEach = (one.isOwn && other.isOther) || (one.isOther && other.isOwn);
  return isEach && [LESS, MORE].some((way) => way.test(one.clause) && way.test(other.clause));
}

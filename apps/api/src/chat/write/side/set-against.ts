import type { QuestionFrame } from '@footnote/domain';
import { deniesDifference } from '../stance.ts';
import { BAD, GOOD, LESS, MORE, namesOne, NOT_SIGNIFICANT } from './side-features.ts';

const THAN = /\b(?:than|compared (?:with|to)|versus|vs\.?|relative to)\b/gi;
const NOT_SAID = /\b(?:whether|hypothes\w+|may|might|could|aim\w*|to (?:compare|determine|assess|evaluate))\b/i;
/** What somebody gets, or runs a risk of, is unwanted where nothing else tells. */
const BEFALLS =
  /\b(?:develop|suffer|experience|incidence of|risks? of|rates? of|odds of|likely to (?:have|get)|result in)\b/i;
const CLAUSE = /;|\b(?:but|whereas|while|although|however)\b/;
/** How far from its "than" the comparative may stand, in characters. */
const REACH = 140;

/**
 * Which of two that are compared a sentence says to do better, by the comparative between them and what it is of: 1 for what was asked
 * about, -1 for what it is compared with ("significantly more likely to develop dyskinesia than patients on risperidone"), 0 where that is not said.
 */
export function setAgainst(text: string, frame: QuestionFrame): -1 | 0 | 1 {
  if (frame.comparators.length === 0 || NOT_SAID.test(text)) return 0;
  const sides = text.split(CLAUSE).flatMap((clause) => sidesIn(clause, frame));
  const [first, ...others] = sides;
  return first !== undefined && others.every((side) => side === first) ? first : 0;
}

function sidesIn(clause: string, { interventions, comparators, outcomes }: QuestionFrame): (-1 | 1)[] {
  if (deniesDifference(clause) || NOT_SIGNIFICANT.test(clause)) return [];
  return [...clause.matchAll(THAN)].flatMap(({ index, 0: than }) => {
    const before = clause.slice(Math.max(0, index - REACH), index);
    const after = clause.slice(index + than.length, index + than.length + REACH);
    const [own, other] = [namesOne(before, interventions), namesOne(before, comparators)];
    const isOpposed = own ? namesOne(after, comparators) : namesOne(after, interventions);
    const isRepeated = own ? namesOne(after, interventions) : namesOne(after, comparators);
    if (own === other || !isOpposed || isRepeated) return [];
    const change = lastOf(before, MORE) > lastOf(before, LESS) ? 1 : lastOf(before, LESS) >= 0 ? -1 : 0;
    const worth = worthIn(before, outcomes);
    if (change === 0 || worth === 0) return [];
    return [change * worth * (own ? 1 : -1) > 0 ? (1 as const) : (-1 as const)];
  });
}

function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, 'gi'))].at(-1)?.index ?? -1;
}

/** Whether more of what is told is good (1) or bad (-1); 0 where it is neither or both. */
function worthIn(text: string, outcomes: readonly string[]): -1 | 0 | 1 {
  const asked = outcomes.filter((outcome) => namesOne(text, [outcome]));
  const told = asked.length > 0 ? asked.join(' ') : text;
  const [good, bad] = [GOOD.test(told), BAD.test(told)];
  if (good !== bad) return good ? 1 : -1;
  return !good && BEFALLS.test(text) ? -1 : 0;
}

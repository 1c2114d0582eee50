import type { EffectDirection, QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence } from '../../chat.ports.ts';
import { confidenceIntervals, includesNoEffect } from '../confidence-intervals.ts';
import { deniesDifference } from '../stance.ts';
import { placeOfOtherArm } from './names-other-arm.ts';
import { armContrast } from './arm-contrast.ts';
import { placeOf } from './place-of.ts';
import { BAD, GOOD, isSignificant, NOT_SIGNIFICANT, tellsDifference } from './side-features.ts';

/** Turns round what more of an outcome is, or makes the figures those of a change. */
const TURNED =
  /\b(?:time|reductions?|decreases?|declines?|increases?|improvements?|chang\w*|free|freedom|without|loss|prevent(?:ion|ed)|avoid\w*|baseline)\b/i;
const CONTRAST = /;|\b(?:but|whereas|while|although|however|except)\b/i;
/** An interval of a harm that reaches further up rules it out no more than it shows it. */
export const HARM_UP_TO = 1.25;

/** The side that the sentence with the outcome asked for tells by itself; null where it does not. */
export function leadSide(lead: EvidenceSentence, frame: QuestionFrame): EffectDirection | null {
  if (frame.type === 'prognosis' || (frame.outcomes.length > 0 && lead.outcomes.length === 0)) return null;
  return tellsNone(lead.text, frame)
    ? 'no-clear-difference'
    : (byFigures(lead.text, frame) ?? byWords(lead.text, frame));
}

/** Whether it says that there is no difference, and nothing beside that. */
function tellsNone(text: string, frame: QuestionFrame): boolean {
  if (frame.outcomes.length === 0 || CONTRAST.test(text) || tellsDifference(text, frame)) return false;
  const intervals = confidenceIntervals(text).filter(({ ofRatio }) => ofRatio);
  const most = frame.type === 'harm' || frame.type === 'aetiology' ? HARM_UP_TO : Number.POSITIVE_INFINITY;
  if (intervals.some((one) => !includesNoEffect(one) || one.high > most)) return false;
  // Of a harm, what is only not significant may still be one.
  return deniesDifference(text) || (frame.type !== 'harm' && NOT_SIGNIFICANT.test(text));
}

/** By the figures of both arms, where they are named, the difference is sure and it is known whether more is good. */
function byFigures(text: string, frame: QuestionFrame): EffectDirection | null {
  if (CONTRAST.test(text) || deniesDifference(text) || NOT_SIGNIFICANT.test(text) || TURNED.test(text)) return null;
  const contrast = armContrast(text, frame);
  const worth = Number(GOOD.test(text)) - Number(BAD.test(text));
  if (contrast === null || !contrast.isNamed || worth === 0) return null;
  const intervals = confidenceIntervals(text).filter(({ ofRatio }) => ofRatio);
  const isSure = intervals.length > 0 ? !intervals.some(includesNoEffect) : isSignificant(text);
  if (!isSure) return null;
  return contrast.sign * worth > 0 ? 'favours-intervention' : 'favours-comparator';
}

const MORE =
  /\b(?:more (?:common|frequent|often|likely)|commoner|higher|increas(?:ed?|es|ing)|rais(?:ed|es)|rose|doubled|tripled|greater)\b/i;
const LESS =
  /\b(?:less (?:common|frequent|often|likely)|rarer|fewer|lower(?:ed|s)?|reduc(?:ed?|es|ing)|decreas(?:ed?|es|ing)|fell|halved|cut|prevent(?:ed|s))\b/i;
/** Turns a comparative round, or makes it one of some of those who were studied. */
const OF_SOME =
  /\b(?:time|free|freedom|without|loss|baseline|from [\d.]+|late|delay\w*|stopp\w*|withdraw\w*|discontinu\w*|predict\w*|(?:in|among) (?:those|fit|frail|younger|older|women|men)|subgroups?|respon\w+ group|whether|may|might)\b/i;

/** By what it says was more or less, where figures say so, too, and it is known whether more is good. */
function byWords(text: string, frame: QuestionFrame): EffectDirection | null {
  if (CONTRAST.test(text) || deniesDifference(text) || NOT_SIGNIFICANT.test(text) || OF_SOME.test(text)) return null;
  const [isMore, isLess] = [MORE.test(text), LESS.test(text)];
  const worth = Number(GOOD.test(text)) - Number(BAD.test(text));
  if (isMore === isLess || worth === 0 || !isSubject(text, frame)) return null;
  const sign = isMore ? 1 : -1;
  if (!isShown(text, sign, frame)) return null;
  return sign * worth > 0 ? 'favours-intervention' : 'favours-comparator';
}

/** Whether a clause tells of what was asked about, and not of the other arm. */
function isSubject(clause: string, { interventions, comparators }: QuestionFrame): boolean {
  const own = placeOf(interventions, clause);
  const other = Math.min(placeOf(comparators, clause), placeOfOtherArm(clause));
  return own < clause.length && own < other;
}

/** Whether figures show the same: one ratio with an interval on its side, or the larger figure first. */
function isShown(clause: string, sign: 1 | -1, frame: QuestionFrame): boolean {
  const intervals = confidenceIntervals(clause).filter(({ ofRatio }) => ofRatio);
  if (intervals.length > 0) return intervals.every(({ low, high }) => (sign > 0 ? low > 1 : high < 1 && high > 0));
  const contrast = armContrast(clause, frame);
  return contrast !== null && contrast.sign === sign;
}

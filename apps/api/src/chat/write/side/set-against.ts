import { namesOne, type QuestionFrame } from '@footnote/domain';
import { deniesDifference } from '../stance.ts';
import { isOfOthers } from './of-others.ts';
import { BAD, GOOD, NOT_SIGNIFICANT } from './worth-words.ts';

const THAN = /\b(?:than|compared (?:with|to)|versus|vs\.?|relative to)\b/gi;
const NOT_SAID = /\b(?:whether|hypothes\w+|may|might|could|aim\w*|to (?:compare|determine|assess|evaluate))\b/i;
/** What befalls somebody was more or less: the only comparative whose sense is sure, whatever it is of. */
const BEFALLS = new RegExp(
  [
    String.raw`\b(?:more|less|fewer|higher|lower|increased|reduced) (?:\w+ ){0,2}?(?:likely to|incidence|risks?|rates?|odds|frequen\w+|common(?:ly)?|often)\b`,
    String.raw`\b(?:fewer|more) (?:\w+ ){0,2}?(?:deaths|falls|fractures|strokes|bleeds|infections|relapses|admissions|complications|adverse events)\b`,
    String.raw`\b(?:incidence|risks?|rates?|odds) of (?:[\w-]+ ){1,5}?(?:was|were|is|are) (?:\w+ ){0,2}?(?:higher|lower|increased|reduced)\b`,
  ].join('|'),
  'gi',
);
const CHANGED = /\b(?:more|less|fewer|higher|lower|increased|reduced|greater|smaller|better|worse)\b/i;
/** A second change, or what takes away something bad: "a lower rate of pain relief", "smaller reduction". */
const TURNED =
  /\b(?:time|interval|took|slow\w{0,20}|thresholds?|absen\w{1,20}|delay\w{0,20}|scores?|scales?|duration|recover\w*|relief|reliev\w*|free|freedom|effective\w*|improv\w*|heal\w*|cure[ds]?|remission|respon\w+|surviv\w*|success\w*|reduction|decrease|increase|reducing|prevent\w*|without)\b/i;
const CLAUSE = /;|\b(?:but|whereas|while|although|however)\b/;
/** How far from its "than" the comparative may stand, in characters. */
const REACH = 140;

/**
 * Which of two that are compared a sentence says to do better, by the comparative between them and what it is of: 1 for what was asked
 * about, -1 for what it is compared with ("significantly more likely to develop dyskinesia than patients on risperidone"), 0 where that is not said.
 */
export function setAgainst(text: string, frame: QuestionFrame): -1 | 0 | 1 {
  if (frame.comparators.length === 0 || NOT_SAID.test(text)) return 0;
  const [told = '', ...others] = text.split(CLAUSE).filter((clause) => CHANGED.test(clause));
  const [side, ...sides] = others.length > 0 ? [] : sidesIn(told, frame);
  return side === undefined || sides.some((other) => other !== side) ? 0 : side;
}

/**
 * Whether what was asked about is only what another is compared with, wherever sentences compare: “less discomfort with a cannula
 * than with a mask” of a question that names the mask alone.
 */
export function isOnlyComparedWith(texts: readonly string[], interventions: readonly string[]): boolean {
  const compared = texts.flatMap(besideThan);
  if (compared.some(({ before }) => namesOne(before, interventions))) return false;
  return compared.some(({ after }) => namesOne(after.split(/[,;]/)[0] ?? '', interventions));
}

/** What stands on either side of each “than” of a text. */
function besideThan(text: string): { before: string; after: string }[] {
  return [...text.matchAll(THAN)].map(({ index, 0: than }) => ({
    before: text.slice(0, index),
    after: text.slice(index + than.length),
  }));
}

function sidesIn(clause: string, { interventions, comparators, outcomes }: QuestionFrame): (-1 | 1)[] {
  if (deniesDifference(clause) || NOT_SIGNIFICANT.test(clause) || isOfOthers(clause)) return [];
  return besideThan(clause).flatMap((compared) => {
    const [before, after] = [compared.before.slice(-REACH), compared.after.slice(0, REACH)];
    const [own, other] = [namesOne(before, interventions), namesOne(before, comparators)];
    const isOpposed = own ? namesOne(after, comparators) : namesOne(after, interventions);
    const isRepeated = own ? namesOne(after, interventions) : namesOne(after, comparators);
    if (own === other || !isOpposed || isRepeated) return [];
    const [change, ...others] = [...before.matchAll(BEFALLS)];
    if (change === undefined || others.length > 0 || TURNED.test(before) || !isBad(before, outcomes)) return [];
    const isMore = /\b(?:more|higher|increased)\b/i.test(change[0]);
    return [isMore === own ? (-1 as const) : (1 as const)];
  });
}

/** Whether what is told is unwanted: its name says so, or people are said to develop it. */
function isBad(text: string, outcomes: readonly string[]): boolean {
  if (GOOD.test(text) || outcomes.some((outcome) => GOOD.test(outcome))) return false;
  return BAD.test(text) || /\b(?:develop|suffer|incidence of)\b/i.test(text);
}

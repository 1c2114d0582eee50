import type { QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence } from '../../../chat.ports.ts';
import { effectFigures } from '../../rows/effect-figures.ts';
import { deniesDifference } from '../../stance.ts';
import { isComparedWith, isOfSome } from './compared-with-it.ts';
import { amountsIn, numberOf } from './two-amounts.ts';
import type { ArmNames } from '../arm-names.ts';
import { isAside, isOfOthers } from '../of-others.ts';
import { ASKS_WHETHER } from '../sides.ts';
import { GOOD, MARGIN_NOT_MET, NOT_SIGNIFICANT, SIGNIFICANT } from '../worth-words.ts';

/** A ratio with its interval: "HR 1.70, 95% CI 1.40-2.05", "(1.48, 1.04 to 2.09)". */
const RATIO =
  /(?<![\d.])\d{1,3}[.·]\d{1,4}[\])]?[,;:]? ?[[(]?(?:\d\d ?% ?(?:CI|confidence interval)s?[,:=]? ?)?[[(]?(\d{1,3}[.·]\d{1,4}) ?(?:to|-|–|,) ?(\d{1,3}[.·]\d{1,4})/i;
const CALLED_RATIO = /\b(?:ratios?|HR|RR|OR|relative risks?)\b/i;
const MORE = /\b(?:more (?:frequent(?:ly)?|common(?:ly)?|often|likely)|commoner|higher|increased?|rose|excess)\b/i;
/** Where a clause begins or ends. */
const CLAUSE = /; |: |\b(?:but|whereas|while|although|though|however)\b|, and (?=[a-z]{3})/gi;
const OF_A_PART =
  /\b(?:subgroups?|subset|unadjusted|crude|univaria\w{1,5}|except|whether|may|might|could|hypothes\w{1,6}|trend|tend(?:s|ed|ency)|previous(?:ly)?|at baseline|predict\w{0,6}|history of)\b/i;
/** One of several outcomes that are counted together: "progression or cardiovascular death". */
const TOGETHER =
  /\bcomposite\b|\b(?:deaths?|died|mortality|progression|transfusions?|recurrences?|endpoint)\b[^.;,]{0,60}\bor\b|\bor\b[^.;,]{0,60}\b(?:deaths?|died|mortality|transfusions?)\b/i;
const REACH = 100;
/** Less of it, a change in time, or what was found out, ruled out or left behind. */
const NO_MORE =
  /\b(?:less|fewer|lower\w*|rarer|smaller|reduc\w+|decreas\w+|declin\w+|fell|prevent\w*|protect\w*|inverse\w*|before|changed|time to|diagnos\w+|ruled out|free|past|prior|earlier)\b|\b(?<!\b(?:rose|increased) to \d[\d.·]{0,6} ?% )from (?=\d)/i;
/** It befell people: “atrial fibrillation was”, “atrial fibrillation in 4 %”; not “diabetes was associated with”, “it increased deaths”. */
const BEFELL = /\b(?:was|were|occurred|rose|developed|happened|in $)/i;
/** What it begins with says in whom; more or less may be by something else: “Among its users, age increased …”. */
const IN_WHOM_FIRST = /^\W*(?:in|among|of) [^,]{1,80}, /i;
/** Which people, or when: of some of those studied, or of another study. */
const OF_WHOM =
  /\b(?:in|among|with|without|for|after|before|by|of|over|under|at|during|than|those|who|because|associated)\b(?! (?:\d|hospital|$))/i;
/** Between two figures, each of an arm that is named with it; nobody is named by “compared with” and “of patients”. */
const OF_SOMEBODY =
  /\b(?<!\bcompared )(?:with|without|in|on|for|given|receiving|received|taking|among|after|before|by|under|from|of) (?!\d|(?:the )?patients\b)/i;
/** What something goes with, and by what: who is named elsewhere in the sentence is not what is told. */
const GOES_WITH = /\b(?:associated|related|linked|correlated)\b (?:to|with)\b/i;
/** What people with an outcome had next is no outcome of what they got. */
const HAD_NEXT =
  /\b(?:mortality|deaths?|died|survival|surviv\w+|mean age|duration)\b|\b(?:patients|people|users|drinkers|men|women|those) (?:who had|with) /i;

interface AskedOfArms {
  asked: QuestionFrame;
  /** Where nobody is named, the first of two figures is that of what was asked about. */
  isFirst: boolean;
  arms: ArmNames;
}

/**
 * Whether the figures of a harm that was asked about tell that it was more with what was asked about: a ratio whose interval lies
 * above one, or the greater of two figures that are called so. Nobody knows it where another arm alone is named, where figures and
 * ratio part, or where a sentence denies it; of nobody by name only where the first figure is known to be that of what was asked about.
 */
export function harmByFigures(sentences: readonly EvidenceSentence[], { asked, isFirst, arms }: AskedOfArms): boolean {
  if (!ASKS_WHETHER.has(asked.type) || asked.outcomes.length === 0) return false;
  if (asked.outcomes.some((outcome) => GOOD.test(outcome))) return false;
  const naming = sentences.filter(({ namesOutcome }) => namesOutcome);
  if (naming.some(({ text }) => text.split(CLAUSE).some((one) => denies(one) && arms.namesOutcome(one)))) return false;
  return naming.some(({ text }) => (isFirst || arms.own(text)) && tellsMore(text, { asked, isFirst, arms }));
}

function denies(clause: string): boolean {
  return !MARGIN_NOT_MET.test(clause) && deniesDifference(clause);
}

function tellsMore(text: string, { asked, isFirst, arms }: AskedOfArms): boolean {
  if (arms.other(text) && !arms.own(text)) return false;
  const { figures } = effectFigures(text, asked);
  const at = figures === '' ? -1 : text.indexOf(figures);
  if (at === -1) return false;
  const before = (text.slice(0, at).split(CLAUSE).at(-1) ?? '').slice(-REACH);
  const behind = (text.slice(at + figures.length).split(CLAUSE)[0] ?? '').slice(0, REACH);
  const clause = `${before}${figures}${behind}`;
  if (!arms.namesOutcome(`${before} ${behind}`) || TOGETHER.test(before) || GOOD.test(clause)) return false;
  if (OF_A_PART.test(text) || NOT_SIGNIFICANT.test(clause) || isOfOthers(clause) || isAside(clause, arms)) return false;
  if (NO_MORE.test(clause)) return false;
  if (isComparedWith(clause, arms) || isOfSome(clause)) return false;
  if (arms.own(clause) ? !isOfOwn({ before, figures, behind }, arms) : !isFirst || !isOfAll({ before, behind }, arms))
    return false;
  const [opening = ''] = IN_WHOM_FIRST.exec(before) ?? [];
  if (arms.own(opening) && !arms.own(clause.slice(opening.length))) return false;
  if (!asksOfDeath(asked) && HAD_NEXT.test(clause)) return false;
  const ratio = CALLED_RATIO.test(text) ? RATIO.exec(figures) : null;
  const low = ratio === null ? null : numberOf(ratio[1] ?? '');
  const [first, second] = amountsIn(figures.slice(0, ratio?.index)).map(({ value }) => value);
  const isMore = first !== undefined && second !== undefined && first > second;
  const isTurned = first !== undefined && second !== undefined && first < second;
  if (isTurned || (low !== null && low <= 1)) return false;
  if (low !== null) return true;
  return isMore && (MORE.test(clause) || SIGNIFICANT.test(clause)) && !isOtherFirst(clause, arms);
}

/** Behind the figures of all: where it was most, or for how long. */
const GOES_ON = /^[)\]]?,? (?:mainly|mostly|chiefly|including|over|during|within|at) /i;
/** Between the names of two. */
const TWO = /\b(?:and|or|versus|vs\.?)\s/i;

interface Clause {
  before: string;
  figures: string;
  behind: string;
}

function asksOfDeath({ outcomes }: QuestionFrame): boolean {
  return outcomes.some((one) => /\b(?:mortality|deaths?)\b/i.test(one));
}

/** Whether figures are of what was asked about: of two that each have their arm, the first; of what goes with an outcome, what stands there. */
function isOfOwn({ before, figures, behind }: Clause, arms: ArmNames): boolean {
  const tied = GOES_WITH.exec(before);
  if (tied !== null) {
    const what = before.slice(0, tied.index).split(/[,;:]/).at(-1) ?? '';
    const by = (before.slice(tied.index + tied[0].length).split(/[,;:(]/)[0] ?? '').trim();
    return arms.namesOutcome(what) ? arms.own(by) : arms.own(what);
  }
  const [first, second] = amountsIn(figures.slice(0, RATIO.exec(figures)?.index));
  if (first === undefined || second === undefined) return true;
  const between = figures.slice(first.end, second.start);
  if (OF_SOMEBODY.test(between)) return arms.own(between);
  if (arms.own(before)) return !isSecondOfTwo(before, arms);
  const [ofFirst = '', ...others] = `${figures.slice(second.end)}${behind}`.split(TWO);
  return others.length > 0 && arms.own(ofFirst);
}

/** Whether what was asked about is named right behind an “and”: then the first of two figures is that of another. */
function isSecondOfTwo(before: string, arms: ArmNames): boolean {
  const [, ...others] = before.split(TWO);
  return others.some((part) => arms.own(part.trim().split(' ').slice(0, 2).join(' ')));
}

/** Where nobody is named, whether a clause is of all: the outcome befell them, and nothing says whom of them, or of whom else. */
function isOfAll({ before, behind }: Omit<Clause, 'figures'>, arms: ArmNames): boolean {
  const befell = BEFELL.exec(before);
  if (befell === null || !arms.namesOutcome(before.slice(0, befell.index))) return false;
  if (/^\W*(?:in|among|at|after|during|with|of|by)\b/i.test(before)) return false;
  return !OF_WHOM.test(before.slice(befell.index)) && (GOES_ON.test(behind) || !OF_WHOM.test(behind));
}

/** Whether a clause names what is compared with before what was asked about. */
function isOtherFirst(clause: string, arms: ArmNames): boolean {
  const words = clause.split(' ');
  const first = words.findIndex((_, at) => {
    const said = words.slice(0, at + 1).join(' ');
    return arms.own(said) || arms.other(said);
  });
  return first !== -1 && arms.other(words.slice(0, first + 1).join(' '));
}

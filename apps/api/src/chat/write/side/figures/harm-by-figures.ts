import type { QuestionFrame } from '@footnote/domain';
import type { EvidenceSentence } from '../../../chat.ports.ts';
import { effectFigures } from '../../rows/effect-figures.ts';
import { deniesDifference } from '../../stance.ts';
import { numberOf, twoAmounts } from './two-amounts.ts';
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

/**
 * Whether the figures of a harm that was asked about tell that it was more with what was asked about: a ratio whose interval lies
 * above one, or the greater of two figures that are called so. Nobody knows it where another arm alone is named, where figures and
 * ratio part, or where a sentence denies it; of nobody by name only where the first figure is known to be that of what was asked about.
 */
export function harmByFigures(
  sentences: readonly EvidenceSentence[],
  { asked, isFirst, arms }: { asked: QuestionFrame; isFirst: boolean; arms: ArmNames },
): boolean {
  if (!ASKS_WHETHER.has(asked.type) || asked.outcomes.length === 0) return false;
  if (asked.outcomes.some((outcome) => GOOD.test(outcome))) return false;
  const naming = sentences.filter(({ namesOutcome }) => namesOutcome);
  if (naming.some(({ text }) => text.split(CLAUSE).some((one) => denies(one) && arms.namesOutcome(one)))) return false;
  return naming.some(({ text }) => (isFirst || arms.own(text)) && tellsMore(text, asked, arms));
}

function denies(clause: string): boolean {
  return !MARGIN_NOT_MET.test(clause) && deniesDifference(clause);
}

function tellsMore(text: string, asked: QuestionFrame, arms: ArmNames): boolean {
  if (arms.other(text) && !arms.own(text)) return false;
  const { figures } = effectFigures(text, asked);
  const at = figures === '' ? -1 : text.indexOf(figures);
  if (at === -1) return false;
  const before = (text.slice(0, at).split(CLAUSE).at(-1) ?? '').slice(-REACH);
  const behind = (text.slice(at + figures.length).split(CLAUSE)[0] ?? '').slice(0, REACH);
  const clause = `${before}${figures}${behind}`;
  if (!arms.namesOutcome(`${before} ${behind}`) || TOGETHER.test(before) || GOOD.test(clause)) return false;
  if (OF_A_PART.test(text) || NOT_SIGNIFICANT.test(clause) || isOfOthers(clause) || isAside(clause, arms)) return false;
  const ratio = CALLED_RATIO.test(text) ? RATIO.exec(figures) : null;
  const low = ratio === null ? null : numberOf(ratio[1] ?? '');
  const [first, second] = twoAmounts(figures.slice(0, ratio?.index)) ?? [0, 0];
  const isTurned = first < second;
  if (isTurned || (low !== null && low <= 1)) return false;
  if (low !== null) return true;
  return first > second && (MORE.test(clause) || SIGNIFICANT.test(clause)) && !isOtherFirst(clause, arms);
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

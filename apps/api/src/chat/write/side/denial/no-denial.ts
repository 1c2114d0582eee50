import type { QuestionFrame } from '@footnote/domain';
import { denialAt } from '../../stance.ts';
import type { ArmNames } from '../arm-names.ts';
import { namesOtherArm } from '../names-other-arm.ts';
import { isAside, isOfOthers } from '../of-others.ts';
import { ASKS_WHETHER } from '../sides.ts';
import { GOOD } from '../worth-words.ts';

/**
 * Whether a sentence that denies something does not deny that what was asked about has an effect on the outcome: it speaks of doses,
 * of those who went without, of what changes the effect, of missing evidence; of a harm, also where it denies a benefit, or compares
 * with another drug that may do the same harm.
 */
export function isNoDenial(text: string, { type, comparators, outcomes }: QuestionFrame, arms: ArmNames): boolean {
  if (isOfOthers(text) || isAside(text, arms) || OF_SOMETHING_ELSE.test(text)) return true;
  if ([...text.matchAll(IN_CONTRAST)].some(([, to = '']) => arms.own(to) || arms.other(to))) return true;
  if (outcomes.length > 0 && isOfAnotherSubject(text, arms)) return true;
  if (!ASKS_WHETHER.has(type) || outcomes.some((outcome) => GOOD.test(outcome))) return false;
  return DENIES_BENEFIT.test(text) || (comparators.length === 0 && isAgainstAnother(text));
}

const OF_SOMETHING_ELSE = new RegExp(
  [
    String.raw`(?<!\bfrom )\bbaseline\b|\b(?:timing|powered|no power|rats|mice|unlikely|recogni[sz]\w+|similar to th(?:at|ose)|thereafter|because|free of|adding|crude|before adjustment|concern)\b`,
    // Doses against one another; “low-dose aspirin” is what was asked about.
    String.raw`(?<!\b(?:low|high|standard|fixed|single|full|mg|mean)[- ])\bdos(?:es?|ing|age)\b`,
    String.raw`\d ?(?:mg|g|µg|mcg)(?: \w+)? (?:and|or|versus|vs\.?|than) `,
    String.raw`\bnon-?inferiority\b[^.;]{0,60}\bnot\b|\bfailed to (?:reach|show|meet) non-?inferiority\b|\bno (?:patients?|one)\b`,
    String.raw`\bno (?:trials?|studies|data|evidence (?:on|about|exists|is|was))\b|\bno evidence\b[^.;]{0,60}\bno\b`,
    String.raw`\bby (?:age|sex|gender|diet|race|subgroup)\b|\bin (?:both )?(?:men and women|women and men)\b`,
    String.raw`\b(?:first|second|initial) (?:days?|weeks?|months?|years?)\b`,
    String.raw`\bwithout (?:affect|chang|alter)\w*`,
    // What changes an effect: it is granted that there is one.
    String.raw`(?<!\b(?:no|any|significant|clear|beneficial|adverse|little) )\beffects? (?:of|on|against)\b|\b(?:the|protective|beneficial) (?:\w+ )?(?:effects?|benefits?) of\b`,
    String.raw`\bnot (?:\w+ )?associated with (?:age|sex|death|mortality)\b`,
  ].join('|'),
  'i',
);

/** What the other of the two does, it does not. */
const IN_CONTRAST = /\b(?:unlike|in contrast (?:to|with))\s([^,;.]{0,40})/gi;

/** That a harm was not made less, or has not left, is no “no”; nor is a figure beside none. */
const DENIES_BENEFIT =
  /\b(?:not|no) (?:\w+ )?(?:superior|better|inferior|protective|fewer|less|beneficial)\b|\b(?:did|does|do|could|can) ?not (?:\w+ ){0,2}?(?:be )?(?:prevent|reduc|lower|improv|protect|resolv|decreas|alleviat|benefit)\w*|\bfail\w* to\b|\bno (?:\w+ ){0,2}?(?:benefit|improvement|reduction|protection|decrease|advantage)\b|\bnone (?:on|in|of|with)\b|\bineffective\b/i;

/** Where a sentence names two, of which none is an inactive arm. */
const OF_TWO =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|between|similar to|comparable (?:to|with)|different from|differ from|as \w+ as)\b|\b\w+ and \w+ (?:had|have|showed|caused|were|are|produced|did|gave)\b/i;

function isAgainstAnother(text: string): boolean {
  return OF_TWO.test(text) && !INACTIVE_OR_GROUPS.test(text) && !namesOtherArm(text);
}
const INACTIVE_OR_GROUPS =
  /\b(?:placebo|sham|vehicle|controls?|usual care|untreated|unexposed|no treatment|non-?users?|nondrinkers|between (?:the )?(?:two )?(?:groups|arms|treatments))\b/i;

/** Subjects that say nothing of what the rest of the sentence is about. */
const ABOUT_NOTHING =
  /^(?:(?:however|overall|also|in addition|furthermore|moreover|there|it|they|we|this|these|that|the|our|study|trial|results?|data|analys[ei]s|meta-analys[ei]s|review|was|were|is|are|has|have|had|been|be|found|saw|observed|show(?:s|ed|n)?|suggests?|indicates?|demonstrated?s?|reveal(?:s|ed)|and|to|but|yet)\b[\s,]*)*$/i;

/** Whether something else than what was asked about, or than the outcome, is said to do nothing: “Diet did not change …”. */
function isOfAnotherSubject(text: string, arms: ArmNames): boolean {
  const at = denialAt(text);
  if (at === undefined) return false;
  const subject =
    text
      .slice(0, at)
      .split(/[;:]\s/)
      .at(-1) ?? '';
  if (!arms.own(text.slice(at))) return false;
  return !ABOUT_NOTHING.test(subject.trim()) && !arms.own(subject) && !arms.namesOutcome(subject);
}

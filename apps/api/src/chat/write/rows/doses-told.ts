import type { Citation } from '@footnote/domain';
import { firstAlternative } from '@footnote/literature';
import { namerOf } from './studied-treatments.ts';

const UNIT = String.raw`(?:mg|g|µg|μg|mcg|IU|U|ml|mL|Gy)(?:/(?:kg|m2|day|d))?`;
/** Two doses of one thing: "the 40-mg group than in the 20-mg group", "300 mg or 150 mg". */
const TWO_DOSES = new RegExp(
  String.raw`(?<![\d.,/-])(\d[\d.,]{0,6})(?:[ -]?(${UNIT}))?(?![\w%])(?: (?:of )?(?:regimen|group|dose|[a-z]+ daily)\b)?(?: \([^()]{1,40}\))?(?:,? (?:and|or|versus|vs\.?|than(?: in)?(?: the)?) | [^.;()\d]{3,50}? than (?:in |with )?(?:the )?)(\d[\d.,]{0,6})[ -]?(${UNIT})(?![\w%])`,
);
/** Of three doses and more, two are no comparison. */
const LISTED = /\d[^.;]{0,20}, $/;

/** Before two amounts that were measured or needed, and given to nobody as a dose: "Blood loss was 300 ml versus 150 ml". */
const MEASURED =
  /\b(?:was|were|is|are|be|been|by|from|loss|use[ds]?|levels?|fell|rose|lost|requir\w{1,8}|consum\w{1,8}|need\w{0,4}|averag\w{1,4})(?: (?:of|to|at|a|an|the|mean|median|about|only|respectively)){0,3} ?\(?$/i;
/** Behind two amounts: in whom the second was seen. */
const OF_ONE_ARM = /^,? (?:with(?:out)?|on|(?:in|for|after) (?:the )?(?:placebo|controls?|others?))\b/i;
/** A word beside two amounts that calls them doses. */
const DOSES_BEFORE = /\b(?:doses?|dosages?|regimens?)(?: of)? \(?$/i;
const DOSES_BEHIND = /^[ -](?:(?:once|twice|daily) ){0,2}(?:regimens?|groups?|doses?|arms?)\b/i;
const DOSES_WITHIN = /^[\d.,]{1,8}[ -]?[\p{L}/]{1,8}\d?[ -](?:of )?(?:regimen|group|dose)\b/iu;
/** What stands between two doses and what they are of. */
const UP_TO_NAME = /^\)?(?: (?:once|twice|daily|a|per|day|doses?|oral|intravenous|of)){0,5} /i;
/** A name has so many words. */
const WORDS_OF_NAME = 2;

/** Two doses of what was asked about that the title or the sentence told compares; null where neither does. */
export function dosesTold(
  source: string,
  { title, ml_i: given }: Citation,
  interventions: readonly string[],
): readonly string[] | null {
  const found = TWO_DOSES.exec(title) ?? TWO_DOSES.exec(source);
  if (found === null) return null;
  const { index, input } = found;
  const [whole, one = '', unit, other = '', last = ''] = found;
  const [before, behind] = [input.slice(0, index), input.slice(index + whole.length)];
  if (LISTED.test(before) || MEASURED.test(before) || OF_ONE_ARM.test(behind) || one === other) return null;
  const isOfStudy = namerOf(given);
  const spokenOf = interventions.filter(namerOf(`${title} ${source}`));
  const own = firstAlternative(given);
  const beside = besides(before, behind);
  const named = [...spokenOf, own].find((drug) => drug !== '' && beside.some((words) => namerOf(words)(drug)));
  const areCalled = DOSES_BEFORE.test(before) || DOSES_BEHIND.test(behind) || DOSES_WITHIN.test(whole);
  const name = named ?? (areCalled ? (spokenOf.find((asked) => isOfStudy(asked)) ?? own) : '');
  return name === '' ? null : [`${name} ${one} ${unit ?? last}`, `${other} ${last}`];
}

/** The words directly before two doses, and those directly behind them that may be what they are of. */
function besides(before: string, behind: string): readonly string[] {
  const ahead = before
    .replace(/[ (]{0,4}$/, '')
    .split(' ')
    .slice(-WORDS_OF_NAME)
    .join(' ');
  const upTo = UP_TO_NAME.exec(behind);
  const after = upTo === null ? '' : behind.slice(upTo[0].length).split(' ', WORDS_OF_NAME).join(' ');
  return [ahead, after];
}

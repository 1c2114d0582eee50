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

/** Two doses of what was asked about that the title or the sentence told compares; null where neither does. */
export function dosesTold(
  source: string,
  { title, ml_i: given }: Citation,
  interventions: readonly string[],
): readonly string[] | null {
  const found = TWO_DOSES.exec(title) ?? TWO_DOSES.exec(source);
  if (found === null || LISTED.test(found.input.slice(0, found.index))) return null;
  const [, one = '', unit, other = '', last = ''] = found;
  const isOfStudy = namerOf(given);
  const name =
    interventions.filter(namerOf(`${title} ${source}`)).find((asked) => isOfStudy(asked)) ?? firstAlternative(given);
  return name === '' || one === other ? null : [`${name} ${one} ${unit ?? last}`, `${other} ${last}`];
}

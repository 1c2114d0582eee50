import { matchesIn } from './matches-in.ts';

/** Words that no phrase begins with. */
const LEADING =
  /^(?:(?:the|a|an|both|either|its|their|our|his|her|these|those|this|that|any|all|some|such|each|other|only|also|of|to|in|on|for|by|with|and|or|as|be|being|that|whether|using|use of|treatment with|therapy with|administration of|effects? of)\s+|["'“”‘’(,:;–—-]\s*)+/i;
/** Words that no phrase ends with. */
const TRAILING = new Set(
  'the a an of to in on at for by with and or as is are was were be both either than from into after before during between among versus vs vs. compared who that which their its using per only also then not have has had when while if but however we it they receiving significantly respectively more aged older associated according including such'.split(
    ' ',
  ),
);
const TRAILING_MARKS = /[\s,;:("'“‘–—.?!-]$/;
/** Signs that a phrase reaches over the verb of its sentence, or begins amid another. */
const BROKEN =
  /\s(?:was|were|is|are|has|had|have|been|did|does|could|would|will|should|there|resulted|showed|reached|reported|occurred|seems?|yielded|produced|improves|remains?|remained|compared|p [<=>]|p[<=>])\b|^(?:was|were|is|are|has|had|have|be|been|with the|in the|if|until|however|during|following|there|which|that|when|where|while|because|although|since|into|through|between|before|after|than|not|but|no significant|respectively|according|based|compared|about|approximately|at|from|up to|under|within|over|[<>=±+]|well|more|less|most|many|several|it|they|he|she)\b|\b(?:group|groups) (?:[A-Z]|\d|I+)\b|[=<>]|±/;
const LONGEST_PHRASE = 160;
const MAX_WORDS = 20;

function withoutOpenBracket(text: string): string {
  const opened = text.lastIndexOf('(');
  if (opened >= 0 && !text.includes(')', opened)) return text.slice(0, opened);
  const closed = text.indexOf(')');
  return closed >= 0 && !text.slice(0, closed).includes('(') ? text.slice(0, closed) : text;
}

function withoutTrail(phrase: string): string {
  let end = phrase.length;
  for (;;) {
    while (end > 0 && TRAILING_MARKS.test(phrase.charAt(end - 1))) end -= 1;
    const start = phrase.lastIndexOf(' ', end - 1) + 1;
    if (start === 0 || !TRAILING.has(phrase.slice(start, end).toLowerCase())) return phrase.slice(0, end);
    end = start;
  }
}

/** A phrase without what does not belong to it at either end; '' when nothing that means something is left. */
export function tidyPhrase(text: string): string {
  const bare = withoutTrail(withoutOpenBracket(text.trim()).replace(LEADING, ''));
  const phrase = /[)\]]$/.test(bare) && !/[([]/.test(bare) ? bare.slice(0, -1) : bare;
  if (phrase.length > LONGEST_PHRASE || phrase.split(' ', MAX_WORDS + 1).length > MAX_WORDS) return '';
  return /\p{L}{2}/u.test(phrase) && !BROKEN.test(phrase) ? phrase : '';
}

/** What follows `from`, up to where `stop` (a global pattern) first matches. */
export function phraseAfter(text: string, from: number, stop: RegExp): string {
  stop.lastIndex = from;
  const end = stop.exec(text)?.index ?? text.length;
  return text.slice(from, end);
}

/** What stands before `to`, back to where `start` (a global pattern) last ends. */
export function phraseBefore(text: string, to: number, start: RegExp): string {
  const before = text.slice(Math.max(0, to - LONGEST_PHRASE), to);
  let from = 0;
  for (const match of matchesIn(before, start)) from = match.index + match[0].length;
  return before.slice(from);
}

const TOGETHER = /^(?:[\w-]+ ){0,2}combin(?:ation|ed)\b[^,]+$/i;

/** Space counts from its beginning: looked for from each of its characters, a long run would take for ever. */
const MEMBER_END =
  /(?:(?<!\s)\s+)?[,;]\s+(?:(?:and|or|plus|as well as)\s+)?|(?<!\s)\s+(?:and|or|versus|vs\.?|as well as)\s+/i;

/** Cuts "A, B, and C" or "A or B" into its members; a text that is no such list stays whole. */
export function listed(text: string): string[] {
  const plain = text.replaceAll(/\s\((?:[nN]\s?=\s?\d+|\d+[^()]{0,20}|group \w+)\)/g, ',');
  if (TOGETHER.test(plain)) return [tidyPhrase(plain)].filter((member) => member !== '');
  const members = plain.split(MEMBER_END);
  return members.map((member) => tidyPhrase(member)).filter((member) => member !== '');
}

const FIRST = String.raw`(?<=^|[,:;.?] ?|\[|\b(?:of|comparing|between) )([^,:;.?[\]]{3,90}?)`;
const END = String.raw`(?= (?:for|in|on|as|after|among|during|following|when|added|at)\b|[:;.?\]]|, (?!\S+(?:,| and| or))|$)`;
const OTHER = String.raw`([^,:;.?[\]]{3,70}?)${END}`;
const VERSUS = new RegExp(`${FIRST} (?:versus|vs\\.?|compared (?:with|to)|in comparison (?:with|to)) ${OTHER}`, 'i');
const COMPARED = new RegExp(
  `\\b(?:comparison (?:of|between)|comparing) ([^,:;.?[\\]]{3,70}?) (?:with|and|to) ${OTHER}`,
  'i',
);
/** What stands before the first arm: "A randomised trial of", "Gastrointestinal toxicity with", "portal pressure response to". */
const BEFORE_ARM =
  /^.*\b(?:(?:treat(?:ment|ed)|toxicity|therapy|response|responses) (?:with|to)|using|comparing|of|between) (?=\S)/i;
/** When something is begun, and how much is given, is part of an arm. */
const IS_OF_ARM =
  /\b(?:early|late|delayed|immediate|initiation|doses?|withdrawal|discontinuation|timing|duration|combinations?|weeks?|days|months|courses?|injections?|infusions?) (?:treatment )?of \S/i;
/** Halves of a title that hold no arm: a verb, a question or what was measured stands in them. */
const NO_ARM =
  /\b(?:is|are|was|were|have|has|does|do|should|which|who|what|patients|outcomes?|results|trial|study|studies|versus|vs|that|efficacy|safety|tolerability|toxicity|toxicities|changes|effects?)\b|\b(?:suppress|reduc|increas|improv)es\b|^and\b/i;

/** The two arms that the title of a study sets against one another, as it has them; null where it does not. */
export function comparedInTitle(title: string): readonly [string, string] | null {
  const found = COMPARED.exec(title) ?? VERSUS.exec(title);
  const [, first = '', second = ''] = found ?? [];
  const one = (IS_OF_ARM.test(first) ? first : first.replace(BEFORE_ARM, '')).replace(/^the /i, '').trim();
  const other = second.trim();
  return isArm(one) && isArm(other) ? [one, other] : null;
}

/** Not cut off within brackets, and no half that holds anything else. */
function isArm(half: string): boolean {
  return half !== '' && half.split('(').length === half.split(')').length && !NO_ARM.test(half);
}

const FIRST = String.raw`(?<=^|[,:;.?] ?|\[|\b(?:of|comparing|between) )([^,:;.?[\]]{3,90}?)`;
const END = String.raw`(?= (?:for|in|on|as|after|among|during|following|when|added|at)\b|[:;.?\]]|, (?=(?:an?|the|in|on|for|results|as|both)\b)|$)`;
const OTHER = String.raw`([^,:;.?[\]]{3,70}?)${END}`;
const VERSUS = new RegExp(`${FIRST} (?:versus|vs\\.?|compared (?:with|to)|in comparison (?:with|to)) ${OTHER}`, 'i');
const COMPARED = new RegExp(
  `\\b(?:comparison (?:of|between)|comparing) ([^,:;.?[\\]]{3,70}?) (?:with|and|to) ${OTHER}`,
  'i',
);
/** One said to do more than another: "A gives better control than B in …", "Higher deposition with A than B". */
const GIVES_THAN = new RegExp(
  String.raw`(?<=^|[:.?] ?)([^,:;.?[\]]{3,90}?) (?:gives?|provides?|produces?|causes?|induces?|leads? to|results? in|achieves?) [^,:;.?[\]]{3,90}? than (?:(?:does|do|with) )?${OTHER}`,
  'i',
);
const MORE_WITH_THAN = new RegExp(
  String.raw`\b(?:higher|lower|better|less|more|fewer|greater|reduced|increased|improved|superior) [^,:;.?[\]]{3,60}? (?:with|after) ([^,:;.?[\]]{3,70}?) than (?:(?:with|after) )?${OTHER}`,
  'i',
);
/** What stands before the first arm: "A randomised trial of", "Gastrointestinal toxicity with", "portal pressure response to". */
const BEFORE_ARM =
  /^.*\b(?:(?:treat(?:ment|ed)|toxicity|therapy|response|responses) (?:with|to)|using|comparing|of|between) (?=\S)/i;
/** What was measured, and no part of the arm before which it stands: "hemodynamic disturbances after". */
const MEASURED_AFTER =
  /^(?:[\w-]+ ){0,3}(?:disturbances|instability|stability|hypotension|hypertension|bleeding|pain|complications?|recovery) (?:after|following|during|with) (?=\S)/i;
/** When something is begun, and how much is given, is part of an arm. */
const IS_OF_ARM =
  /\b(?:early|late|delayed|immediate|initiation|doses?|withdrawal|discontinuation|timing|dosing|duration|combinations?|weeks?|days|months|courses?|injections?|infusions?) (?:treatment )?of \S/i;
/** Halves of a title that hold no arm: a verb, a question or what was measured stands in them. */
const NO_ARM =
  /\b(?:expected|thought|believed|estimated|predicted|previously|historical|explains?|why|their|those|is|are|was|were|have|has|does|do|should|which|who|what|patients|adults|women|men|users|outcomes?|results|trial|study|studies|versus|vs|that|than|against|efficacy|safety|tolerability|toxicity|toxicities|changes|effects?|mortality|survival|quality|risks?|incidence|rates?|lower|higher|superiority|inferiority|noninferiority)\b|\b(?:suppress|reduc|increas|improv)es\b|^and\b/i;
/** Before “than”: two places, times or parts of one thing are compared, and no arms: “in LDL than HDL cholesterol”. */
const OF_PARTS = /\b(?:in|of|after|at|among|during) (?:the )?[^\s]+$/i;
const BEGINS_WITH_PREPOSITION = /^(?:at|in|on|after|before|during|without|by|for|among|from|under|of|to) /i;
/** An arm that is compared by "with" or "to" itself holds two: "insulin with glyburide". */
const HOLDS_TWO = /\s(?:with|to)\s/i;
/** "Treatment with", "chemotherapy with": what is joined is one arm. */
const JOINED = /\b(?:therapy|treatment|plus|and|stents?|combination|combined|regimens?|together) with\s/i;

/** The two arms that the title of a study sets against one another, as it has them; null where it does not. */
export function comparedInTitle(title: string): readonly [string, string] | null {
  const compared = COMPARED.exec(title);
  const [whole = '', first = '', second = ''] =
    compared ?? VERSUS.exec(title) ?? GIVES_THAN.exec(title) ?? MORE_WITH_THAN.exec(title) ?? [];
  const before = / than /i.exec(whole)?.index;
  if (before !== undefined && OF_PARTS.test(whole.slice(0, before))) return null;
  if (BEGINS_WITH_PREPOSITION.test(second)) return null;
  // Beside “versus”, “with” joins what is given: “chemotherapy with cisplatin versus surgery”.
  const mayHoldTwo = compared === null && /\s(?:versus|vs\.?)\s/i.test(whole);
  const one = (IS_OF_ARM.test(first) ? first : first.replace(BEFORE_ARM, '').replace(MEASURED_AFTER, ''))
    .replace(/^the /i, '')
    .trim();
  const other = second.trim();
  // “Pain and function of …” are two outcomes.
  const isOfBoth = / of /i.test(other) && !IS_OF_ARM.test(other);
  if (BEGINS_WITH_PREPOSITION.test(one)) return null;
  return isArm(mayHoldTwo ? one.replaceAll(/\swith\s/gi, ' ') : one) && isArm(other) && !isOfBoth ? [one, other] : null;
}

/** Not cut off within brackets, and no half that holds anything else. */
export function isArm(half: string): boolean {
  if (half === '' || half.split('(').length !== half.split(')').length) return false;
  return !NO_ARM.test(half) && !(HOLDS_TWO.test(half) && !JOINED.test(half));
}

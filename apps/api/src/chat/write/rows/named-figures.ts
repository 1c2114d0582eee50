import type { PlacedFigures } from '../confidence-intervals.ts';

/** A ratio that names its outcome: "The rate ratio for death was 0.80 (95% CI 0.65 to 0.98)". */
const RATIO_OF =
  /\b(?:hazards?|odds|rate|risk) ratio (?:for|of) (?!\d)[^.;,()\d]{3,60} was \d+[.·]\d+ ?[([]\d{2} ?% (?:CI|confidence)[^()[\]]{3,40}[)\]]/g;
/** How much something changed, with an interval: "by a mean of 43.9 metres (95% CI 32.6 to 55.2)", "23% lower with it (95% CI 4 to 38)". */
const CHANGE =
  /(?<![\p{L}\d.,–-])[-−+]?\d+(?:[.·]\d+)?(?: ?% (?:lower|higher|fewer|more|less|greater|shorter|longer)(?: (?:with|in|on|after) [^.,;:()\d]{2,40}?)?| (?!and\b|or\b|to\b|of\b|m?g\b|[µμm]c?g\b|m[lL]\b|I?U\b)[\p{L}/]{1,14}) ?[([]\d{2} ?% (?:CI|confidence interval)[^()[\]]{3,70}[)\]]/gu;
/** Amounts in brackets, each behind its arm: "higher in the A group (22.3 g/l) than in the B group (14.1 g/l)". */
const THAN_IN =
  /(?<![\p{L}\d/-])[\p{L}\d/-]{1,20}(?: [\p{L}\d/-]{1,20}){0,2} (?:groups?|arms?|regimens?) \( ?[-−]?\d[^()%]{0,30}\) than (?:in |with |on )?(?:the )?[^().;,\d]{0,30}(?:\d[^().;, ]{0,8} ?[\p{L}/]{0,8} )?(?:groups?|arms?|regimens?) \( ?[-−]?\d[^()%]{0,30}\)/gu;
/** A share set above those of two others: "rate (78.9%) than both the 20-mg regimen (61.4%) and placebo (34.6%)". */
const THAN_BOTH =
  /(?<![\p{L}-])[\p{L}-]{1,20} \(\d+(?:[.·]\d+)? ?%\) than (?:both )?[^().;]{2,40} \(\d+(?:[.·]\d+)? ?%\),? (?:and|or) [^().;]{2,40} \(\d+(?:[.·]\d+)? ?%\)/gu;
/** An estimate that goes on from another: "and on deaths of cancer (0.96, 0.85 to 1.08)". */
const GOES_ON_WITH = /(?<=[\p{L}] ?)\(\d{1,2}[.·]\d+[,;] \d{1,2}[.·]\d+ ?(?:to|-|–) ?\d{1,3}[.·]\d+\)/gu;
/** A share of one of them; it ends on no space, so that the comma behind it has one reading. */
const SHARE_OF_ARM = String.raw`\d{1,9}(?:[.·]\d{1,9})? ?% (?:with|on|for|in|after) [^.;:()\d,%]{1,39}[^\s.;:()\d,%]`;
/** Shares of each of three arms and more: "84 % for sorbitol , 36 % for fructose and 12 % for xylitol". */
const OF_EACH_ARM = new RegExp(
  String.raw`(?<!\d)${SHARE_OF_ARM}(?: ?, ${SHARE_OF_ARM}){1,20} ?,? and \d{1,9}(?:[.·]\d{1,9})? ?% (?:with|on|for|in|after) [^\s.;:(),%]{1,40}(?: [^\s.;:(),%]{1,40})?(?= ?[.,;:(]|$)`,
  'g',
);

/** Where a sentence gives figures with the words they are of: a ratio, a change, an amount or share of each arm. */
export function namedFiguresIn(text: string): PlacedFigures[] {
  return [RATIO_OF, CHANGE, GOES_ON_WITH, THAN_IN, THAN_BOTH].flatMap((pattern) => placesOf(text, pattern));
}

/** Where a sentence lists the shares of three arms and more. */
export function armsListedIn(text: string): PlacedFigures[] {
  return placesOf(text, OF_EACH_ARM);
}

function placesOf(text: string, pattern: RegExp): PlacedFigures[] {
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

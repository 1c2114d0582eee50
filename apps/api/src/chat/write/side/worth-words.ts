/** Outcomes of which more is better. */
export const GOOD =
  /\b(?:surviv\w*|remission|respon[sd]\w*|improve\w*|cure[ds]?|recover\w*|quality of life|success|clearance|healing|resolution|live birth|pregnanc\w+|function\w*|growth|weight loss|adherence|regrowth|tolera\w+|complete resection|free(?:dom)?|independen\w+|satisfaction|efficacy|effective\w*|capacity|density|relief|abstinence|cessation|control)\b/i;
/** What nobody wants more of. */
export const BAD =
  /\b(?:death|deaths|died|mortality|bleed\w*|h(?:a)?emorrhag\w*|adverse|complications?|infections?|fractures?|strokes?|infarct\w*|events?|recurren\w+|relaps\w+|failure|pain|nausea|vomiting|toxicit\w+|cancers?|thrombo\w+|fibrillation|hospitali[sz]ation\w*|admissions?|reoperations?|cough|diarrh\w+|headache|oedema|edema|disability|amputation|costs?|risk|harm\w*)\b/i;
/** A difference that may be chance, and one that is none: P is read by its digits, and 0.05 itself is neither. */
export const NOT_SIGNIFICANT =
  /\bP(?:[- ]values?)?\s?(?:(?:=|[<>≤≥]=?)\s?0?[.·](?:05\d{0,6}[1-9]|0[6-9]|[1-9])|(?:>=?|≥)\s?0?[.·]05)\d{0,8}|\b(?:not (?:statistically )?significant\w*|non-?significant\w*|NS)\b/i;
export const SIGNIFICANT =
  /\bP(?:[- ]values?)?\s?(?:(?:=|<=?|≤)\s?0?[.·]0[0-4]\d{0,8}|(?:<=?|≤)\s?0?[.·]050{0,4})(?!\d)|(?<!\bclinically )\bsignificant(?:ly)?\b/i;

/** Outcomes of which more is better. */
export const GOOD =
  /\b(?:surviv\w*|remission|respon[sd]\w*|improve\w*|cure[ds]?|recover\w*|quality of life|success|clearance|healing|resolution|live birth|pregnanc\w+|function\w*|growth|weight loss|adherence|regrowth|tolera\w+|complete resection|free(?:dom)?|independen\w+|satisfaction|efficacy|effective\w*|capacity|density|relief|abstinence|cessation|control)\b/i;
/** What nobody wants more of. */
export const BAD =
  /\b(?:death|deaths|died|mortality|bleed\w*|h(?:a)?emorrhag\w*|adverse|complications?|infections?|fractures?|strokes?|infarct\w*|events?|recurren\w+|relaps\w+|failure|pain|nausea|vomiting|toxicit\w+|cancers?|thrombo\w+|fibrillation|hospitali[sz]ation\w*|admissions?|reoperations?|cough|diarrh\w+|headache|oedema|edema|disability|amputation|costs?|risk|harm\w*)\b/i;
/** A difference that may be chance, and one that is none. */
export const NOT_SIGNIFICANT =
  /\b(?:P\s?(?:=|>)\s?0?[.·](?:0[6-9]|[1-9])\d*|not (?:statistically )?significant\w*|non-?significant\w*|NS)\b/i;
export const SIGNIFICANT = /\bP\s?(?:<|=|<=|≤)\s?0?[.·]0[0-5]?\d*|\bsignificant(?:ly)?\b/i;

/** Outcomes of which more is better. */
export const GOOD =
  /\b(?:surviv\w*|remission|respon[sd]\w*|improve\w*|cure[ds]?|recover\w*|quality of life|success|clearance|healing|resolution|live birth|pregnanc\w+|function\w*|growth|weight loss|adherence|regrowth|tolera\w+|complete resection|free(?:dom)?|independen\w+|satisfaction|efficacy|effective\w*|capacity|density|relief|abstinence|cessation|control)\b/i;
/** What nobody wants more of. */
export const BAD =
  /\b(?:death|deaths|died|mortality|bleed\w*|h(?:a)?emorrhag\w*|adverse|complications?|infections?|fractures?|strokes?|infarct\w*|events?|recurren\w+|relaps\w+|failure|pain|nausea|vomiting|toxicit\w+|cancers?|thrombo\w+|fibrillation|hospitali[sz]ation\w*|admissions?|reoperations?|cough|diarrh\w+|headache|oedema|edema|disability|amputation|costs?|risk|harm\w*)\b/i;
/** What nobody wants more of, beside what the names of outcomes tell. */
export const UNWANTED =
  /\b(?:dead|dry mouth|suicid\w*|lesions?|ulcers?|erosions?|gastritis|\w+penia|an(?:a)?emia|extrapyramidal|dyskinesi\w+|encephalopath\w+|side[- ]?effects?|hypotension|hypogly\w+|hypergly\w+|itch\w*|pruritus|anxiety|depressive|disruptive|proteinuria|albuminuria|rebleed\w*|recurred|spasms?|\w+spasm|swelling|lymph(?:o)?edema|leak\w*|blood loss|length of stay|hospital stay|intubat\w+|seizures?|falls|dyspn(?:o)?ea|fatigue|vertigo|dizziness|sedation|drowsiness|somnolence|rash\w*|mucositis|dermatitis|exacerbations?|attacks?|cholesterol|triglycerides?|LDL\S*|HbA1c|viral load|withdr(?:awals?|ew)|dropouts?|incontinence|restenosis|stenosis|rejection|sepsis|pneumonia|deep vein|haematomas?|hematomas?|injur\w+|faint\w*|syncope|fever|constipation|insomnia|cramps?|wheez\w*|heartburn|reflux|flares?|anxious|malabsor\w+|resistan\w+)\b/i;
/** A difference that may be chance, and one that is none: P is read by its digits, and 0.05 itself is neither. */
export const NOT_SIGNIFICANT =
  /\bP(?:[- ]values?)?\s?(?:(?:=|[<>≤≥]=?)\s?0?[.·](?:05\d{0,6}[1-9]|0[6-9]|[1-9])|(?:>=?|≥)\s?0?[.·]05)\d{0,8}|\b(?:not (?:statistically )?significant\w*|non-?significant\w*|NS)\b/i;
export const SIGNIFICANT =
  /\bP(?:[- ]values?)?\s?(?:(?:=|<=?|≤|less than)\s?0?[.·]0[0-4]\d{0,8}|(?:<=?|≤|less than)\s?0?[.·]050{0,4})(?!\d)|(?<!\bclinically )\bsignificant(?:ly)?\b/i;
/** A margin that was not met leaves a difference open; that something is not recommended does not. */
export const MARGIN_NOT_MET =
  /\b(?:not (?:\w{1,20} ){0,4}(?:non-?inferior\w*|criterion)|non-?inferiority was not|did not meet)\b/i;

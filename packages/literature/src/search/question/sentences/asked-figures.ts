import type { QuestionType } from '@footnote/domain';

/** Figures of a result: shares, ratios, or one number against another. */
const RESULT_FIGURE =
  /\d\s?(?:%|percent\b)|\b(?:HR|RR|OR|aOR|aHR|[Rr]atio|[Dd]ifference|[Mm]ean|[Mm]edian)\b[^.;]{0,40}\d|\d\s(?:\w{1,12}\s){0,3}(?:vs?\.?|versus|compared with|against|and)\s(?:\w{1,12}\s){0,3}\d|\bP\s?[=<>]/;

const FIGURES: Partial<Record<QuestionType, RegExp>> = {
  dose: /\d\s?-?(?:mg|g|µg|μg|mcg|micrograms?|mL|ml|IU|units?|mmol|Gy|%|tablets?)\b/,
  diagnosis: /\d\s?%|\b(?:sensitivity|specificity|AUC|area under|MARD|predictive)\b[^.;]{0,60}\d/i,
  prevalence: /\d\s?(?:%|percent\b|per\s)|\b\d{1,7} (?:of|in|out of) (?:the )?\d/i,
  cost: /(?:[€$£]|\$\s?[A-Z]{1,2})\s?\d|\d (?:euros?|dollars|pounds)\b/i,
};

/** Whether a sentence has a figure of the kind that a question of this type asks for. */
export function hasFigure(sentence: string, type: QuestionType): boolean {
  return (FIGURES[type] ?? RESULT_FIGURE).test(sentence) && /\d/.test(sentence);
}

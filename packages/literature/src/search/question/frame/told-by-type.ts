import type { QuestionType } from '@footnote/domain';

/** Words a result has to have that answers a question of a type; a type that is left out needs none in particular. */
export const TOLD_BY_TYPE: Partial<Record<QuestionType, RegExp>> = {
  cost: /\b(?:costs?|cost-\w+|expens\w{1,4}|QALYs?|saving|savings|economic\w*|(?:€|\$|£)\s?\d|euros?|dollars|resource use)\b|[€$£]\s?\d/i,
  dose: /\d\s?-?(?:mg|g|µg|μg|mcg|micrograms?|mL|ml|IU|units?|mmol|mEq|Gy|tablets?|drops|puffs|%|times|h\b|hours|weeks|days)|\bdos(?:e|es|age|ing)\b/i,
  diagnosis:
    /\b(?:sensitiv\w+|specific\w+|predictive value|accura\w+|likelihood ratio|ROC|AUC|area under|detect\w*|diagnos\w+|false|positive|cut-?off|screen\w*|mortality)\b/i,
  prevalence:
    /\d\s?(?:%|percent\b|per (?:cent|1,?000|10,?000|100,?000|million)\b)|\b\d{1,7} (?:of|in|out of) (?:the )?\d|\bprevalence\b|\bincidence\b/i,
};

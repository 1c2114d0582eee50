/** What kind of knowledge a question asks for, in the terms of evidence-based medicine. */
export const QUESTION_TYPES = [
  'therapy',
  'comparison',
  'harm',
  'dose',
  'diagnosis',
  'prognosis',
  'prevalence',
  'aetiology',
  'mechanism',
  'cost',
  'definition',
] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

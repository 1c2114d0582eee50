import { z } from 'zod';
import { QUALIFIER_DIMENSIONS } from '../../literature/study-frame/study-frame.ts';
import { QUESTION_TYPES } from './question-types.ts';

const term = z.string().min(1).max(300);

/** A trait of the population: "adolescents", "severe", or negated "diabetes" of "without diabetes". */
export const qualifierSchema = z.strictObject({
  dimension: z.enum(QUALIFIER_DIMENSIONS),
  value: term,
  negated: z.boolean(),
});
export type Qualifier = z.infer<typeof qualifierSchema>;

const terms = z.array(term).max(20);

/** A question taken apart: who, what is done, against what, for what. Terms are the literature's where it has one, else as asked. */
export const questionFrameSchema = z.strictObject({
  type: z.enum(QUESTION_TYPES),
  condition: terms,
  qualifiers: z.array(qualifierSchema).max(20),
  interventions: terms,
  comparators: terms,
  outcomes: terms,
  /** Length of follow-up or time window as asked, or null. */
  time: term.nullable(),
});
export type QuestionFrame = z.infer<typeof questionFrameSchema>;

import { readFileSync } from 'node:fs';
import { z } from 'zod';

const questionSchema = z.object({
  id: z.string(),
  split: z.enum(['dev', 'held-out']),
  kind: z.string(),
  language: z.string(),
  question: z.string(),
  history: z.array(z.object({ user: z.enum(['USER', 'ASSISTANT']), content: z.string() })),
  expected: z.array(z.string()),
  abstain: z.boolean(),
  /** Studies on either side of a disagreement; an answer has to cite one of each. */
  sides: z.array(z.array(z.string())).optional(),
  note: z.string().optional(),
});

/** A question of the evaluation set, with the studies that would be right and whether none is. */
export type StarterQuestion = z.infer<typeof questionSchema>;

/** Reads an evaluation set that was written for the starter collection. */
export function starterQuestions(file: 'starter-questions.jsonl' | 'hard-questions.jsonl'): StarterQuestion[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => questionSchema.parse(JSON.parse(line)));
}

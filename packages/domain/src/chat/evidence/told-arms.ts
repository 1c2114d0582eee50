import type { AnswerEvidence } from './answer-evidence.schema.ts';
import type { QuestionFrame } from './question-frame.schema.ts';
import { namesOne } from './place-of.ts';

/**
 * The arms of a question that the answer line speaks of. A question may name more than what was tried (“acitretin sent his
 * triglycerides up, does gemfibrozil help?”); where the line names none of an arm by its own name, that arm is told as it was asked.
 */
export function toldArms({
  frame: { interventions, comparators },
  answerLine: { text },
}: Pick<AnswerEvidence, 'frame' | 'answerLine'>): Pick<QuestionFrame, 'interventions' | 'comparators'> {
  const told = (names: readonly string[]) => {
    const named = names.filter((name) => namesOne(text, [name]) || text.includes(name));
    return named.length > 0 ? named : [...names];
  };
  return { interventions: told(interventions), comparators: told(comparators) };
}

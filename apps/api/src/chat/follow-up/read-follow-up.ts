import type { FollowUpCommand } from '@footnote/domain';
import { questionKnowledge, readFollowUpCommand } from '@footnote/literature';
import type { AnswerInput } from '../turns/run-turn.ts';
import type { WeighQuestionDeps } from '../weigh-question.ts';
import { lastAnswer, type LastAnswer } from './last-answer.ts';

/** A follow-up that is a command, with the answer it acts on. */
export interface FollowUp {
  command: FollowUpCommand;
  last: LastAnswer;
}

/** Reads a question as a command on the last answer; null where it is a question of its own. Rejects as the index's searches do. */
export async function readFollowUp(deps: WeighQuestionDeps, input: AnswerInput): Promise<FollowUp | null> {
  const { question, history, frame, isSelectRegenerate } = input.query;
  // A corrected reading and a choice of references say how the question is meant.
  if (frame !== undefined || isSelectRegenerate || history.length === 0) return null;
  const knowledge = questionKnowledge();
  if (readFollowUpCommand(question, { frame: null, knowledge }) === null) return null;
  const last = await lastAnswer(deps, input);
  if (last === null) return null;
  const command = readFollowUpCommand(question, { frame: last.evidence.frame, knowledge });
  return command === null ? null : { command, last };
}

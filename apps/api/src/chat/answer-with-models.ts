import type { ChatStreamEvent } from '@footnote/domain';
import { answerQuestion, type AnswerQuestionDeps, type AnswerQuestionInput } from './answer-question.ts';
import type { AnswerModels } from './chat.ports.ts';

/** Answers each question with the model that is set when it is asked, or that a super admin set for it alone. */
export function answerWithModels(
  answerModels: Pick<AnswerModels, 'current'>,
  deps: Omit<AnswerQuestionDeps, 'answerModel'>,
): (input: AnswerQuestionInput) => AsyncGenerator<ChatStreamEvent> {
  return async function* (input) {
    const { owner = null, query } = input;
    const chosen = query.llmConfig === undefined ? {} : { chosen: query.llmConfig };
    const answerModel = await answerModels.current({ owner, ...chosen });
    yield* answerQuestion({ ...deps, answerModel }, input);
  };
}

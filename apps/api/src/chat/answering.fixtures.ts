import { chatQuerySchema, checkAnswer, type ChatQueryInput } from '@footnote/domain';
import {
  loadStarterCollection,
  openLiteratureIndex,
  questionKnowledge,
  readQuestion,
  type LiteratureIndex,
} from '@footnote/literature';
import type { AnswerQuestionDeps, AnswerQuestionInput } from './answer-question.ts';
import { createExtractiveAnswerModel } from './write/extractive-answer-model.ts';

/** The starter collection in memory. */
export async function openStarterIndex(): Promise<LiteratureIndex> {
  const index = await openLiteratureIndex({ path: ':memory:' });
  await loadStarterCollection({ index });
  return index;
}

/** The embedded parts that answer over an index, on a day in January 2026. */
export function answeringDeps(index: LiteratureIndex, over: Partial<AnswerQuestionDeps> = {}): AnswerQuestionDeps {
  const knowledge = questionKnowledge();
  return {
    literature: index,
    answerChecker: { check: (answer) => Promise.resolve(checkAnswer(answer)) },
    questionReader: { read: (input) => readQuestion({ index, knowledge }, input) },
    answerModel: createExtractiveAnswerModel(),
    now: () => Date.UTC(2026, 0, 15),
    ...over,
  };
}

/** A question as a session asks it. */
export function askedQuestion(
  query: ChatQueryInput,
  parameters: Partial<AnswerQuestionInput['parameters']> = {},
): AnswerQuestionInput {
  return {
    query: chatQuerySchema.parse(query),
    parameters: { current_week: false, cost_effectiveness: false, ...parameters },
    sessionId: 'session',
    signal: new AbortController().signal,
  };
}

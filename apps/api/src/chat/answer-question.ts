import type { ChatQuery, ChatQueryParameters, ChatStreamEvent } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AnswerModel } from './chat.ports.ts';

export interface AnswerQuestionDeps {
  literature: LiteratureIndex;
  answerModel: AnswerModel;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface AnswerQuestionInput {
  query: ChatQuery;
  parameters: Omit<ChatQueryParameters, 'sid'>;
  sessionId: string;
  signal: AbortSignal;
}

/**
 * Answers a question: understand, retrieve, rank, read, write, check. Yields the events of specification §4 and ends
 * with exactly one of done, failed and error; never throws for anything a user, a provider or an engine does.
 */
export async function* answerQuestion(
  _deps: AnswerQuestionDeps,
  _input: AnswerQuestionInput,
): AsyncGenerator<ChatStreamEvent> {
  yield* [];
}

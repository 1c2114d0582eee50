import { unreachable } from '../kernel/result.ts';
import type { ChatTurn } from './chat-session.schema.ts';
import type { ChatStreamEvent } from './chat-stream.schema.ts';
import { NO_DOCUMENTS_MESSAGE } from './messages.ts';

/** What is known of a turn before its first event. */
export type TurnStart = Pick<ChatTurn, 'id' | 'position' | 'question' | 'language' | 'request' | 'askedAt'>;

/** A running turn that nothing has been heard of yet. */
export function emptyTurn(start: TurnStart): ChatTurn {
  return {
    ...start,
    state: 'running',
    writtenBy: 'footnote',
    mainQuestion: start.question,
    actionQuestion: '',
    searchString: '',
    retrieved: null,
    studyTypesRelaxed: false,
    answer: '',
    citations: [],
    claims: [],
    writer: null,
    failure: null,
    responseQuality: 0,
    feedback: '',
  };
}

/**
 * Applies one event of a stream to the turn it tells about. Events come in the order they were sent, each once; a turn
 * that has ended takes no more of them. The server saves and the web shows what this gives.
 */
export function foldTurn(turn: ChatTurn, event: ChatStreamEvent): ChatTurn {
  if (turn.state !== 'running') return turn;
  switch (event.event) {
    case 'main_question':
      // A changed main question resets the citations (specification §4).
      return event.question === turn.mainQuestion ? turn : { ...turn, mainQuestion: event.question, citations: [] };
    case 'action_question':
      return { ...turn, actionQuestion: event.question };
    case 'search_string':
      return { ...turn, searchString: event.search_string };
    case 'number_retrieved_docs':
      return { ...turn, retrieved: event.number, studyTypesRelaxed: event.study_types_relaxed === true };
    case 'all_docs':
      return { ...turn, citations: event.docs };
    case 'evidence':
      return { ...turn, evidence: event.evidence };
    case 'answer_part':
      return { ...turn, answer: turn.answer + event.text };
    case 'done':
      return finished(turn, event);
    case 'failed':
      return { ...turn, state: 'failed', failure: { code: event.code, message: event.answer } };
    case 'error':
      return broken(turn, event);
    default:
      return unreachable(event);
  }
}

function finished(turn: ChatTurn, event: Extract<ChatStreamEvent, { event: 'done' }>): ChatTurn {
  const { claims, writer, language } = event;
  if (turn.retrieved !== 0) return { ...turn, state: 'answered', claims, writer, language };
  return { ...turn, state: 'no_documents', answer: turn.answer || NO_DOCUMENTS_MESSAGE, claims, writer, language };
}

/** A stop is the user's wish and no failure; what was written until then stays. */
function broken(turn: ChatTurn, event: Extract<ChatStreamEvent, { event: 'error' }>): ChatTurn {
  if (event.code === 'chat/stopped') return { ...turn, state: 'stopped' };
  const { code, message, retry_after_seconds: retryAfterSeconds } = event;
  const failure = retryAfterSeconds === undefined ? { code, message } : { code, message, retryAfterSeconds };
  return { ...turn, state: 'failed', failure };
}

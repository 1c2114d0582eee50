import { endsStream, isRefusal, type ChatStreamEvent, type ChatTurn } from '@footnote/domain';

/** Tells a saved turn as the events that led to it, for a user who came back just after its end. */
export function replayTurn(turn: ChatTurn, sessionId: string): ChatStreamEvent[] {
  const events: ChatStreamEvent[] = [
    { event: 'main_question', question: turn.mainQuestion },
    { event: 'action_question', question: turn.actionQuestion },
    { event: 'search_string', search_string: turn.searchString },
  ];
  if (turn.retrieved !== null) events.push(retrievedEvent(turn.retrieved, turn.studyTypesRelaxed));
  if (turn.citations.length > 0) events.push({ event: 'all_docs', docs: turn.citations });
  if (turn.evidence !== undefined) events.push({ event: 'evidence', evidence: turn.evidence });
  if (turn.answer !== '') events.push({ event: 'answer_part', index: 0, text: turn.answer });
  const last = lastEvent(turn, sessionId);
  return endsStream(last) ? [...events, last] : events;
}

/** Tells how many articles answer a question, and whether the default study types gave way to find them. */
export function retrievedEvent(number: number, relaxed: boolean): ChatStreamEvent {
  return { event: 'number_retrieved_docs', number, ...(relaxed ? { study_types_relaxed: true } : {}) };
}

function lastEvent(turn: ChatTurn, sessionId: string): ChatStreamEvent {
  const { state, failure, claims, writer, language } = turn;
  if (state === 'stopped') return { event: 'error', code: 'chat/stopped', message: 'The answer was stopped.' };
  if (failure !== null) {
    const { code, message, retryAfterSeconds } = failure;
    if (isRefusal(code)) return { event: 'failed', code, answer: message };
    const wait = retryAfterSeconds === undefined ? {} : { retry_after_seconds: retryAfterSeconds };
    return { event: 'error', code, message, ...wait };
  }
  return { event: 'done', session_id: sessionId, claims, writer: writer ?? { kind: 'extractive' }, language };
}

import type { chatStreamEventSchema, ChatStreamEvent, ComposedQuery } from '@footnote/domain';
import { sendRequest, type ApiError } from '../../platform/api/api.client.ts';
import { ndjsonDecoder, type NdjsonLine } from '../../platform/api/ndjson.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { reportProblem } from '../../platform/api/report-problem.ts';

/** How listening to an answer ended: with its last event, with the connection, or before it began. */
export type ListeningEnd = { kind: 'ended' } | { kind: 'lost' } | { kind: 'refused'; error: ApiError };

export interface AnswerListener {
  /** The server has begun to answer. */
  opened: () => void;
  /** Events in the order they were sent, as many as came at once. */
  received: (events: readonly ChatStreamEvent[]) => void;
}

/** Asks a question and listens to its answer. Throws when `signal` aborts. */
export function streamQuestion(
  composed: ComposedQuery,
  sessionId: string,
  listener: AnswerListener,
  signal: AbortSignal,
): Promise<ListeningEnd> {
  const parameters = new URLSearchParams({ sid: sessionId, ...composed.parameters });
  return listen(calls.chatQuery(parameters), { method: 'POST', body: composed.query, signal }, listener);
}

/** Listens to a running answer again, from its first event. Throws when `signal` aborts. */
export function followAnswer(sessionId: string, listener: AnswerListener, signal: AbortSignal): Promise<ListeningEnd> {
  return listen(calls.chatSessionStream(sessionId), { signal }, listener);
}

async function listen(
  url: string,
  request: Parameters<typeof sendRequest>[1],
  listener: AnswerListener,
): Promise<ListeningEnd> {
  const sent = await sendRequest(url, request, 'application/x-ndjson');
  if (!sent.ok) return sent.error.status === 0 ? { kind: 'lost' } : { kind: 'refused', error: sent.error };
  // A running answer that is no longer running has nothing to listen to.
  if (sent.value.status === 204 || sent.value.body === null) return { kind: 'lost' };
  listener.opened();
  const { chatStreamEventSchema: schema, endsStream } = await import('../wire.ts');
  const reader = sent.value.body.getReader();
  const decoder = ndjsonDecoder();
  const hand = (lines: readonly NdjsonLine[]): boolean => {
    const events = lines.flatMap((line) => readEvent(line, schema));
    if (events.length > 0) listener.received(events);
    return events.some(endsStream);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const ended = hand(done ? decoder.end() : decoder.push(value));
      if (ended) return { kind: 'ended' };
      if (done) return { kind: 'lost' };
    }
  } catch (cause) {
    if (request.signal?.aborted === true) throw cause;
    return { kind: 'lost' };
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

type EventSchema = typeof chatStreamEventSchema;

function readEvent(line: NdjsonLine, schema: EventSchema): ChatStreamEvent[] {
  if (!line.ok) {
    reportProblem(`A line of an answer could not be read: ${line.reason}`);
    return [];
  }
  const parsed = schema.safeParse(line.value);
  if (parsed.success) return [parsed.data];
  reportProblem(`An event of an answer is not one the app knows: ${parsed.error.message}`);
  return [];
}

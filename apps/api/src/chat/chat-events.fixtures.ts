import type { ChatStreamEvent } from '@footnote/domain';
import type { Answer } from './turns/run-turn.ts';

/** The events of a short answer; `session_id` is left to be filled in. */
export function shortAnswer(sessionId: string, text = 'It does.'): ChatStreamEvent[] {
  return [
    { event: 'main_question', question: 'Does it work?' },
    { event: 'action_question', question: 'Does it work?' },
    { event: 'search_string', search_string: 'it AND work' },
    { event: 'number_retrieved_docs', number: 2, study_types_relaxed: true },
    { event: 'all_docs', docs: [] },
    { event: 'answer_part', index: 0, text },
    { event: 'done', session_id: sessionId, claims: [], writer: { kind: 'extractive' }, language: 'en' },
  ];
}

/** An answer under the test's control: each event is given when `next` is called. */
export interface SteppedAnswer {
  answer: Answer;
  /** Gives one more event. */
  next(event: ChatStreamEvent): void;
  /** Ends without a last event. */
  end(): void;
  /** Throws inside the answer. */
  fail(error: Error): void;
  /** Signals of the answers begun so far. */
  signals: AbortSignal[];
}

/** Builds an answer that yields only what it is told to. */
export function steppedAnswer(): SteppedAnswer {
  const queue: (ChatStreamEvent | Error | null)[] = [];
  let wake = Promise.withResolvers<void>();
  const signals: AbortSignal[] = [];
  const put = (item: ChatStreamEvent | Error | null) => {
    queue.push(item);
    wake.resolve();
  };
  return {
    signals,
    next: put,
    end: () => put(null),
    fail: put,
    answer: async function* answer({ signal }) {
      signals.push(signal);
      for (;;) {
        const item = queue.shift();
        if (item === null) return;
        if (item instanceof Error) throw item;
        if (item !== undefined) {
          yield item;
          continue;
        }
        await wake.promise;
        wake = Promise.withResolvers();
      }
    },
  };
}

/** Reads a stream of events to its end. */
export async function readEvents(stream: ReadableStream<Uint8Array> | null): Promise<ChatStreamEvent[]> {
  const text = await new Response(stream).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): ChatStreamEvent => JSON.parse(line));
}

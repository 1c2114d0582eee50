import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { citationFixture } from '../literature/citation.fixtures.ts';
import { chatTurnSchema } from './chat-session.schema.ts';
import type { ChatStreamEvent } from './chat-stream.schema.ts';
import { CHAT_ERRORS } from './chat.errors.ts';
import { emptyTurn, foldTurn } from './fold-turn.ts';
import { NO_DOCUMENTS_MESSAGE } from './messages.ts';

const start = emptyTurn({
  id: 't1',
  position: 0,
  question: 'Does aspirin prevent strokes?',
  language: 'en',
  request: null,
  askedAt: '2026-01-02T03:04:05.000Z',
});
const done: ChatStreamEvent = {
  event: 'done',
  session_id: 's',
  claims: [],
  writer: { kind: 'extractive' },
  language: 'nl',
};
const fold = (...events: ChatStreamEvent[]) => events.reduce(foldTurn, start);
const part = (index: number, text: string): ChatStreamEvent => ({ event: 'answer_part', index, text });

describe('foldTurn', () => {
  it('starts as a valid running turn whose main question is the question', () => {
    expect(chatTurnSchema.parse(start)).toEqual(start);
    expect(start.mainQuestion).toBe('Does aspirin prevent strokes?');
  });

  it('joins the parts and takes over what done tells', () => {
    const turn = fold({ event: 'number_retrieved_docs', number: 3 }, part(0, 'Yes '), part(1, '[1].'), done);
    expect(turn.studyTypesRelaxed).toBe(false);
    expect(fold({ event: 'number_retrieved_docs', number: 3, study_types_relaxed: true }).studyTypesRelaxed).toBe(true);
    expect(turn).toMatchObject({ state: 'answered', answer: 'Yes [1].', language: 'nl', retrieved: 3 });
  });

  it('ends without documents when none were retrieved, with the fixed message', () => {
    expect(fold({ event: 'number_retrieved_docs', number: 0 }, done)).toMatchObject({
      state: 'no_documents',
      answer: NO_DOCUMENTS_MESSAGE,
    });
  });

  it('resets the citations only when the main question changes', () => {
    const docs: ChatStreamEvent = { event: 'all_docs', docs: [citationFixture({ id: '1' })] };
    expect(fold(docs, { event: 'main_question', question: start.question }).citations).toHaveLength(1);
    expect(fold(docs, { event: 'main_question', question: 'Another?' }).citations).toEqual([]);
  });

  it('keeps what was written when the reader stops, and calls it no failure', () => {
    const stopped = fold(part(0, 'Half'), { event: 'error', code: 'chat/stopped', message: 'The answer was stopped.' });
    expect(stopped).toMatchObject({ state: 'stopped', answer: 'Half', failure: null });
  });

  it('keeps the waiting time of a failure', () => {
    const failed = fold({ event: 'error', code: 'model/rate-limited', message: 'Busy.', retry_after_seconds: 7 });
    expect(failed.failure).toEqual({ code: 'model/rate-limited', message: 'Busy.', retryAfterSeconds: 7 });
    expect(fold({ event: 'failed', code: 'internal', answer: 'Sorry.' })).toMatchObject({
      state: 'failed',
      failure: { code: 'internal', message: 'Sorry.' },
    });
  });

  it('stays a valid turn through any events, and never changes after its end', () => {
    const event: fc.Arbitrary<ChatStreamEvent> = fc.oneof(
      fc.record({ event: fc.constant('main_question' as const), question: fc.string() }),
      fc.record({ event: fc.constant('action_question' as const), question: fc.string() }),
      fc.record({ event: fc.constant('search_string' as const), search_string: fc.string() }),
      fc.record({ event: fc.constant('number_retrieved_docs' as const), number: fc.nat() }),
      fc.record({ event: fc.constant('answer_part' as const), index: fc.nat(), text: fc.string() }),
      fc.constant(done),
      fc.record({
        event: fc.constant('error' as const),
        code: fc.constantFrom(...CHAT_ERRORS.codes),
        message: fc.string(),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let turn = start;
        for (const next of events) {
          const before = turn;
          turn = foldTurn(turn, next);
          expect(chatTurnSchema.safeParse(turn).success).toBe(true);
          expect(before.state === 'running' || turn === before).toBe(true);
        }
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_ERRORS } from './chat.errors.ts';
import type { ChatStreamEvent } from './chat-stream.schema.ts';
import {
  IDLE_TURN,
  moveTurn,
  progressOfSavedTurn,
  REATTACH_ATTEMPTS,
  reattachWait,
  TURN_MOVES,
  TURN_STAGES,
  turnEnded,
  turnRunning,
  type TurnEvent,
  type TurnProgress,
} from './turn.machine.ts';

const part: ChatStreamEvent = { event: 'answer_part', index: 0, text: 'Yes [1].' };
const done: ChatStreamEvent = {
  event: 'done',
  session_id: 's',
  claims: [],
  writer: { kind: 'extractive' },
  language: 'en',
};
const found = (number: number): ChatStreamEvent => ({ event: 'number_retrieved_docs', number });
const streamed = (event: ChatStreamEvent): TurnEvent => ({ type: 'streamed', event });

const streamEvents: fc.Arbitrary<ChatStreamEvent> = fc.oneof(
  fc.constant<ChatStreamEvent>({ event: 'main_question', question: 'q' }),
  fc.constant<ChatStreamEvent>({ event: 'action_question', question: 'q' }),
  fc.constant<ChatStreamEvent>({ event: 'search_string', search_string: 's' }),
  fc.nat(3).map(found),
  fc.constant<ChatStreamEvent>({ event: 'all_docs', docs: [] }),
  fc.nat(9).map((index): ChatStreamEvent => ({ event: 'answer_part', index, text: 't' })),
  fc.constant(done),
  fc.constantFrom(...CHAT_ERRORS.codes).map((code): ChatStreamEvent => ({ event: 'failed', code, answer: 'a' })),
  fc.constantFrom(...CHAT_ERRORS.codes).map((code): ChatStreamEvent => ({ event: 'error', code, message: 'm' })),
);

const events: fc.Arbitrary<TurnEvent> = fc.oneof(
  { weight: 6, arbitrary: streamEvents.map(streamed) },
  fc.constantFrom<TurnEvent>({ type: 'asked' }, { type: 'resumed' }, { type: 'went_quiet' }, { type: 'stop' }),
  fc.constant<TurnEvent>({ type: 'reconnected' }),
  fc.double({ min: 0, max: 0.999, noNaN: true }).map((random): TurnEvent => ({ type: 'connection_lost', random })),
  fc
    .constantFrom<'answered' | 'no_documents' | 'failed' | 'stopped'>('answered', 'no_documents', 'failed', 'stopped')
    .map((state): TurnEvent => ({ type: 'settled', state })),
  fc.constantFrom(...CHAT_ERRORS.codes).map((code): TurnEvent => ({ type: 'refused', code })),
);

/** Stages on the way to an answer, in the order in which they follow each other. */
const WAY = ['understanding', 'searching', 'reading', 'writing', 'checking'] as const;
const TOLD_AGAIN = ['question_understood', 'query_built', 'documents_found', 'references_listed'] as const;

it.each(WAY)('is not set back from %s by a fact that is told again', (stage) => {
  for (const fact of TOLD_AGAIN) {
    const next = WAY.findIndex((other) => other === TURN_MOVES[stage][fact]);
    expect(next).toBeGreaterThanOrEqual(WAY.indexOf(stage));
  }
});

function run(sequence: readonly TurnEvent[], from: TurnProgress = IDLE_TURN) {
  let progress = from;
  const effects = sequence.flatMap((event) => {
    const moved = moveTurn(progress, event);
    progress = moved.progress;
    return moved.effects;
  });
  return { progress, effects };
}

describe('moveTurn', () => {
  it('goes from the question to the answer', () => {
    const stages: string[] = [];
    let progress = IDLE_TURN;
    for (const event of [
      { type: 'asked' },
      streamed({ event: 'main_question', question: 'q' }),
      streamed({ event: 'search_string', search_string: 's' }),
      streamed(found(12)),
      streamed({ event: 'all_docs', docs: [] }),
      streamed(part),
      { type: 'went_quiet' },
      streamed(done),
    ] satisfies TurnEvent[]) {
      progress = moveTurn(progress, event).progress;
      stages.push(progress.stage);
    }
    expect(stages).toEqual([
      'understanding',
      'understanding',
      'searching',
      'reading',
      'reading',
      'writing',
      'checking',
      'answered',
    ]);
  });

  it('ends without documents when none were retrieved, whatever text comes in their place', () => {
    const { progress } = run([{ type: 'asked' }, streamed(found(0)), streamed(part), streamed(done)]);
    expect(progress.stage).toBe('no_documents');
  });

  it('returns to the stage it was in when the connection comes back, and a replay does not set it back', () => {
    const lost = run([{ type: 'asked' }, streamed(part), { type: 'connection_lost', random: 0 }]);
    expect(lost.progress.stage).toBe('reattaching');
    expect(lost.effects).toContainEqual({ type: 'reattach', afterMilliseconds: 400 });
    const back = run(
      [{ type: 'reconnected' }, streamed({ event: 'search_string', search_string: 's' })],
      lost.progress,
    );
    expect(back.progress.stage).toBe('writing');
  });

  it('gives up re-attaching in the end, and waits longer each time until then', () => {
    const losses = Array.from({ length: REATTACH_ATTEMPTS + 1 }, (): TurnEvent => ({
      type: 'connection_lost',
      random: 0,
    }));
    const { progress, effects } = run([{ type: 'asked' }, ...losses]);
    expect(progress.stage).toBe('failed');
    const waits = effects.flatMap((effect) => (effect.type === 'reattach' ? [effect.afterMilliseconds] : []));
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000, 15_000, 15_000]);
    expect(reattachWait(0, 0.999)).toBeGreaterThanOrEqual(200);
  });

  it('ends also when every re-attached stream dies after its first event', () => {
    const round: TurnEvent[] = [{ type: 'connection_lost', random: 0.5 }, { type: 'reconnected' }, streamed(part)];
    const { progress } = run([{ type: 'asked' }, ...Array.from({ length: 12 }, () => round).flat()]);
    expect(progress.stage).toBe('failed');
  });

  it('takes a stop from the server for a stop', () => {
    const { progress } = run([{ type: 'asked' }, streamed({ event: 'error', code: 'chat/stopped', message: 'm' })]);
    expect(progress.stage).toBe('stopped');
  });

  it('resumes a running turn that was found on load, or settles it', () => {
    const resumed = run([{ type: 'resumed' }], progressOfSavedTurn('running'));
    expect(resumed.effects).toContainEqual({ type: 'reattach', afterMilliseconds: 0 });
    expect(run([{ type: 'settled', state: 'answered' }], resumed.progress).progress.stage).toBe('answered');
  });
});

describe('any sequence of events', () => {
  it('keeps the invariants: known stages, one start, one end, nothing after the end', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 60 }), (sequence) => {
        const { progress, effects } = run(sequence);
        const announced = (what: string) => effects.filter((e) => e.type === 'announce' && e.what === what).length;
        expect(TURN_STAGES).toContain(progress.stage);
        expect(announced('started')).toBe(progress.stage === 'idle' ? 0 : 1);
        expect(announced('ended')).toBe(turnEnded(progress.stage) ? 1 : 0);
        expect(turnRunning(progress.stage)).toBe(progress.stage !== 'idle' && !turnEnded(progress.stage));
        expect(progress.attempts).toBeLessThanOrEqual(REATTACH_ATTEMPTS + 1);
        expect(turnRunning(progress.interrupted)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves the progress untouched, the very same object, on what the table does not allow', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), events, (sequence, event) => {
        const { progress } = run(sequence);
        const moved = moveTurn(progress, event);
        const targets = Object.values(TURN_MOVES[progress.stage]);
        const legal = targets.map((to) => (to === 'back' ? progress.interrupted : to));
        const untouched = moved.progress === progress && moved.effects.length === 0;
        expect(untouched || legal.includes(moved.progress.stage)).toBe(true);
        expect(untouched || turnRunning(moved.progress.stage) || turnEnded(moved.progress.stage)).toBe(true);
        expect(!turnEnded(progress.stage) || untouched).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('can reach an end from every running stage', () => {
    for (const stage of TURN_STAGES.filter(turnRunning)) {
      expect(moveTurn({ ...IDLE_TURN, stage }, { type: 'stop' }).progress.stage).toBe('stopped');
      expect(moveTurn({ ...IDLE_TURN, stage }, { type: 'refused', code: 'internal' }).progress.stage).toBe('failed');
    }
  });
});

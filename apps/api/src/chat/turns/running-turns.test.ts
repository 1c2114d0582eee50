import { randomUUID } from 'node:crypto';
import { chatQuerySchema, chatStreamEventSchema, foldTurn, type ChatStreamEvent } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { readEvents, shortAnswer, steppedAnswer } from '../chat-events.fixtures.ts';
import { chatOwnership } from '../chat-ownership.ts';
import type { ChatSessions } from '../chat.ports.ts';
import { loadWhole, openEmptySessions } from '../chat-sessions.fixtures.ts';
import { replayTurn } from './replay-turn.ts';
import type { Answer } from './run-turn.ts';
import { createRunningTurns, type RunningTurnsDeps } from './running-turns.ts';

const owner = 'visitor:me';
const part = (index: number, text: string): ChatStreamEvent => ({ event: 'answer_part', index, text });

describe('running turns', () => {
  let database: Database;
  let sessions: ChatSessions;
  beforeAll(async () => {
    ({ database, sessions } = await openEmptySessions());
  });
  afterAll(() => database.close());

  function hub(answer: Answer, changes: Partial<RunningTurnsDeps> = {}) {
    const errors: unknown[] = [];
    const turns = createRunningTurns({
      sessions,
      answer,
      limits: { running: 10, runningPerVisitor: 3, answerSeconds: 60 },
      now: Date.now,
      onError: (error) => errors.push(error),
      ...changes,
    });
    const ask = async (sessionId: string) => {
      const query = chatQuerySchema.parse({ question: 'Does it work?' });
      const parameters = { current_week: false, cost_effectiveness: false };
      return turns.start({ owner, sessionId, query, parameters });
    };
    const begin = async (sessionId: string) => {
      const started = await ask(sessionId);
      if (!started.ok) throw new Error(started.error.code);
      return started.value;
    };
    const saved = async (sessionId: string) => (await loadWhole(sessions, owner, sessionId))?.turns.at(-1);
    return { turns, ask, begin, saved, errors };
  }

  it('streams every event, and what it saved is what the events tell', async () => {
    const { begin, saved } = hub(async function* answer({ sessionId }) {
      yield* shortAnswer(sessionId);
    });
    const id = randomUUID();
    const events = await readEvents(await begin(id));
    expect(events).toEqual(shortAnswer(id));
    for (const event of events) chatStreamEventSchema.parse(event);
    const turn = await saved(id);
    expect(turn).toMatchObject({ state: 'answered', answer: 'It does.', searchString: 'it AND work', retrieved: 2 });
  });

  it('has saved the turn before the last event arrives', async () => {
    const stepped = steppedAnswer();
    const { begin, saved } = hub(stepped.answer);
    const id = randomUUID();
    const reader = (await begin(id)).getReader();
    for (const event of shortAnswer(id)) stepped.next(event);
    let text = '';
    while (!text.includes('"done"')) text += new TextDecoder().decode((await reader.read()).value);
    expect((await saved(id))?.state).toBe('answered');
    await reader.cancel();
  });

  it('says that it was interrupted where it ended otherwise before it was saved', async () => {
    const ended: string[] = [];
    const { begin, errors, turns } = hub(
      async function* answer({ sessionId }) {
        yield part(0, 'It does.');
        await sessions.endInterrupted();
        yield* shortAnswer(sessionId).slice(-1);
      },
      { onEnd: (state) => ended.push(state) },
    );
    const events = await readEvents(await begin(randomUUID()));
    expect(events.at(-1)).toMatchObject({ event: 'error', code: 'chat/interrupted' });
    await turns.close();
    expect(ended).toEqual(['failed']);
    expect(errors).toEqual([]);
  });

  it('goes on when the client goes away, and tells everything to one that comes back', async () => {
    const stepped = steppedAnswer();
    const { begin, saved, turns } = hub(stepped.answer);
    const id = randomUUID();
    const first = await begin(id);
    stepped.next(part(0, 'one '));
    await first.cancel();
    expect(stepped.signals[0]?.aborted).toBe(false);
    stepped.next(part(1, 'two '));
    const again = turns.follow(owner, id);
    stepped.next(part(2, 'three'));
    const done = shortAnswer(id).at(-1);
    if (done !== undefined) stepped.next(done);
    const events = await readEvents(again);
    expect(events.map((event) => (event.event === 'answer_part' ? event.text : event.event))).toEqual([
      'one ',
      'two ',
      'three',
      'done',
    ]);
    expect((await saved(id))?.answer).toBe('one two three');
    expect(turns.follow('visitor:stranger', id)).toBeNull();
  });

  it('goes on for the account when its visitor signs in, and no longer for the visitor', async () => {
    const account = `account:${randomUUID()}`;
    const [stepped, id] = [steppedAnswer(), randomUUID()];
    const { begin, turns } = hub(stepped.answer);
    await begin(id);
    await chatOwnership({ sessions, turns }).claimChats(owner, account);
    expect(turns.follow(owner, id)).toBeNull();
    expect(await turns.stop(owner, id)).toBe(false);
    const following = readEvents(turns.follow(account, id));
    for (const event of shortAnswer(id)) stepped.next(event);
    expect(await following).toEqual(shortAnswer(id));
    expect(await loadWhole(sessions, owner, id)).toBeNull();
    expect((await loadWhole(sessions, account, id))?.turns).toMatchObject([{ state: 'answered', answer: 'It does.' }]);
    // The tests after this one are about the same visitor, who has not signed in.
    await database.pool.query('DELETE FROM visitor_claim');
  });

  it('ends with the account it runs for', async () => {
    const { begin, turns, saved } = hub(steppedAnswer().answer);
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await begin(id);
    await turns.stopAll(owner);
    expect((await Promise.all(ids.map(saved))).map((turn) => turn?.state)).toEqual(['stopped', 'stopped']);
    expect(turns.running()).toBe(0);
  });

  it('stops at once, even an answer that hears nothing, and keeps what was written', async () => {
    const stepped = steppedAnswer();
    const { begin, saved, turns } = hub(stepped.answer);
    const id = randomUUID();
    const reader = (await begin(id)).getReader();
    stepped.next(part(0, 'Half'));
    await reader.read();
    expect(await turns.stop('visitor:stranger', id)).toBe(false);
    expect(await Promise.all([turns.stop(owner, id), turns.stop(owner, id)])).toEqual([true, true]);
    expect(await turns.stop(owner, id)).toBe(false);
    expect(stepped.signals[0]?.aborted).toBe(true);
    const last = new TextDecoder().decode((await reader.read()).value);
    expect(JSON.parse(last)).toMatchObject({ event: 'error', code: 'chat/stopped' });
    expect((await reader.read()).done).toBe(true);
    expect(await saved(id)).toMatchObject({ state: 'stopped', answer: 'Half', failure: null, claims: [] });
  });

  it('takes the next question as soon as the last event of one has arrived', async () => {
    const { begin, saved } = hub(async function* answer({ sessionId }) {
      yield* shortAnswer(sessionId);
    });
    const id = randomUUID();
    for (let count = 0; count < 3; count += 1) await readEvents(await begin(id));
    expect((await saved(id))?.position).toBe(2);
  });

  it.each([
    ['throws', (stepped: ReturnType<typeof steppedAnswer>) => stepped.fail(new Error('bug'))],
    ['ends without its last event', (stepped: ReturnType<typeof steppedAnswer>) => stepped.end()],
  ])('ends as failed when the answer %s', async (_what, breakIt) => {
    const stepped = steppedAnswer();
    const { begin, saved, errors } = hub(stepped.answer);
    const id = randomUUID();
    const stream = await begin(id);
    stepped.next(part(0, 'Half'));
    breakIt(stepped);
    expect((await readEvents(stream)).at(-1)).toMatchObject({ event: 'error', code: 'internal' });
    expect(await saved(id)).toMatchObject({ state: 'failed', answer: 'Half', failure: { code: 'internal' } });
    expect(errors).toHaveLength(1);
  });

  it('gives up an answer that takes too long', async () => {
    const limits = { running: 10, runningPerVisitor: 3, answerSeconds: 0.05 };
    const { begin, saved } = hub(steppedAnswer().answer, { limits });
    const id = randomUUID();
    expect(await readEvents(await begin(id))).toMatchObject([{ event: 'error', code: 'model/timed-out' }]);
    expect(await saved(id)).toMatchObject({ state: 'failed', failure: { code: 'model/timed-out' } });
  });

  it.each([
    ['model/unauthorized', ['model/unauthorized']],
    ['literature/query-too-wide', []],
  ] as const)('tells of the failure %s of an answer by its code where a model is to blame', async (code, captured) => {
    const failures: string[] = [];
    const onModelFailure = (failure: string) => void failures.push(failure);
    const { begin } = hub(
      async function* answer() {
        yield { event: 'error', code, message: 'A key that nobody should read.' };
      },
      { onModelFailure },
    );
    await readEvents(await begin(randomUUID()));
    expect(failures).toEqual(captured);
  });

  it('gives up an answer that never ends', async () => {
    const { begin, saved } = hub(async function* answer() {
      for (let index = 0; ; index += 1) yield part(index, 'and so on '.repeat(1000));
    });
    const id = randomUUID();
    expect((await readEvents(await begin(id))).at(-1)).toMatchObject({ code: 'model/bad-response' });
    expect((await saved(id))?.state).toBe('failed');
  });

  it('holds back what PostgreSQL cannot store from the stream as well', async () => {
    const { begin, saved } = hub(async function* answer({ sessionId }) {
      yield* shortAnswer(sessionId, 'a\0b\uDFFF');
    });
    const id = randomUUID();
    const events = await readEvents(await begin(id));
    expect(events).toContainEqual(part(0, 'a\uFFFDb\uFFFD'));
    expect((await saved(id))?.answer).toBe('a\uFFFDb\uFFFD');
  });

  it('bounds what runs at once, for each visitor and in all, and frees the places again', async () => {
    const stepped = steppedAnswer();
    const { ask, turns } = hub(stepped.answer);
    const ids = Array.from({ length: 4 }, () => randomUUID());
    const results = await Promise.all(ids.map((id) => ask(id)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: { code: 'request/too-many' } });
    expect(turns.running()).toBe(3);
    await Promise.all(ids.map((id) => turns.stop(owner, id)));
    expect(turns.running()).toBe(0);
    expect((await ask(randomUUID())).ok).toBe(true);
    await turns.close();
  });

  it('saves running turns as interrupted when the server stops, and takes no new ones', async () => {
    const stepped = steppedAnswer();
    const { begin, ask, saved, turns } = hub(stepped.answer);
    const id = randomUUID();
    const stream = await begin(id);
    const reader = stream.getReader();
    stepped.next(part(0, 'Half'));
    await reader.read();
    await turns.close();
    const last: unknown = JSON.parse(new TextDecoder().decode((await reader.read()).value));
    expect(last).toMatchObject({ event: 'error', code: 'chat/interrupted' });
    expect(await saved(id)).toMatchObject({ state: 'failed', answer: 'Half', failure: { code: 'chat/interrupted' } });
    expect(await ask(randomUUID())).toEqual({ ok: false, error: { code: 'server/stopping' } });
  });

  it('ends an answer that ended in its row before the next one of its chat, which is stopped as any other', async () => {
    const [first, second] = [steppedAnswer(), steppedAnswer()];
    let asked = 0;
    const ended: string[] = [];
    const { begin, turns } = hub((input) => (asked++ === 0 ? first : second).answer(input), {
      onEnd: (state) => ended.push(state),
    });
    const id = randomUUID();
    const before = readEvents(await begin(id));
    // As where documents its chat tells of are deleted.
    await sessions.endInterrupted();
    await begin(id);
    expect(first.signals[0]?.aborted).toBe(true);
    expect((await before).at(-1)).toMatchObject({ event: 'error', code: 'chat/interrupted' });
    expect(turns.running()).toBe(1);
    expect(await turns.stop(owner, id)).toBe(true);
    expect(second.signals[0]?.aborted).toBe(true);
    expect(ended).toEqual(['failed', 'stopped']);
    await turns.close();
  });

  it('says so when a turn could not be saved', async () => {
    const broken: ChatSessions = { ...sessions, end: () => Promise.reject(new Error('disk full')) };
    const { begin, errors } = hub(
      async function* answer({ sessionId }) {
        yield* shortAnswer(sessionId);
      },
      { sessions: broken },
    );
    expect((await readEvents(await begin(randomUUID()))).at(-1)).toMatchObject({ event: 'error', code: 'internal' });
    expect(errors).toHaveLength(1);
  });

  it('reads ahead of nobody: a follower that does not read is handed nothing', async () => {
    const { begin, turns } = hub(async function* answer({ sessionId }) {
      for (let index = 0; index < 5_000; index += 1) yield part(index, 'x'.repeat(10));
      yield* shortAnswer(sessionId).slice(-1);
    });
    const id = randomUUID();
    const slow = await begin(id);
    const fast = await readEvents(turns.follow(owner, id));
    const chunks: number[] = [];
    for await (const chunk of slow) chunks.push(chunk.length);
    expect(fast).toHaveLength(5_001);
    expect(Math.max(...chunks)).toBeLessThanOrEqual(64 * 1024);
  });

  it('replays a saved turn as events that fold into the same turn', async () => {
    const { begin, saved } = hub(async function* answer({ sessionId }) {
      yield* shortAnswer(sessionId);
    });
    const id = randomUUID();
    await readEvents(await begin(id));
    const turn = await saved(id);
    if (turn === undefined) throw new Error('not saved');
    const blank = {
      ...turn,
      state: 'running' as const,
      answer: '',
      retrieved: null,
      studyTypesRelaxed: false,
      writer: null,
    };
    expect(replayTurn(turn, id).reduce(foldTurn, blank)).toEqual(turn);
  });
});

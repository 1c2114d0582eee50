import { randomUUID } from 'node:crypto';
import { chatQuerySchema, chatSessionSchema, type ChatTurn, type SaveSession } from '@footnote/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatSessions } from './chat.ports.ts';
import { loadWhole } from './chat-sessions.fixtures.ts';

/** Opens the store of a process named `runner` on one shared place. */
export type OpenSessions = (runner: string) => Promise<ChatSessions>;

/** What every store of chat sessions does alike. */
export function chatSessionsContract(name: string, open: OpenSessions): void {
  describe(`ChatSessions: ${name}`, () => {
    let sessions: ChatSessions;
    const me = 'visitor:me';
    const stranger = 'visitor:stranger';
    beforeAll(async () => {
      sessions = await open('here');
    });

    const load = (owner: string, sessionId: string) => loadWhole(sessions, owner, sessionId);
    const newTurn = (sessionId: string, question: string) => ({
      turnId: randomUUID(),
      sessionId,
      owner: me,
      query: chatQuerySchema.parse({ question, history: [{ user: 'USER', content: 'before' }] }),
      askedAt: new Date().toISOString(),
    });
    const begun = async (sessionId: string, question: string): Promise<ChatTurn> => {
      const result = await sessions.begin(newTurn(sessionId, question));
      if (!result.ok) throw new Error(result.error.code);
      return result.value.turn;
    };
    const answered = async (sessionId: string, question: string, answer = 'Yes.') => {
      const turn: ChatTurn = { ...(await begun(sessionId, question)), state: 'answered', answer };
      await sessions.end(sessionId, turn);
      return turn;
    };
    const history = (...contents: string[]): SaveSession['session']['history'] =>
      contents.map((content, index) => ({ user: index % 2 === 0 ? 'USER' : 'ASSISTANT', content }));

    it('shows a turn as running from the moment it is asked, then as it ended', async () => {
      const id = randomUUID();
      const turn = await begun(id, 'Does it work?');
      expect((await load(me, id))?.turns).toEqual([turn]);
      const ended: ChatTurn = { ...turn, state: 'answered', answer: 'Yes.', retrieved: 2, studyTypesRelaxed: true };
      await sessions.end(id, ended);
      const loaded = await load(me, id);
      expect(loaded?.turns).toEqual([ended]);
      expect(chatSessionSchema.parse(loaded)).toEqual(loaded);
      expect(turn.request).not.toHaveProperty('history');
    });

    it('never changes a turn that has ended', async () => {
      const id = randomUUID();
      const turn = await answered(id, 'Once?');
      await sessions.end(id, { ...turn, state: 'failed', answer: 'Twice.' });
      expect((await load(me, id))?.turns[0]).toMatchObject({ state: 'answered', answer: 'Yes.' });
    });

    it('lets exactly one of many questions asked at once begin', async () => {
      const id = randomUUID();
      const results = await Promise.all(Array.from({ length: 50 }, (_, n) => sessions.begin(newTurn(id, `Q ${n}`))));
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      const codes = results.flatMap((result) => (result.ok ? [] : [result.error.code]));
      expect(new Set(codes)).toEqual(new Set(['chat/session-busy']));
      expect((await load(me, id))?.turns).toHaveLength(1);
    });

    it('numbers turns in order', async () => {
      const id = randomUUID();
      for (const question of ['a', 'b', 'c']) await answered(id, question);
      expect((await load(me, id))?.turns.map(({ position, question }) => [position, question])).toEqual([
        [0, 'a'],
        [1, 'b'],
        [2, 'c'],
      ]);
    });

    it('gives the newest answer to a main question, never what a stranger asks for or what is no answer', async () => {
      const id = randomUUID();
      const first = await answered(id, 'First?');
      const second = await answered(id, 'Second?');
      const failed: ChatTurn = { ...(await begun(id, 'Failed?')), state: 'failed' };
      await sessions.end(id, failed);
      const running = await begun(id, 'shorter');
      expect(await sessions.lastAnswered(me, id, null)).toEqual(second);
      expect(await sessions.lastAnswered(me, id, 'First?')).toEqual(first);
      expect(await sessions.lastAnswered(me, id, 'Other? \0')).toBeNull();
      expect(await sessions.lastAnswered(stranger, id, null)).toBeNull();
      expect(await sessions.lastAnswered(me, randomUUID(), null)).toBeNull();
      await sessions.end(id, { ...running, state: 'stopped' });
    });

    it('does not exist for strangers', async () => {
      const id = randomUUID();
      const turn = await answered(id, 'Mine?');
      const missing = { ok: false, error: { code: 'chat/session-not-found' } };
      expect(await load(stranger, id)).toBeNull();
      expect((await sessions.list(stranger, { page: 1, pageSize: 5, search: '' })).total).toBe(0);
      expect(await sessions.begin({ ...newTurn(id, 'Theirs?'), owner: stranger })).toMatchObject(missing);
      expect(await sessions.rename(stranger, id, 'x')).toMatchObject(missing);
      expect(await sessions.remove(stranger, id)).toMatchObject(missing);
      expect(await sessions.save(stranger, { sessionId: id, session: { citations: [], history: [] } })).toMatchObject(
        missing,
      );
      await sessions.end(id, { ...turn, state: 'failed' });
      expect((await load(me, id))?.turns).toEqual([turn]);
    });

    it('stores text PostgreSQL has no place for, length unchanged', async () => {
      const id = randomUUID();
      const hostile = 'a\0b\uD800c🩺\u202E\u0007';
      await answered(id, hostile, hostile);
      const turn = (await load(me, id))?.turns[0];
      expect(turn?.question).toBe('a\uFFFDb\uFFFDc🩺\u202E\u0007');
      expect(turn?.answer).toHaveLength(hostile.length);
      expect((await sessions.rename(me, id, hostile)).ok).toBe(true);
      expect((await sessions.list(me, { page: 1, pageSize: 5, search: hostile })).total).toBe(1);
    });

    it('names a session after its first question, cut at 255 characters', async () => {
      const id = randomUUID();
      await answered(id, `  Long\n\n${'🩺'.repeat(300)}`);
      const title = (await load(me, id))?.title ?? '';
      expect(Array.from(title)).toHaveLength(255);
      expect(title).toMatch(/^Long 🩺+…$/u);
    });

    it('lists the newest first, page by page, and finds words of questions and answers literally', async () => {
      const store = sessions;
      const ids = [randomUUID(), randomUUID(), randomUUID()];
      for (const [n, id] of ids.entries()) await answered(id, `zebra ${n}`, n === 1 ? '100% of_it\\' : 'no');
      const first = await store.list(me, { page: 1, pageSize: 2, search: 'ZEBRA' });
      const second = await store.list(me, { page: 2, pageSize: 2, search: 'zebra' });
      expect([...first.items, ...second.items].map(({ sessionId }) => sessionId)).toEqual(ids.toReversed());
      expect(first.total).toBe(3);
      expect((await store.list(me, { page: 1, pageSize: 5, search: '100% of_it\\' })).total).toBe(1);
      expect((await store.list(me, { page: 1, pageSize: 5, search: '1%it' })).total).toBe(0);
    });

    it('saves votes and feedback, and refuses a history that tells otherwise', async () => {
      const id = randomUUID();
      await answered(id, 'Q', 'A');
      const [question, answer] = history('Q', 'A');
      if (question === undefined || answer === undefined) throw new Error('two messages');
      const voted = [question, { ...answer, responseQuality: 1 as const, feedback: 'Too short' }];
      expect((await sessions.save(me, { sessionId: id, session: { citations: [], history: voted } })).ok).toBe(true);
      expect((await load(me, id))?.turns[0]).toMatchObject({ responseQuality: 1, feedback: 'Too short' });
      for (const wrong of [history('Q', 'B'), history('P', 'A'), history('Q', 'A', 'More?'), [answer]]) {
        const refused = await sessions.save(me, { sessionId: id, session: { citations: [], history: wrong } });
        expect(refused).toMatchObject({ ok: false, error: { code: 'chat/session-conflict' } });
      }
    });

    it('creates a session it does not know, and refuses one that cites nothing it brings', async () => {
      const id = randomUUID();
      const cited = { citations: [], history: history('Q', 'A [1].') };
      expect(await sessions.save(me, { sessionId: id, session: cited })).toMatchObject({
        ok: false,
        error: { code: 'chat/citations-missing' },
      });
      expect(await load(me, id)).toBeNull();
      const plain = { citations: [], history: history('Q', 'A') };
      expect((await sessions.save(me, { sessionId: id, session: plain })).ok).toBe(true);
      expect((await load(me, id))?.turns).toMatchObject([{ question: 'Q', answer: 'A', state: 'answered' }]);
    });

    it('creates no session without a question, and leaves one as it is', async () => {
      const id = randomUUID();
      const nothing = { sessionId: id, session: { citations: [], history: [] } };
      expect(await sessions.save(me, nothing)).toMatchObject({ ok: false, error: { code: 'chat/session-not-found' } });
      expect(await load(me, id)).toBeNull();
      await answered(id, 'Q', 'A');
      const before = await load(me, id);
      expect((await sessions.save(me, nothing)).ok).toBe(true);
      expect(await load(me, id)).toEqual(before);
    });

    it('removes a session with everything in it; a turn that ends later is left alone', async () => {
      const id = randomUUID();
      const turn = await begun(id, 'Gone?');
      expect((await sessions.remove(me, id)).ok).toBe(true);
      await sessions.end(id, { ...turn, state: 'answered' });
      expect(await load(me, id)).toBeNull();
    });

    it('gives the sessions of a visitor to an account, with the turn that runs, and those of nobody else', async () => {
      const [visitor, account] = ['visitor:moving', 'account:moving'];
      const [mine, moved] = [randomUUID(), randomUUID()];
      await answered(mine, 'Mine?');
      const turn = { ...newTurn(moved, 'Moved?'), owner: visitor };
      const result = await sessions.begin(turn);
      if (!result.ok) throw new Error(result.error.code);
      expect(await sessions.claim(visitor, account)).toEqual([moved]);
      expect(await sessions.claim(visitor, account)).toEqual([]);
      expect(await load(visitor, moved)).toBeNull();
      expect(await load(account, mine)).toBeNull();
      await sessions.end(moved, { ...result.value.turn, state: 'answered', answer: 'Yes.' });
      expect((await load(account, moved))?.turns).toMatchObject([{ state: 'answered', answer: 'Yes.' }]);
      expect(await load(me, mine)).not.toBeNull();
    });

    it('gives all a visitor has to one of the accounts that claim it at once, with what they begin meanwhile', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [visitor, ...accounts] = ['visitor:', 'account:', 'account:'].map((kind) => `${kind}${randomUUID()}`);
        const owner = visitor ?? '';
        const ask = (question: string) => sessions.begin({ ...newTurn(randomUUID(), question), owner });
        await ask('Before?');
        const session = { citations: [], history: history('Q', 'A') };
        const [claimed, ...asked] = await Promise.all([
          Promise.all(accounts.map((account) => sessions.claim(owner, account))),
          ask('Meanwhile?'),
          ask('Meanwhile, too?'),
          sessions.save(owner, { sessionId: randomUUID(), session }),
        ]);
        asked.push(await ask('After?'));
        expect(asked.every(({ ok }) => ok)).toBe(true);
        expect(claimed.filter((ids) => ids.length > 0)).toHaveLength(1);
        const count = async (whose: string) => (await sessions.list(whose, { page: 1, pageSize: 5, search: '' })).total;
        const counts = await Promise.all(accounts.map(count));
        expect([await count(owner), counts.toSorted((a, b) => a - b)]).toEqual([0, [0, 5]]);
      }
    });

    it('ends what its own dead process left running, and nothing of another living one', async () => {
      const there = await open('there');
      const [mine, theirs] = [randomUUID(), randomUUID()];
      await begun(mine, 'Mine?');
      await there.begin(newTurn(theirs, 'Theirs?'));
      await there.endInterrupted();
      expect((await load(me, mine))?.turns[0]?.state).toBe('running');
      const turn = (await load(me, theirs))?.turns[0];
      expect(turn).toMatchObject({ state: 'failed', failure: { code: 'chat/interrupted' } });
      expect((await there.begin(newTurn(theirs, 'Again?'))).ok).toBe(true);
    });

    it('lets a session go on whose turn has outlived every limit', async () => {
      const id = randomUUID();
      const long = new Date(Date.now() - 86_400_000).toISOString();
      expect((await sessions.begin({ ...newTurn(id, 'Old?'), askedAt: long })).ok).toBe(true);
      expect((await sessions.begin(newTurn(id, 'New?'))).ok).toBe(true);
    });
  });
}

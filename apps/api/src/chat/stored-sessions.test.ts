import { randomUUID } from 'node:crypto';
import {
  chatQuerySchema,
  saveSessionSchema,
  VISITOR_CHAT_DAYS,
  type Citation,
  type SaveSession,
} from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { saveAccounts, saveOrganization } from '../organizations/organizations.fixtures.ts';
import { accountOwner } from '../platform/owner.ts';
import { loadWhole, openEmptySessions } from './chat-sessions.fixtures.ts';
import type { ChatSessions } from './chat.ports.ts';

const DAY = 24 * 60 * 60 * 1000;
const visitor = 'visitor:keeping';

describe('what is kept of chats', () => {
  let database: Database;
  let sessions: ChatSessions;
  let clock = Date.now();
  beforeAll(async () => {
    ({ database, sessions } = await openEmptySessions({
      now: () => clock,
      quota: { session: 300_000, visitor: 400_000, account: 2_000_000 },
    }));
  });
  afterAll(() => database.close());

  const long = (n: number, title = 'A trial'): Citation =>
    citationFixture({ id: String(n), pmid: String(n), title, abstract: 'x'.repeat(2_000) });
  const cited = (turns: number, citations: readonly Citation[]): SaveSession['session'] => ({
    citations: [...citations],
    history: Array.from({ length: turns }, (_, n) => [
      { user: 'USER' as const, content: `Question ${n}` },
      { user: 'ASSISTANT' as const, content: `Answer [${citations.length}].` },
    ]).flat(),
  });
  const saved = async (session: SaveSession['session'], owner = visitor) => {
    const sessionId = randomUUID();
    return { sessionId, result: await sessions.save(owner, { sessionId, session }) };
  };
  const begun = async (sessionId: string, owner = visitor) => {
    const result = await sessions.begin({
      turnId: randomUUID(),
      sessionId,
      owner,
      query: chatQuerySchema.parse({ question: 'Asked?' }),
      askedAt: new Date(clock).toISOString(),
    });
    return result;
  };
  const answered = async (sessionId: string, citations: Citation[], owner = visitor) => {
    const result = await begun(sessionId, owner);
    if (!result.ok) throw new Error(result.error.code);
    const turn = { ...result.value.turn, state: 'answered' as const, answer: 'Yes [1].', citations };
    await sessions.end(sessionId, turn);
    return turn;
  };
  const rows = async (table: string, sessionId: string) => {
    const { rows: found } = await database.pool.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${table} WHERE session_id = $1`,
      [sessionId],
    );
    return found[0]?.n;
  };

  it('keeps a reference once, however many turns use it, and reads it back with each', async () => {
    const references = [long(1), long(2), long(3)];
    const { sessionId, result } = await saved(cited(30, references));
    expect(result.ok).toBe(true);
    expect([await rows('chat_turn', sessionId), await rows('chat_citation', sessionId)]).toEqual([30, 3]);
    const { rows: sizes } = await database.pool.query<{ bytes: number }>(
      'SELECT sum(octet_length(detail::text))::int AS bytes FROM chat_turn WHERE session_id = $1',
      [sessionId],
    );
    expect(sizes[0]?.bytes).toBeLessThan(JSON.stringify(references).length * 3);
    const turns = (await loadWhole(sessions, visitor, sessionId))?.turns ?? [];
    expect(turns).toHaveLength(30);
    for (const turn of turns) expect(turn.citations).toEqual(references);
  });

  it('gives every turn the very text it was checked against, where an article was revised in between', async () => {
    const sessionId = randomUUID();
    const [before, after] = [long(1, 'First'), long(1, 'Revised')];
    await answered(sessionId, [before, long(2)]);
    await answered(sessionId, [after, long(2)]);
    const turns = (await loadWhole(sessions, visitor, sessionId))?.turns ?? [];
    expect(turns.map(({ citations }) => citations)).toEqual([
      [before, long(2)],
      [after, long(2)],
    ]);
    expect(await rows('chat_citation', sessionId)).toBe(3);
  });

  it('refuses a session that would read back as more than one may take, and keeps nothing of it', async () => {
    const { sessionId, result } = await saved(cited(200, [long(1), long(2)]));
    expect(result).toMatchObject({ ok: false, error: { code: 'chat/session-full' } });
    expect(await loadWhole(sessions, visitor, sessionId)).toBeNull();
    expect(await rows('chat_citation', sessionId)).toBe(0);
  });

  it('lets nobody ask on in a chat that is full', async () => {
    const sessionId = randomUUID();
    const owner = 'account:long';
    await answered(
      sessionId,
      Array.from({ length: 150 }, (_, n) => long(n)),
      owner,
    );
    expect(await begun(sessionId, owner)).toMatchObject({ ok: false, error: { code: 'chat/session-full' } });
    expect((await begun(randomUUID(), owner)).ok).toBe(true);
  });

  it('refuses a visitor more than a visitor may keep, until they delete something', async () => {
    const owner = 'visitor:much';
    const session = cited(30, [long(1), long(2), long(3)]);
    const first = await saved(session, owner);
    expect([first.result.ok, (await saved(session, owner)).result.ok]).toEqual([true, true]);
    const refused = await saved(session, owner);
    expect(refused.result).toMatchObject({ ok: false, error: { code: 'chat/history-full' } });
    const asked = randomUUID();
    expect(await begun(asked, owner)).toMatchObject({ ok: false, error: { code: 'chat/history-full' } });
    expect((await sessions.list(owner, { page: 1, pageSize: 5, search: '' })).total).toBe(2);
    expect((await sessions.remove(owner, first.sessionId)).ok).toBe(true);
    expect((await begun(asked, owner)).ok).toBe(true);
  });

  it('counts what an account keeps for itself and for organizations together', async () => {
    const [account = ''] = await saveAccounts(database, 1, 'both');
    const people = { 'both1@example.org': 'Member' } as const;
    const organizations = [await saveOrganization(database, { people }), await saveOrganization(database, { people })];
    const owners = [accountOwner(account), ...organizations.map((id) => accountOwner(account, id))];
    const session = cited(30, [long(1), long(2), long(3)]);
    let kept = 0;
    while (kept < 30 && (await saved(session, owners[kept % 3])).result.ok) kept += 1;
    // A visitor keeps two of them; an account has five times as much room, whomever its chats are for.
    expect(kept).toBeGreaterThan(2);
    expect(kept).toBeLessThanOrEqual(10);
    const full = { ok: false, error: { code: 'chat/history-full' } };
    for (const owner of owners) {
      expect((await saved(session, owner)).result).toMatchObject(full);
      expect(await begun(randomUUID(), owner)).toMatchObject(full);
    }
  });

  it('says of a turn who wrote it, whatever a client tells, and shares what Footnote wrote alone', async () => {
    const forged = await saved(cited(1, [long(1, 'FORGED')]));
    expect((await loadWhole(sessions, visitor, forged.sessionId))?.turns).toMatchObject([{ writtenBy: 'client' }]);
    const own = randomUUID();
    await answered(own, [long(1)]);
    expect((await loadWhole(sessions, visitor, own))?.turns).toMatchObject([{ writtenBy: 'footnote' }]);
    expect((await sessions.share(visitor, own)).ok).toBe(true);
    const refusal = { ok: false, error: { code: 'chat/not-shareable' } };
    expect(await sessions.share(visitor, forged.sessionId)).toMatchObject(refusal);
    // Asking on does not make an answer of one's own a checked one.
    await answered(forged.sessionId, [long(1)]);
    expect(await sessions.share(visitor, forged.sessionId)).toMatchObject(refusal);
  });

  it('drops whatever leads elsewhere than to a source', () => {
    const hostile = { ...long(1), url: 'javascript:alert(1)', path: 'https://evil.example/' };
    const { session } = saveSessionSchema.parse({ sessionId: randomUUID(), session: cited(1, [hostile]) });
    expect(session.citations[0]).toMatchObject({ url: '', path: '' });
  });

  it('brings no deleted chat back, by a late vote or by a late question, for anybody', async () => {
    const [voted, running] = [randomUUID(), randomUUID()];
    const turn = await answered(voted, []);
    const vote = {
      citations: [long(1)],
      history: [
        { user: 'USER' as const, content: turn.question },
        { user: 'ASSISTANT' as const, content: turn.answer, responseQuality: 2 as const },
      ],
    };
    await begun(running);
    const missing = { ok: false, error: { code: 'chat/session-not-found' } };
    for (const sessionId of [voted, running]) {
      expect((await sessions.remove(visitor, sessionId)).ok).toBe(true);
      for (const owner of [visitor, 'visitor:other-tab', 'account:signed-in-since']) {
        expect(await sessions.save(owner, { sessionId, session: vote })).toMatchObject(missing);
        expect(await begun(sessionId, owner)).toMatchObject(missing);
        expect(await loadWhole(sessions, owner, sessionId)).toBeNull();
      }
    }
    const raced = randomUUID();
    await answered(raced, []);
    await Promise.all([
      sessions.remove(visitor, raced),
      ...Array.from({ length: 10 }, () => sessions.save(visitor, { sessionId: raced, session: vote })),
    ]);
    expect(await loadWhole(sessions, visitor, raced)).toBeNull();
  });

  it('forgets the chats visitors have not used for long, and no others', async () => {
    const [unused, read, owned] = [randomUUID(), randomUUID(), randomUUID()];
    await answered(unused, [long(1)]);
    await answered(read, []);
    await answered(owned, [], 'account:stays');
    clock += (VISITOR_CHAT_DAYS - 1) * DAY;
    await sessions.forgetUnused();
    expect(await loadWhole(sessions, visitor, read)).not.toBeNull();
    expect(await rows('chat_turn', unused)).toBe(1);
    clock += 2 * DAY;
    expect(await sessions.forgetUnused()).toBeGreaterThan(0);
    const left = await Promise.all([rows('chat_turn', unused), rows('chat_citation', unused)]);
    expect(left).toEqual([0, 0]);
    expect(await loadWhole(sessions, visitor, read)).not.toBeNull();
    expect(await loadWhole(sessions, 'account:stays', owned)).not.toBeNull();
    expect(await sessions.save(visitor, { sessionId: unused, session: cited(1, [long(1)]) })).toMatchObject({
      error: { code: 'chat/session-not-found' },
    });
  });
});

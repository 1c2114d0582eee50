import { randomUUID } from 'node:crypto';
import { chatQuerySchema } from '@footnote/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenSessions } from '../../chat-sessions.contract.ts';
import type { ChatSessions } from '../../chat.ports.ts';

/** How every store of chat sessions shares them. */
export function sessionSharesContract(name: string, open: OpenSessions): void {
  describe(`sharing sessions: ${name}`, () => {
    let sessions: ChatSessions;
    const me = 'visitor:sharing';
    const missing = { ok: false, error: { code: 'chat/session-not-found' } };
    beforeAll(async () => {
      sessions = await open('here');
    });

    const loaded = async (owner: string, sessionId: string) => (await sessions.open(owner, sessionId))?.item;
    const sharedBy = async (shareId: string) => {
      const turns = await sessions.openShared(shareId);
      return turns === null ? null : { turns: await Array.fromAsync(turns) };
    };
    const beginAs = async (owner = me) => {
      const sessionId = randomUUID();
      const begun = await sessions.begin({
        turnId: randomUUID(),
        sessionId,
        owner,
        query: chatQuerySchema.parse({ question: 'Shared?' }),
        askedAt: new Date().toISOString(),
      });
      if (!begun.ok) throw new Error(begun.error.code);
      return { sessionId, turn: begun.value.turn };
    };
    const answered = async (owner = me) => {
      const { sessionId, turn } = await beginAs(owner);
      await sessions.end(sessionId, { ...turn, state: 'answered', answer: 'Yes.', feedback: 'My remark' });
      return sessionId;
    };
    const shared = async (sessionId: string, owner = me) => {
      const result = await sessions.share(owner, sessionId);
      if (!result.ok) throw new Error(result.error.code);
      return result.value.shareId;
    };

    it('gives everybody with the id the questions and answers, and says so to the owner', async () => {
      const sessionId = await answered();
      expect(await sessions.shareOf(me, sessionId)).toEqual({ ok: true, value: { shareId: null } });
      const shareId = await shared(sessionId);
      expect(shareId).toMatch(/^[\w-]{32}$/);
      expect(await sessions.shareOf(me, sessionId)).toEqual({ ok: true, value: { shareId } });
      expect((await loaded(me, sessionId))?.isChatShared).toBe(true);
      const read = await sharedBy(shareId);
      expect(read?.turns).toMatchObject([{ question: 'Shared?', answer: 'Yes.' }]);
      const text = JSON.stringify(read);
      for (const own of [sessionId, me, 'My remark']) expect(text).not.toContain(own);
    });

    it('keeps one id however often and however many at once share', async () => {
      const sessionId = await answered();
      const ids = await Promise.all(Array.from({ length: 20 }, () => shared(sessionId)));
      expect(new Set([...ids, await shared(sessionId)]).size).toBe(1);
    });

    it('closes the id at once and for good; sharing again opens another', async () => {
      const sessionId = await answered();
      const first = await shared(sessionId);
      expect((await sessions.unshare(me, sessionId)).ok).toBe(true);
      expect((await sessions.unshare(me, sessionId)).ok).toBe(true);
      expect(await sharedBy(first)).toBeNull();
      const second = await shared(sessionId);
      expect(second).not.toBe(first);
      expect(await sharedBy(first)).toBeNull();
      expect(await sharedBy(second)).not.toBeNull();
    });

    it('leaves the order of the history as it is', async () => {
      const sessionId = await answered();
      const before = (await loaded(me, sessionId))?.timestamp;
      await shared(sessionId);
      expect((await loaded(me, sessionId))?.timestamp).toBe(before);
    });

    it('does nothing for strangers, whatever they know', async () => {
      const sessionId = await answered();
      const shareId = await shared(sessionId);
      const stranger = 'visitor:stranger';
      expect(await sessions.share(stranger, sessionId)).toMatchObject(missing);
      expect(await sessions.shareOf(stranger, sessionId)).toMatchObject(missing);
      expect(await sessions.unshare(stranger, sessionId)).toMatchObject(missing);
      expect(await sharedBy(sessionId)).toBeNull();
      expect(await sharedBy(shareId)).not.toBeNull();
    });

    it('shows no answer that is being written', async () => {
      const { sessionId } = await beginAs();
      expect(await sharedBy(await shared(sessionId))).toEqual({ turns: [] });
    });

    it('moves with a visitor to an account, and goes with its session', async () => {
      const visitor = 'visitor:registers';
      const account = 'account:registers';
      const sessionId = await answered(visitor);
      const shareId = await shared(sessionId, visitor);
      await sessions.claim(visitor, account);
      expect(await shared(sessionId, account)).toBe(shareId);
      expect(await sessions.shareOf(visitor, sessionId)).toMatchObject(missing);
      await sessions.remove(account, sessionId);
      expect(await sharedBy(shareId)).toBeNull();
    });
  });
}

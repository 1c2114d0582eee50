import { randomUUID } from 'node:crypto';
import { chatQuerySchema } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { steppedAnswer } from '../chat-events.fixtures.ts';
import { chatOwnership } from '../chat-ownership.ts';
import type { ChatSessions } from '../chat.ports.ts';
import { loadWhole, openEmptySessions } from '../chat-sessions.fixtures.ts';
import { createRunningTurns } from './running-turns.ts';

describe('a turn whose visitor signs in at the moment they ask', () => {
  let database: Database;
  let sessions: ChatSessions;
  beforeAll(async () => {
    ({ database, sessions } = await openEmptySessions());
  });
  afterAll(() => database.close());

  type Save = () => ReturnType<ChatSessions['begin']>;
  /** When the account claims what is the visitor's, as seen from the turn that is being saved. */
  const MOMENTS = {
    before: async (claim: () => Promise<void>, save: Save) => {
      await claim();
      return save();
    },
    while: async (claim: () => Promise<void>, save: Save) => (await Promise.all([save(), claim(), claim()]))[0],
    after: async (claim: () => Promise<void>, save: Save) => {
      const saved = await save();
      await claim();
      return saved;
    },
  };

  it.each(Object.entries(MOMENTS))('goes on for the account that claims it %s it is saved', async (_name, order) => {
    const [visitor, account, sessionId] = [`visitor:${randomUUID()}`, `account:${randomUUID()}`, randomUUID()];
    const claim = () => chatOwnership({ sessions, turns }).claimChats(visitor, account);
    const turns = createRunningTurns({
      sessions: { ...sessions, begin: (turn) => order(claim, () => sessions.begin(turn)) },
      answer: steppedAnswer().answer,
      limits: { running: 10, runningPerVisitor: 3, answerSeconds: 60 },
      now: Date.now,
      onError: () => undefined,
    });
    const query = chatQuerySchema.parse({ question: 'Does it work?' });
    const parameters = { current_week: false, cost_effectiveness: false };
    await turns.start({ owner: visitor, sessionId, query, parameters });
    expect(turns.follow(visitor, sessionId)).toBeNull();
    expect(turns.follow(account, sessionId)).not.toBeNull();
    await turns.close();
    expect(await loadWhole(sessions, visitor, sessionId)).toBeNull();
    expect((await loadWhole(sessions, account, sessionId))?.turns).toMatchObject([{ state: 'failed' }]);
  });
});

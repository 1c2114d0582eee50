import { randomUUID } from 'node:crypto';
import { chatQuerySchema, type ChatTurn, type ProStanding } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresProUsage } from '../../../billing/adapters/postgres-pro-usage.ts';
import type { ProUsage } from '../../../billing/pro-usage.ports.ts';
import { saveAccounts } from '../../../organizations/organizations.fixtures.ts';
import type { Database } from '../../../platform/database/database.ts';
import { openMigratedDatabase } from '../../../platform/database/embedded-database.fixtures.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { onPostgres } from '../../../platform/database/on-postgres.fixtures.ts';
import { accountOwner } from '../../../platform/owner.ts';
import type { ChatSessions } from '../../chat.ports.ts';
import { loadWhole, NO_QUOTA } from '../../chat-sessions.fixtures.ts';
import { createPostgresChatSessions } from './postgres-chat-sessions.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A Wednesday. */
const ASKED = Date.UTC(2026, 10, 25, 12);

/** How PRO questions are counted, on two views of one database. */
function countedOn(what: string, open: () => Promise<[Database, Database]>): void {
  describe(`PRO questions in ${what}`, () => {
    let databases: [Database, Database];
    let now = ASKED;
    let usage: ProUsage;
    let here: ChatSessions;
    let there: ChatSessions;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      const clock = () => now;
      const storeOn = (database: Database, runner: string) => {
        const proUsage = createPostgresProUsage({ database, now: clock });
        return createPostgresChatSessions({
          database,
          runner,
          turnSeconds: 3600,
          now: clock,
          quota: NO_QUOTA,
          proUsage,
        });
      };
      usage = createPostgresProUsage({ database: databases[0], now: clock });
      [here, there] = [storeOn(databases[0], 'here'), storeOn(databases[1], 'there')];
    });
    afterAll(() => Promise.all([...new Set(databases)].map((database) => database.close())));

    /** An account that signed up so many days before the questions. */
    const accountSince = async (days: number) => {
      now = ASKED;
      const [id = ''] = await saveAccounts(databases[0], 1, randomUUID());
      const created = new Date(ASKED - days * DAY);
      await databases[0].pool.query('UPDATE account SET created_at = $2 WHERE id = $1', [id, created]);
      return id;
    };
    const ask = async (
      owner: string,
      { standing = 'counted', store = here }: { standing?: ProStanding; store?: ChatSessions } = {},
    ) => {
      const sessionId = randomUUID();
      const query = chatQuerySchema.parse({ question: 'Does it work?' });
      const askedAt = new Date(now).toISOString();
      const begun = await store.begin({ turnId: randomUUID(), sessionId, owner, query, standing, askedAt });
      if (!begun.ok) throw new Error('The question was not taken.');
      return { sessionId, turn: begun.value.turn };
    };
    const end = (asked: { sessionId: string; turn: ChatTurn }, state: ChatTurn['state']) =>
      here.end(asked.sessionId, { ...asked.turn, state });
    const used = async (accountId: string) => (await usage.allowance(accountId)).used;

    it('are exactly as many as are left, however many are asked at once', async () => {
      const account = await accountSince(30);
      const asked = await Promise.all(
        Array.from({ length: 200 }, (_none, at) => ask(accountOwner(account), { store: at % 2 === 0 ? here : there })),
      );
      const running = asked.filter(({ turn }) => turn.state === 'running');
      expect(running).toHaveLength(3);
      expect(await usage.allowance(account)).toEqual({ used: 3, allowed: 3, left: 0 });
      const refused = asked.find(({ turn }) => turn.state === 'failed');
      const kept = await loadWhole(here, accountOwner(account), refused?.sessionId ?? '');
      expect(kept?.turns).toMatchObject([{ state: 'failed', failure: { code: 'chat/pro-limit-reached' } }]);
    });

    it('are five in the first seven days, and begin anew on Monday', async () => {
      const account = await accountSince(6);
      for (let count = 0; count < 5; count += 1) expect(await usage.take(account, now)).toBe('2026-W48');
      expect(await usage.take(account, now)).toBeNull();
      now = Date.UTC(2026, 10, 29, 23, 59, 59, 999);
      expect(await usage.take(account, now)).toBeNull();
      now += 1;
      expect(await usage.allowance(account)).toEqual({ used: 0, allowed: 3, left: 3 });
      expect(await usage.take(account, now)).toBe('2026-W49');
    });

    it('come back when an answer failed here, once, and not when it was stopped or found nothing', async () => {
      const account = await accountSince(30);
      const [failed, stopped, empty] = [
        await ask(accountOwner(account)),
        await ask(accountOwner(account)),
        await ask(accountOwner(account)),
      ];
      expect((await ask(accountOwner(account))).turn.state).toBe('failed');
      await end(stopped, 'stopped');
      await end(empty, 'no_documents');
      expect(await used(account)).toBe(3);
      await Promise.all([end(failed, 'failed'), end(failed, 'failed')]);
      await end(failed, 'failed');
      expect(await used(account)).toBe(2);
      expect((await ask(accountOwner(account))).turn.state).toBe('running');
    });

    it('come back to the week they were taken from', async () => {
      const account = await accountSince(30);
      const late = await ask(accountOwner(account));
      now += 7 * DAY;
      expect(await usage.take(account, now)).toBe('2026-W49');
      await end(late, 'failed');
      expect(await used(account)).toBe(1);
    });

    it('come back when the process that answered them died', async () => {
      const account = await accountSince(30);
      await ask(accountOwner(account));
      await ask(accountOwner(account), { store: there });
      expect(await used(account)).toBe(2);
      await here.endInterrupted();
      expect(await used(account)).toBe(1);
      await here.endInterrupted();
      expect(await used(account)).toBe(1);
    });

    it('are not counted of who has them without limit, nor where none is asked', async () => {
      const account = await accountSince(30);
      for (let count = 0; count < 4; count += 1) {
        expect((await ask(accountOwner(account), { standing: 'included' })).turn.state).toBe('running');
        expect((await ask(accountOwner(account), { standing: 'free' })).turn.state).toBe('running');
      }
      expect(await used(account)).toBe(0);
    });

    it('are none for a visitor, nor for an account that is not there', async () => {
      const visitor = await ask(`visitor:${randomUUID()}`, { standing: 'visitor' });
      expect(visitor.turn).toMatchObject({ state: 'failed', failure: { code: 'chat/pro-needs-account' } });
      expect((await ask(accountOwner('nobody'))).turn.failure?.code).toBe('chat/pro-limit-reached');
    });
  });
}

countedOn('the embedded database', async () => {
  const database = await openMigratedDatabase();
  return [database, database];
});

onPostgres(({ openTwice }) => countedOn('PostgreSQL, two processes', openTwice));

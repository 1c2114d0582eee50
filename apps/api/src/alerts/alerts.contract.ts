import { randomUUID } from 'node:crypto';
import { MOST_ALERTS } from '@footnote/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPostgresAlerts } from './adapters/postgres-alerts.ts';
import { alertRequest, follow } from './alerts.fixtures.ts';
import type { Alerts, DueAlert, NewFollow } from './alerts.ports.ts';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = Date.parse('2026-11-23T10:00:00Z');

/** What every place does that keeps alerts. `open` gives two ways to the same, as two processes have. */
export function alertsContract(name: string, open: () => Promise<readonly [Database, Database]>): void {
  describe(`Alerts: ${name}`, () => {
    let databases: readonly [Database, Database];
    let one: Alerts;
    let other: Alerts;
    let now = MONDAY;
    beforeAll(async () => {
      databases = await open();
      await migrate(databases[0]);
      one = createPostgresAlerts({ database: databases[0], now: () => now });
      other = createPostgresAlerts({ database: databases[1], now: () => now });
    });
    afterAll(async () => {
      await Promise.all([...new Set(databases)].map((database) => database.close()));
    });

    const account = async (): Promise<{ id: string; email: string }> => {
      const id = randomUUID();
      const email = `${id}@example.org`;
      await databases[0].pool.query(
        `INSERT INTO account (id, email, email_verified, name, created_at, updated_at)
         VALUES ($1, $2, true, '', now(), now())`,
        [id, email],
      );
      return { id, email };
    };
    const added = async (accountId: string, email: string, query?: string): Promise<string> => {
      const outcome = await one.add(accountId, alertRequest(email, query), ['2', '1']);
      if ('refused' in outcome) throw new Error(outcome.refused);
      return outcome.id;
    };
    const dueAlert = async (id: string): Promise<DueAlert> => {
      const due = (await one.findDue(id)).find((alert) => alert.id === id);
      if (due === undefined) throw new Error('It is not due.');
      return due;
    };

    it('keep a search as it was asked for, due on the next Monday', async () => {
      const { id: owner, email } = await account();
      const request = alertRequest(email);
      const id = await added(owner, email);
      const { query, query_type, sort_by, filters } = request;
      const expected = { id, title: 'Salt', email, query, query_type, sort_by, filters, state: 'active' };
      expect(await other.find(owner, id)).toMatchObject({ ...expected, next_at: '2026-11-30T05:00:00.000Z' });
      expect(await other.find((await account()).id, id)).toBeNull();
      expect(await other.list(owner)).toHaveLength(1);
      await databases[0].pool.query('DELETE FROM account WHERE id = $1', [owner]);
      expect(await other.linked(id)).toEqual([]);
    });

    it('have one for a search, and as many as an account may have, also where two are added at once', async () => {
      const { id: owner, email } = await account();
      const twice = await Promise.all([one, other].map((alerts) => alerts.add(owner, alertRequest(email), [])));
      expect(twice.filter((outcome) => 'refused' in outcome)).toEqual([{ refused: 'alert/known-search' }]);
      for (let count = 1; count < MOST_ALERTS - 1; count += 1) await added(owner, email, `salt ${count}`);
      const last = await Promise.all(
        [one, other].map((alerts, at) => alerts.add(owner, alertRequest(email, `last ${at}`), [])),
      );
      expect(last.filter((outcome) => 'refused' in outcome)).toEqual([{ refused: 'alert/too-many' }]);
      expect(await one.list(owner)).toHaveLength(MOST_ALERTS);
      expect(await one.mayAdd(owner, alertRequest(email, 'another'))).toBe('alert/too-many');
    });

    it('end a run once, whoever is faster, and keep nothing of the slower', async () => {
      const { id: owner, email } = await account();
      const id = await added(owner, email);
      expect(await one.findDue(id)).toEqual([]);
      now = MONDAY + 7 * DAY;
      expect((await other.due(null)).map((mark) => mark.id)).toContain(id);
      const due = await dueAlert(id);
      const run = () => ({
        nextAt: new Date(now + 7 * DAY),
        looked: { seen: ['3', '2', '1'] },
        told: [{ pmid: '3', notices: [] }],
        delivery: { id: randomUUID(), mailId: randomUUID(), articles: 1, changes: 0 },
      });
      const ended = await Promise.all([one.endRun(due, run()), other.endRun(due, run())]);
      expect(ended.toSorted()).toEqual([false, true]);
      expect(await one.toldBy(id)).toEqual([{ pmid: '3', notices: [] }]);
      const { rows } = await databases[0].pool.query('SELECT id FROM alert_delivery WHERE alert_id = $1', [id]);
      expect(rows).toHaveLength(1);
      expect(await one.findDue(id)).toEqual([]);
      now = MONDAY;
    });

    it('run no more once they were paused, ended or given up, also while they run', async () => {
      const { id: owner, email } = await account();
      const ids = await Promise.all([1, 2, 3].map((at) => added(owner, email, `salt ${at}`)));
      const [paused = '', ended = '', givenUp = ''] = ids;
      now = MONDAY + 7 * DAY;
      const running = await Promise.all(ids.map(dueAlert));
      await one.update(owner, paused, { state: 'paused' });
      await one.unsubscribe(ended);
      for (const alert of running.slice(2)) await one.giveUp(alert);
      const run = { nextAt: new Date(now), looked: null, told: [], delivery: null };
      for (const alert of running) expect(await other.endRun(alert, run)).toBe(false);
      const states = (await one.list(owner)).map(({ id, state, next_at }) => [id, state, next_at]);
      expect(new Set(states)).toEqual(
        new Set([
          [paused, 'paused', null],
          [ended, 'unsubscribed', null],
          [givenUp, 'undeliverable', null],
        ]),
      );
      await one.update(owner, ended, { state: 'paused' });
      expect((await one.find(owner, ended))?.state).toBe('unsubscribed');
      await one.update(owner, ended, { state: 'active' });
      expect(await one.find(owner, ended)).toMatchObject({ state: 'active', next_at: '2026-12-07T05:00:00.000Z' });
      now = MONDAY;
    });

    it('run as often as their owner says, counted from when they looked last', async () => {
      const { id: owner, email } = await account();
      const id = await added(owner, email);
      expect(await other.update(owner, id, { frequency: 'four-weekly' })).toBe(true);
      expect(await one.find(owner, id)).toMatchObject({
        frequency: 'four-weekly',
        next_at: '2026-12-21T05:00:00.000Z',
      });
      expect(await other.update((await account()).id, id, { frequency: 'weekly' })).toBe(false);
      now = MONDAY + 16 * DAY;
      expect(await other.update(owner, id, { frequency: 'weekly' })).toBe(true);
      expect(await one.find(owner, id)).toMatchObject({ next_at: '2026-12-14T05:00:00.000Z' });
      now = MONDAY;
      expect(await one.remove((await account()).id, id)).toBe(false);
      expect([await one.remove(owner, id), await other.remove(owner, id)]).toEqual([true, false]);
    });

    it('are due page by page, and later where they were put off', async () => {
      const { id: owner, email } = await account();
      const ids = await Promise.all([1, 2].map((at) => added(owner, email, `page ${at}`)));
      now = MONDAY + 7 * DAY;
      const own = (await one.due(null)).filter(({ id }) => ids.includes(id));
      const [first = expect.fail(), second = expect.fail()] = own;
      const behind = new Set((await other.due(first)).map(({ id }) => id));
      expect([behind.has(first.id), behind.has(second.id)]).toEqual([false, true]);
      await one.postpone(first, new Date(now + DAY));
      await one.postpone({ ...second, nextAt: new Date(now) }, new Date(now + DAY));
      const left = (await other.due(null)).map(({ id }) => id).filter((id) => ids.includes(id));
      expect(left).toEqual([second.id]);
      const failing = async () => (await one.find(owner, first.id))?.failing_since;
      expect([await failing(), (await one.find(owner, second.id))?.failing_since]).toEqual([
        new Date(now).toISOString(),
        null,
      ]);
      const since = await failing();
      now += DAY;
      await one.postpone({ ...first, nextAt: new Date(now) }, new Date(now));
      expect(await failing()).toBe(since);
      await one.endRun(await dueAlert(first.id), {
        nextAt: new Date(now + DAY),
        looked: { seen: [] },
        told: [],
        delivery: null,
      });
      expect(await failing()).toBeNull();
      now = MONDAY;
    });

    it('remember the last thousand studies they told of, and when they looked only where they did', async () => {
      const { id: owner, email } = await account();
      const id = await added(owner, email);
      const toldOf = (first: number, length: number) =>
        Array.from({ length }, (_, at) => ({ pmid: String(first + at), notices: [] }));
      for (const [week, told] of [toldOf(10_000, 600), toldOf(20_000, 600)].entries()) {
        now = MONDAY + (week + 1) * 7 * DAY;
        const due = await dueAlert(id);
        await one.endRun(due, { nextAt: new Date(now + 1), looked: { seen: ['1'] }, told, delivery: null });
      }
      const { rows } = await databases[0].pool.query(
        `SELECT count(*)::int AS kept, count(*) FILTER (WHERE pmid >= '20000')::int AS newest
         FROM alert_article WHERE alert_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ kept: 1_000, newest: 600 }]);
      const lookedAt = now;
      now += 7 * DAY;
      await one.endRun(await dueAlert(id), { nextAt: new Date(now - DAY), looked: null, told: [], delivery: null });
      expect(await dueAlert(id)).toMatchObject({ seen: ['1'], lookedAt: new Date(lookedAt) });
      now = MONDAY;
    });

    it('note a click once, and of nobody else', async () => {
      const { id: owner, email } = await account();
      const id = await added(owner, email);
      now = MONDAY + 7 * DAY;
      const delivery = { id: randomUUID(), mailId: randomUUID(), articles: 1, changes: 0 };
      await one.endRun(await dueAlert(id), { nextAt: new Date(now + DAY), looked: null, told: [], delivery });
      expect(await one.registerClick((await account()).id, delivery.id)).toBe(false);
      expect(await one.registerClick(owner, randomUUID())).toBe(false);
      const clickedAt = async () => {
        const { rows } = await databases[0].pool.query('SELECT clicked_at FROM alert_delivery WHERE id = $1', [
          delivery.id,
        ]);
        return String(rows[0]?.clicked_at);
      };
      expect(await clickedAt()).toBe('null');
      expect(await one.registerClick(owner, delivery.id)).toBe(true);
      const first = await clickedAt();
      now += DAY;
      expect(await other.registerClick(owner, delivery.id)).toBe(true);
      expect(await clickedAt()).toBe(first);
      now = MONDAY;
    });

    const answered = async (accountId: string, organizationId: string | null = null): Promise<NewFollow> => {
      const [sessionId, turnId] = [randomUUID(), randomUUID()];
      const { pool } = databases[0];
      await pool.query(
        `INSERT INTO chat_session (id, owner, organization_id, title, changed_at, bytes, used_at)
         VALUES ($1, $2, $3, '', now(), 0, now())`,
        [sessionId, `account:${accountId}`, organizationId],
      );
      await pool.query(
        `INSERT INTO chat_turn (id, session_id, position, state, written_by, question, answer, response_quality, feedback,
           detail, citations, asked_at, runner)
         VALUES ($1, $2, 0, 'answered', 'footnote', 'Salt?', '', 0, '', '{}', '{}', now(), '')`,
        [turnId, sessionId],
      );
      return { ...follow(sessionId), turnId };
    };
    const followed = async (accountId: string, answer: NewFollow): Promise<string> => {
      const outcome = await other.follow(accountId, answer);
      if ('refused' in outcome) throw new Error(outcome.refused);
      return outcome.id;
    };

    it('follow an answer once, beside searches, until its chat is gone', async () => {
      const { id: owner } = await account();
      const answer = await answered(owner);
      const [first, second] = await Promise.all([one.follow(owner, answer), other.follow(owner, answer)]);
      expect(first).toEqual(second);
      const id = await followed(owner, answer);
      expect(first).toEqual({ id });
      expect(await one.answers(owner)).toMatchObject([{ id, title: 'Salt?', session_id: answer.answer.session_id }]);
      expect([await one.list(owner), await one.find(owner, id), await one.answers(randomUUID())]).toEqual([
        [],
        null,
        [],
      ]);
      expect(await one.toldBy(id)).toEqual([{ pmid: '7', notices: [] }]);
      await one.unsubscribe(id);
      expect(await one.answers(owner)).toMatchObject([{ state: 'unsubscribed' }]);
      await followed(owner, answer);
      expect(await one.answers(owner)).toMatchObject([{ id, state: 'active' }]);
      expect(await one.follow(owner, { ...answer, turnId: randomUUID() })).toEqual({
        refused: 'alert/answer-not-found',
      });
      await databases[0].pool.query('DELETE FROM chat_session WHERE id = $1', [answer.answer.session_id]);
      expect(await other.answers(owner)).toEqual([]);
    });

    it('are due together, and a mail of several ends them all', async () => {
      const { id: owner, email } = await account();
      const search = await added(owner, email);
      const answer = await followed(owner, await answered(owner));
      now = MONDAY + 7 * DAY;
      const due = await one.findDue(answer);
      expect(due.map(({ id }) => id)).toEqual([answer, search].toSorted());
      const mailId = randomUUID();
      for (const alert of due) {
        const delivery = { id: randomUUID(), mailId, articles: 1, changes: 0 };
        expect(await other.endRun(alert, { nextAt: new Date(now + DAY), looked: null, told: [], delivery })).toBe(true);
      }
      expect((await one.linked(mailId)).map(({ title }) => title)).toEqual(['Salt', 'Salt?']);
      expect([await one.unsubscribe(mailId), await one.unsubscribe(randomUUID())]).toEqual([true, false]);
      expect((await one.answers(owner))[0]?.state).toBe('unsubscribed');
      now = MONDAY;
    });

    it('of an answer for an organization are silent for whoever left it, and while it is suspended', async () => {
      const { id: owner } = await account();
      const organization = randomUUID();
      const { pool } = databases[0];
      await pool.query(
        `INSERT INTO organization (id, name, description, user_limit, created_at, updated_at)
         VALUES ($1, 'Ward', '', 9, now(), now())`,
        [organization],
      );
      const answer = await answered(owner, organization);
      const id = await followed(owner, answer);
      now = MONDAY + 7 * DAY;
      const isDue = async () => (await one.findDue(id)).length === 1;
      expect(await isDue()).toBe(true);
      await pool.query('UPDATE organization SET suspended_at = now() WHERE id = $1', [organization]);
      expect([await isDue(), await one.answers(owner)]).toEqual([false, []]);
      await pool.query('UPDATE organization SET suspended_at = NULL WHERE id = $1', [organization]);
      expect(await isDue()).toBe(true);
      await pool.query('UPDATE chat_session SET left_at = now() WHERE organization_id = $1', [organization]);
      expect([await isDue(), await one.answers(owner)]).toEqual([false, []]);
      now = MONDAY;
    });

    it('end all that goes to an address of an account, and nothing of others', async () => {
      const [ada, bea] = [await account(), await account()];
      const own = await added(ada.id, ada.email);
      const others = await added(bea.id, bea.email);
      await one.unsubscribeAddress(ada.id, bea.email);
      await one.unsubscribeAddress(ada.id, ada.email);
      expect((await one.linked(own)).map(({ state }) => state)).toEqual(['unsubscribed']);
      expect((await one.linked(others)).map(({ state }) => state)).toEqual(['active']);
    });
  });
}

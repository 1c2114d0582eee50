import { randomUUID } from 'node:crypto';
import { followedTitle, MOST_ALERTS, nextBeat, type AlertErrorCode, type FollowedAnswer } from '@footnote/domain';
import { and, asc, count, desc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { Alerts, NewFollow } from '../alerts.ports.ts';
import type { AlertRowsDeps } from './alert-rows-deps.ts';
import { alertArticles, alertDeliveries, alerts, followedChats, followedTurns } from './alert-tables.ts';

/**
 * Matches searches, and answers in chats that whoever follows them may still open: those they made for an organization go
 * silent when they leave it, and while it is suspended.
 */
export function isReadable({ database }: Pick<AlertRowsDeps, 'database'>) {
  const { organizationId, leftAt } = followedChats;
  const isClosed = sql`EXISTS (SELECT 1 FROM organization WHERE id = ${organizationId} AND suspended_at IS NOT NULL)`;
  const open = database
    .queries()
    .select({ one: sql`1` })
    .from(followedTurns)
    .innerJoin(followedChats, eq(followedChats.id, followedTurns.sessionId))
    .where(and(eq(followedTurns.id, alerts.turnId), isNull(leftAt), sql`NOT ${isClosed}`));
  return or(isNull(alerts.turnId), sql`EXISTS ${open}`);
}

/** The answers that accounts follow. */
export function followedRows(deps: AlertRowsDeps): Pick<Alerts, 'answers' | 'follow'> {
  return {
    answers: (accountId) => answersOf(deps, accountId),
    follow: (accountId, one) => deps.database.withTransaction(() => follow(deps, accountId, one)),
  };
}

async function answersOf({ database }: AlertRowsDeps, accountId: string): Promise<FollowedAnswer[]> {
  const rows = await database
    .queries()
    .select({ row: alerts, toldAt: max(alertDeliveries.sentAt) })
    .from(alerts)
    .leftJoin(alertDeliveries, eq(alertDeliveries.alertId, alerts.id))
    .where(and(eq(alerts.accountId, accountId), isNotNull(alerts.answer), isReadable({ database })))
    .groupBy(alerts.id)
    .orderBy(desc(alerts.createdAt), asc(alerts.id));
  return rows.flatMap(({ row, toldAt }) => {
    const { id, title, email, answer, frequency, state, createdAt, nextAt } = row;
    if (answer === null) return [];
    const times = {
      created_at: createdAt.toISOString(),
      next_at: state === 'active' ? nextAt.toISOString() : null,
      told_at: toldAt?.toISOString() ?? null,
    };
    const { session_id, position } = answer;
    return [{ id, title, email, session_id, position, frequency, state, ...times }];
  });
}

async function follow(
  { database, now }: AlertRowsDeps,
  accountId: string,
  { turnId, email, answer, seen, cited }: NewFollow,
): Promise<{ id: string } | { refused: AlertErrorCode }> {
  const queries = database.queries();
  // Whoever adds two at once adds one after the other; a chat that is deleted meanwhile waits, or is gone.
  await queries.execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
  const isThis = eq(followedTurns.id, turnId);
  const [turn] = await queries.select({ id: followedTurns.id }).from(followedTurns).where(isThis).for('key share');
  if (turn === undefined) return { refused: 'alert/answer-not-found' };
  const moment = new Date(now());
  const running = { wantedSince: moment, nextAt: new Date(nextBeat(now())) };
  const isFollowed = and(eq(alerts.accountId, accountId), eq(alerts.turnId, turnId));
  const [known] = await queries.select({ id: alerts.id, state: alerts.state }).from(alerts).where(isFollowed);
  if (known !== undefined) {
    await queries
      .update(alerts)
      .set({ email, ...(known.state === 'active' ? {} : { state: 'active', ...running }) })
      .where(eq(alerts.id, known.id));
    return { id: known.id };
  }
  const isListed = and(eq(alerts.accountId, accountId), isReadable({ database }));
  const [found] = await queries.select({ total: count() }).from(alerts).where(isListed);
  if ((found?.total ?? 0) >= MOST_ALERTS) return { refused: 'alert/too-many' };
  const id = randomUUID();
  await queries.insert(alerts).values({
    id,
    accountId,
    email,
    institution: '',
    title: followedTitle(answer),
    answer,
    turnId,
    searchDigest: `answer ${turnId}`,
    frequency: 'weekly',
    state: 'active',
    seen: [...seen],
    ...running,
    lookedAt: moment,
    createdAt: moment,
  });
  const told = cited.map(({ pmid, notices }) => ({ alertId: id, pmid, toldAt: moment, notices: [...notices] }));
  if (told.length > 0) await queries.insert(alertArticles).values(told).onConflictDoNothing();
  return { id };
}

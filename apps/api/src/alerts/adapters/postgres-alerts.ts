import { createHash, randomUUID } from 'node:crypto';
import {
  MOST_ALERTS,
  nextBeat,
  nextRun,
  savedSearchSchema,
  type AlertErrorCode,
  type AlertRequest,
  type AlertUpdate,
  type SavedAlert,
  type SavedSearch,
} from '@footnote/domain';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Alerts } from '../alerts.ports.ts';
import type { AlertRowsDeps } from './alert-rows-deps.ts';
import { alertDeliveries, alerts } from './alert-tables.ts';
import { followedRows, isReadable } from './followed-rows.ts';
import { linkedRows } from './linked-rows.ts';
import { runningRows } from './running-rows.ts';

type AlertRow = typeof alerts.$inferSelect;

/** Keeps saved searches and their alerts in the relational database. */
export function createPostgresAlerts(deps: AlertRowsDeps): Alerts {
  const { database } = deps;
  const queries = () => database.queries();
  return {
    list: (accountId) => list(deps, accountId),
    find: async (accountId, id) => (await list(deps, accountId, id))[0] ?? null,
    mayAdd: (accountId, request) => refusal(deps, accountId, request),
    add: (accountId, request, seen) =>
      database.withTransaction(() => add(deps, accountId, { request, seen: [...seen] })),
    update: (accountId, id, change) => database.withTransaction(() => update(deps, { accountId, id, change })),
    async remove(accountId, id) {
      return (await queries().delete(alerts).where(isOwn(accountId, id)).returning({ id: alerts.id })).length > 0;
    },
    async unsubscribeAddress(accountId, email) {
      const isTheirs = and(eq(alerts.accountId, accountId), eq(alerts.email, email));
      await queries().update(alerts).set({ state: 'unsubscribed' }).where(isTheirs);
    },
    ...followedRows(deps),
    ...linkedRows(deps),
    registerClick: (accountId, deliveryId) => registerClick(deps, accountId, deliveryId),
    ...runningRows(deps),
  };
}

const isOwn = (accountId: string, id: string) => and(eq(alerts.accountId, accountId), eq(alerts.id, id));
async function list({ database }: AlertRowsDeps, accountId: string, id?: string): Promise<SavedAlert[]> {
  const rows = await database
    .queries()
    .select({ row: alerts, toldAt: max(alertDeliveries.sentAt) })
    .from(alerts)
    .leftJoin(alertDeliveries, eq(alertDeliveries.alertId, alerts.id))
    .where(and(isNotNull(alerts.search), id === undefined ? eq(alerts.accountId, accountId) : isOwn(accountId, id)))
    .groupBy(alerts.id)
    .orderBy(desc(alerts.createdAt), asc(alerts.id));
  return rows.map(({ row, toldAt }) => alertOf(row, toldAt));
}

function alertOf(row: AlertRow, toldAt: Date | null): SavedAlert {
  const { id, title, email, institution, search, frequency, state, createdAt, nextAt, failingSince } = row;
  return {
    id,
    title,
    email,
    institution,
    ...savedSearchSchema.parse(search),
    frequency,
    state,
    created_at: createdAt.toISOString(),
    next_at: state === 'active' ? nextAt.toISOString() : null,
    failing_since: state === 'active' ? (failingSince?.toISOString() ?? null) : null,
    told_at: toldAt?.toISOString() ?? null,
  };
}

function searchOf({ query, query_type, sort_by, sort_order, article_type, filters }: AlertRequest): SavedSearch {
  return { query, query_type, sort_by, sort_order, article_type, filters };
}

/** The same search in another order finds the same news. */
function digestOf(request: AlertRequest): string {
  const { sort_by: _by, sort_order: _order, ...search } = searchOf(request);
  return createHash('sha256').update(JSON.stringify(search)).digest('base64url');
}

async function refusal(
  { database }: AlertRowsDeps,
  accountId: string,
  request: AlertRequest,
): Promise<AlertErrorCode | null> {
  const digest = digestOf(request);
  const [found] = await database
    .queries()
    .select({ total: count(), same: sql<number>`(count(*) FILTER (WHERE ${alerts.searchDigest} = ${digest}))::int` })
    .from(alerts)
    .where(and(eq(alerts.accountId, accountId), isReadable({ database })));
  if ((found?.same ?? 0) > 0) return 'alert/known-search';
  return (found?.total ?? 0) >= MOST_ALERTS ? 'alert/too-many' : null;
}

async function add(
  deps: AlertRowsDeps,
  accountId: string,
  { request, seen }: { request: AlertRequest; seen: string[] },
): Promise<{ id: string } | { refused: AlertErrorCode }> {
  const { database, now } = deps;
  // Whoever adds two at once adds one after the other.
  await database.queries().execute(sql`SELECT 1 FROM account WHERE id = ${accountId} FOR UPDATE`);
  const refused = await refusal(deps, accountId, request);
  if (refused !== null) return { refused };
  const id = randomUUID();
  const moment = new Date(now());
  const { email, institution, title, frequency } = request;
  await database
    .queries()
    .insert(alerts)
    .values({
      id,
      accountId,
      email,
      institution,
      title,
      search: searchOf(request),
      searchDigest: digestOf(request),
      frequency,
      state: 'active',
      seen,
      wantedSince: moment,
      nextAt: new Date(nextBeat(now())),
      lookedAt: moment,
      createdAt: moment,
    });
  return { id };
}

/** What was paused looks for all that came meanwhile, at the next beat. */
async function update(
  { database, now }: AlertRowsDeps,
  { accountId, id, change }: { accountId: string; id: string; change: AlertUpdate },
): Promise<boolean> {
  const { frequency, state } = change;
  const isListed = and(isOwn(accountId, id), isReadable({ database }));
  const [row] = await database.queries().select().from(alerts).where(isListed).for('update');
  if (row === undefined) return false;
  const resumed = state === 'active' && row.state !== 'active';
  const isDueWhen = frequency !== undefined && frequency !== row.frequency ? frequency : null;
  await database
    .queries()
    .update(alerts)
    .set({
      frequency: frequency ?? row.frequency,
      // Pausing what sends nothing anyway would hide why.
      state: state === 'paused' && row.state !== 'active' ? row.state : (state ?? row.state),
      ...(resumed ? { email: provenEmail(accountId), wantedSince: new Date(now()), failingSince: null } : {}),
      ...(resumed ? { nextAt: new Date(nextBeat(now())) } : {}),
      ...(isDueWhen === null || resumed
        ? {}
        : { nextAt: new Date(Math.max(nextRun(row.lookedAt.getTime(), isDueWhen), nextBeat(now()))) }),
    })
    .where(isOwn(accountId, id));
  return true;
}

/** The address of an account; the one it was wanted at where that is not proven. */
const provenEmail = (accountId: string) =>
  sql`coalesce((SELECT email FROM account WHERE id = ${accountId} AND email_verified), ${alerts.email})`;

async function registerClick(
  { database, now }: AlertRowsDeps,
  accountId: string,
  deliveryId: string,
): Promise<boolean> {
  const own = database.queries().select({ id: alerts.id }).from(alerts).where(eq(alerts.accountId, accountId));
  const isThis = and(eq(alertDeliveries.id, deliveryId), inArray(alertDeliveries.alertId, own));
  await database
    .queries()
    .update(alertDeliveries)
    .set({ clickedAt: new Date(now()) })
    .where(and(isThis, isNull(alertDeliveries.clickedAt)));
  return (await database.queries().$count(alertDeliveries, isThis)) > 0;
}

import { randomUUID } from 'node:crypto';
import { NEWS_KINDS, newsSchema, NOTIFICATION_DAYS, type News, type UserNotification } from '@footnote/domain';
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { Addressee, NotificationReader, Notifications } from '../notifications.ports.ts';
import { notifications } from './notification-tables.ts';

export interface NotificationRowsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

type NotificationRow = typeof notifications.$inferSelect;

const DAY = 24 * 60 * 60 * 1000;

/** Keeps what users are told in the relational database. */
export function createPostgresNotifications(deps: NotificationRowsDeps): Notifications {
  const { database, now } = deps;
  const read = (which: SQL | undefined) =>
    database
      .queries()
      .update(notifications)
      // Who marks one at the same moment changes nothing any more.
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${new Date(now()).toISOString()}::timestamptz)` })
      .where(which)
      .returning({ id: notifications.id });
  return {
    tell: (addressee, news) => database.withTransaction(() => tell(deps, addressee, storable(news))),
    async list(reader, page) {
      const rows = await pageOfNotifications(database, reader, page);
      const [all] = await database.queries().select({ total: count() }).from(notifications).where(isFor(reader));
      return { items: rows.map(notificationOf), total: all?.total ?? 0 };
    },
    async unread(reader) {
      const isUnread = and(isFor(reader), isNull(notifications.readAt));
      const [found] = await database.queries().select({ unread: count() }).from(notifications).where(isUnread);
      return found?.unread ?? 0;
    },
    markRead: async (reader, id) => (await read(and(eq(notifications.id, id), isFor(reader)))).length > 0,
    async markAllRead(reader, upTo) {
      await read(and(isFor(reader), isNull(notifications.readAt), lte(notifications.createdAt, upTo)));
    },
    async forgetOld() {
      const oldest = new Date(now() - NOTIFICATION_DAYS * DAY);
      await database.queries().delete(notifications).where(lt(notifications.createdAt, oldest));
    },
  };
}

/** A server that does not know a kind, because a newer one told it, neither shows nor counts it; nor news of what is gone for its reader. */
function isFor({ accountId, invites }: NotificationReader): SQL | undefined {
  const own = eq(notifications.accountId, accountId);
  const theirs = invites.length === 0 ? own : or(own, inArray(notifications.inviteId, [...invites]));
  return and(
    theirs,
    inArray(notifications.kind, [...NEWS_KINDS]),
    sql`NOT ${isOfGoneChat}`,
    sql`NOT ${isOfGoneReview}`,
  );
}

const isOfGoneChat = sql`(${notifications.kind} = 'answer-news' AND NOT EXISTS
  (SELECT 1 FROM chat_session WHERE id::text = ${notifications.detail}->>'sessionId' AND left_at IS NULL))`;

/** Of a review that was deleted, or whose reader was taken out, left it, or left its organization. */
const isOfGoneReview = sql`(${notifications.kind} = 'review-joined' AND NOT EXISTS
  (SELECT 1 FROM review JOIN review_member AS worker ON worker.review_id = review.id
    WHERE review.id = ${notifications.detail}->>'reviewId' AND worker.account_id = ${notifications.accountId}
      AND worker.left_at IS NULL AND (EXISTS (SELECT 1 FROM organization_member AS belonging
        WHERE belonging.organization_id = review.organization_id AND belonging.account_id = worker.account_id)
        OR EXISTS (SELECT 1 FROM account WHERE account.id = worker.account_id AND account.super_admin))))`;

/** The query of a page, for a test that reads its plan as well. */
export function pageOfNotifications(
  database: Database,
  reader: NotificationReader,
  { page, pageSize }: { page: number; pageSize: number },
) {
  return database
    .queries()
    .select()
    .from(notifications)
    .where(isFor(reader))
    .orderBy(desc(notifications.createdAt), asc(notifications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

function notificationOf({ id, kind, detail, createdAt, readAt }: NotificationRow): UserNotification {
  return {
    id,
    news: newsSchema.parse({ ...detail, kind }),
    createdAt: createdAt.toISOString(),
    unread: readAt === null,
  };
}

async function tell({ database, now }: NotificationRowsDeps, addressee: Addressee, news: News): Promise<void> {
  const { kind, ...detail } = news;
  const createdAt = new Date(now());
  if (addressee.to === 'members') {
    await database.queries().execute(sql`
      INSERT INTO notification (id, account_id, kind, detail, created_at)
      SELECT gen_random_uuid()::text, account_id, ${kind}::text, ${JSON.stringify(detail)}::jsonb, ${createdAt.toISOString()}::timestamptz
      FROM organization_member
      WHERE organization_id = ${addressee.organizationId} AND account_id IS DISTINCT FROM ${addressee.except ?? null}::text`);
    return;
  }
  if (addressee.to === 'account' && news.kind === 'review-joined')
    await forgetJoined(database, addressee.accountId, news.reviewId);
  const row = { kind, detail, createdAt, readAt: null };
  const whose = addressee.to === 'account' ? { accountId: addressee.accountId } : { inviteId: addressee.inviteId };
  await database
    .queries()
    .insert(notifications)
    .values({ ...row, ...whose, id: randomUUID() })
    .onConflictDoUpdate({ target: notifications.inviteId, set: row });
}

async function forgetJoined(database: Database, accountId: string, reviewId: string): Promise<void> {
  const isOfReview = and(
    eq(notifications.kind, 'review-joined'),
    sql`${notifications.detail}->>'reviewId' = ${reviewId}`,
  );
  await database
    .queries()
    .delete(notifications)
    .where(and(eq(notifications.accountId, accountId), isNull(notifications.readAt), isOfReview));
}

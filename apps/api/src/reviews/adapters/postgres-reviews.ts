import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { storable } from '../../platform/storable-text.ts';
import type { AddedMember, ReviewChange, Reviews, ReviewUser, SavedReview } from '../reviews.ports.ts';
import { reviewAmendments, reviewMembers, reviews } from './review-tables.ts';

const SAVED = {
  id: reviews.id,
  title: reviews.title,
  accountId: reviews.accountId,
  organizationId: reviews.organizationId,
  madeBy: reviews.madeBy,
  protocol: reviews.protocol,
  screeners: reviews.screeners,
  revision: reviews.revision,
};

const AMENDED = {
  changed: reviewAmendments.changed,
  memberId: reviewAmendments.memberId,
  changedAt: reviewAmendments.changedAt,
};

/** Their own, and those of the organization they act for that they work on or administer. */
function seenBy({ accountId, organizationId, mayManage }: ReviewUser): SQL | undefined {
  const own = eq(reviews.accountId, accountId);
  if (organizationId === null) return own;
  const worksOn = sql`EXISTS (SELECT 1 FROM review_member AS member WHERE member.review_id = ${reviews.id}
    AND member.account_id = ${accountId} AND member.left_at IS NULL)`;
  return or(own, and(eq(reviews.organizationId, organizationId), mayManage ? undefined : worksOn));
}

/** Whether there is no room for another; whoever begins two at once waits here, so that both are counted. */
async function isFull(database: Database, holder: { accountId: string } | { organizationId: string }, limit: number) {
  const queries = database.queries();
  const isOwn = 'accountId' in holder;
  await queries.execute(
    isOwn
      ? sql`SELECT 1 FROM account WHERE id = ${holder.accountId} FOR UPDATE`
      : sql`SELECT 1 FROM organization WHERE id = ${holder.organizationId} FOR UPDATE`,
  );
  const isOne = isOwn ? eq(reviews.accountId, holder.accountId) : eq(reviews.organizationId, holder.organizationId);
  return (await queries.$count(reviews, isOne)) >= limit;
}

/** Keeps systematic reviews in the relational database; `now` is in milliseconds since 1970. */
export function createPostgresReviews({ database, now }: { database: Database; now: () => number }): Reviews {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  return {
    list: (user) =>
      queries()
        .select({
          ...SAVED,
          changedAt: reviews.changedAt,
          records: sql<number>`(SELECT count(*)::int FROM review_record WHERE review_id = ${reviews.id} AND duplicate_of IS NULL)`,
        })
        .from(reviews)
        .where(seenBy(user))
        .orderBy(desc(reviews.changedAt), asc(reviews.id)),
    async find(user, id) {
      const [found] = await queries()
        .select(SAVED)
        .from(reviews)
        .where(and(eq(reviews.id, id), seenBy(user)));
      return found ?? null;
    },
    create: (user, review, limit) =>
      database.withTransaction(() => createReview(database, { user, review, limit, at: moment() })),
    change: (review, change, amended) =>
      database.withTransaction(() => changeReview(database, { review, change, amended, at: moment() })),
    isFull: (organizationId, limit) => database.withTransaction(() => isFull(database, { organizationId }, limit)),
    async remove(id) {
      await queries().delete(reviews).where(eq(reviews.id, id));
    },
    amendments: (id) =>
      queries()
        .select({ ...AMENDED, protocol: reviewAmendments.protocol })
        .from(reviewAmendments)
        .where(eq(reviewAmendments.reviewId, id))
        .orderBy(asc(reviewAmendments.revision)),
    countAmendments: (id) => queries().$count(reviewAmendments, eq(reviewAmendments.reviewId, id)),
    amendmentLines: (id) =>
      queries()
        .select(AMENDED)
        .from(reviewAmendments)
        .where(eq(reviewAmendments.reviewId, id))
        .orderBy(asc(reviewAmendments.revision)),
    members: ({ id, organizationId }) => listMembers(database, id, organizationId),
    addMember: (review, email, limit) =>
      database.withTransaction(() => addMember(database, { review, email, limit, at: moment() })),
    async removeMember(id, memberId) {
      await queries()
        .update(reviewMembers)
        .set({ leftAt: moment() })
        .where(and(eq(reviewMembers.reviewId, id), eq(reviewMembers.id, memberId), isNull(reviewMembers.leftAt)));
    },
  };
}

interface Created {
  user: ReviewUser;
  review: Pick<SavedReview, 'title' | 'protocol'> & { shared: boolean };
  limit: number;
  at: Date;
}

async function createReview(database: Database, created: Created): Promise<SavedReview | null> {
  const { user, review: given, limit, at } = created;
  const { accountId, organizationId } = user;
  const holder = given.shared && organizationId !== null ? { organizationId } : { accountId };
  if (await isFull(database, holder, limit)) return null;
  const review: SavedReview = {
    id: randomUUID(),
    title: storable(given.title),
    accountId: null,
    organizationId: null,
    ...holder,
    madeBy: accountId,
    protocol: storable(given.protocol),
    screeners: 1,
    revision: 1,
  };
  const queries = database.queries();
  await queries.insert(reviews).values({ ...review, createdAt: at, changedAt: at });
  await queries.insert(reviewMembers).values({ id: randomUUID(), reviewId: review.id, accountId, joinedAt: at });
  return review;
}

interface Changed {
  review: SavedReview;
  change: ReviewChange;
  amended: { changed: string[]; memberId: string | null } | null;
  at: Date;
}

async function changeReview(database: Database, { review, change, amended, at }: Changed): Promise<boolean> {
  const { organizationId, title, protocol, screeners } = change;
  const { id, revision, protocol: before } = review;
  const queries = database.queries();
  const rows = await queries
    .update(reviews)
    .set({
      revision: revision + 1,
      changedAt: at,
      ...(title === undefined ? {} : { title: storable(title) }),
      ...(protocol === undefined ? {} : { protocol: storable(protocol) }),
      ...(screeners === undefined ? {} : { screeners }),
      ...(organizationId === undefined ? {} : { organizationId, accountId: null }),
    })
    .where(and(eq(reviews.id, id), eq(reviews.revision, revision)))
    .returning({ id: reviews.id });
  if (rows.length === 0) return false;
  if (amended !== null)
    await queries
      .insert(reviewAmendments)
      .values({ reviewId: id, revision, protocol: before, ...amended, changedAt: at });
  return true;
}

function listMembers(database: Database, reviewId: string, organizationId: string | null) {
  const belongs = sql`(EXISTS (SELECT 1 FROM organization_member AS belonging
    WHERE belonging.organization_id = ${organizationId} AND belonging.account_id = ${reviewMembers.accountId})
    OR EXISTS (SELECT 1 FROM account WHERE account.id = ${reviewMembers.accountId} AND account.super_admin))`;
  const belonging = organizationId === null ? sql`true` : belongs;
  return database
    .queries()
    .select({
      id: reviewMembers.id,
      accountId: reviewMembers.accountId,
      name: sql<string>`coalesce((SELECT coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), email)
        FROM account WHERE account.id = ${reviewMembers.accountId}), '')`,
      active: sql<boolean>`(${reviewMembers.leftAt} IS NULL AND ${reviewMembers.accountId} IS NOT NULL AND ${belonging})`,
    })
    .from(reviewMembers)
    .where(eq(reviewMembers.reviewId, reviewId))
    .orderBy(asc(reviewMembers.joinedAt), asc(reviewMembers.id));
}

interface Added {
  review: SavedReview;
  email: string;
  limit: number;
  at: Date;
}

async function addMember(
  database: Database,
  { review: { id: reviewId, organizationId }, email, limit, at }: Added,
): Promise<AddedMember | 'full' | null> {
  const queries = database.queries();
  const held = await queries.execute(sql`SELECT 1 FROM review WHERE id = ${reviewId} FOR UPDATE`);
  if (held.rows.length === 0) return null;
  const { rows } = await queries.execute<{ id: string; organization: string }>(
    sql`SELECT account.id, organization.name AS organization FROM account
      JOIN organization_member ON account_id = account.id
      JOIN organization ON organization.id = organization_id
      WHERE organization_id = ${organizationId} AND lower(email) = ${storable(email).toLowerCase()}`,
  );
  const [account] = rows;
  if (account === undefined) return null;
  const isOf = eq(reviewMembers.reviewId, reviewId);
  const isSame = and(isOf, eq(reviewMembers.accountId, account.id));
  const added = { accountId: account.id, organizationName: account.organization };
  const [known] = await queries.select({ leftAt: reviewMembers.leftAt }).from(reviewMembers).where(isSame);
  if (known !== undefined) {
    await queries.update(reviewMembers).set({ leftAt: null }).where(isSame);
    return { ...added, isNew: known.leftAt !== null };
  }
  if ((await queries.$count(reviewMembers, isOf)) >= limit) return 'full';
  await queries.insert(reviewMembers).values({ id: randomUUID(), reviewId, accountId: account.id, joinedAt: at });
  return { ...added, isNew: true };
}

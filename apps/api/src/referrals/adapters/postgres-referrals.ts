import { randomBytes, randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Referrals } from '../referrals.ports.ts';
import { referralCodes, referralInvitations, referrals, referredMailboxes } from './referral-tables.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Bytes of a code: 16 characters of base64url that nobody guesses. */
const CODE_BYTES = 12;

export interface ReferralRowsDeps {
  database: Database;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Keeps who referred whom in the relational database. */
export function createPostgresReferrals(deps: ReferralRowsDeps): Referrals {
  const { database, now } = deps;
  const queries = () => database.queries();
  const moment = () => new Date(now());
  return {
    codeOf: (accountId) => codeOf(deps, accountId),
    async ownerOf(code) {
      const [row] = await queries()
        .select({ accountId: referralCodes.accountId })
        .from(referralCodes)
        .where(eq(referralCodes.code, code));
      return row?.accountId ?? null;
    },
    note: (accountId, referrerId) => note(deps, accountId, referrerId),
    noteLate: (accountId, referrerId) => noteLate(deps, accountId, referrerId),
    ...settling(deps),
    async wasInvited(accountId, recipientDigest) {
      const isThis = and(
        eq(referralInvitations.accountId, accountId),
        eq(referralInvitations.recipientDigest, recipientDigest),
      );
      return (await queries().$count(referralInvitations, isThis)) > 0;
    },
    async takeInvitation(accountId, recipientDigest) {
      const taken = await queries()
        .insert(referralInvitations)
        .values({ accountId, recipientDigest, sentAt: moment() })
        .onConflictDoNothing()
        .returning({ accountId: referralInvitations.accountId });
      return taken.length > 0;
    },
    async figures(accountId) {
      const successful = and(eq(referrals.referrerId, accountId), isNotNull(referrals.rewardedAt));
      const [of] = await queries().select({ successful: count() }).from(referrals).where(successful);
      const sent = await queries().$count(referralInvitations, eq(referralInvitations.accountId, accountId));
      return { sent, successful: of?.successful ?? 0 };
    },
  };
}

function settling({
  database,
  now,
}: ReferralRowsDeps): Pick<Referrals, 'claim' | 'refuse' | 'takeMailbox' | 'waiting'> {
  const queries = () => database.queries();
  const moment = () => new Date(now());
  return {
    async claim(accountId) {
      const [row] = await queries()
        .update(referrals)
        .set({ rewardedAt: moment() })
        .where(and(eq(referrals.accountId, accountId), isOpen()))
        .returning({ id: referrals.id, referrerId: referrals.referrerId });
      return row ?? null;
    },
    async refuse(id, because) {
      await queries().update(referrals).set({ rewardedAt: null, refusedBecause: because }).where(eq(referrals.id, id));
    },
    async takeMailbox(digest) {
      const row = { digest, referredAt: moment() };
      const taken = await queries()
        .insert(referredMailboxes)
        .values(row)
        .onConflictDoNothing()
        .returning({ digest: referredMailboxes.digest });
      return taken.length > 0;
    },
    async waiting(limit) {
      const { rows } = await queries().execute<{ account_id: string }>(sql`
        SELECT account_id FROM referral JOIN account ON account.id = account_id
        WHERE rewarded_at IS NULL AND refused_because IS NULL AND email_verified
        ORDER BY accepted_at LIMIT ${limit}`);
      return rows.map((row) => row.account_id);
    },
  };
}

/** Neither rewarded nor refused. */
const isOpen = () => sql`${referrals.rewardedAt} IS NULL AND ${referrals.refusedBecause} IS NULL`;

async function codeOf({ database, now }: ReferralRowsDeps, accountId: string): Promise<string | null> {
  const find = async () => {
    const [row] = await database
      .queries()
      .select({ code: referralCodes.code })
      .from(referralCodes)
      .where(eq(referralCodes.accountId, accountId));
    return row?.code ?? null;
  };
  const known = await find();
  if (known !== null) return known;
  const code = randomBytes(CODE_BYTES).toString('base64url');
  // Whoever asks twice at once gets the one that was saved first.
  await database.queries().execute(sql`
    INSERT INTO referral_code (account_id, code, created_at)
    SELECT id, ${code}, ${new Date(now()).toISOString()}::timestamptz FROM account WHERE id = ${accountId}
    ON CONFLICT DO NOTHING`);
  return find();
}

async function note({ database, now }: ReferralRowsDeps, accountId: string, referrerId: string | null): Promise<void> {
  if (referrerId === null) {
    await database
      .queries()
      .delete(referrals)
      .where(and(eq(referrals.accountId, accountId), isOpen()));
    return;
  }
  const acceptedAt = new Date(now());
  await database
    .queries()
    .insert(referrals)
    .values({ id: randomUUID(), referrerId, accountId, acceptedAt })
    .onConflictDoUpdate({ target: referrals.accountId, set: { referrerId, acceptedAt }, setWhere: isOpen() });
}

async function noteLate({ database, now }: ReferralRowsDeps, accountId: string, referrerId: string): Promise<boolean> {
  const [moment, since] = [new Date(now()), new Date(now() - DAY)].map((date) => date.toISOString());
  const { rows } = await database.queries().execute(sql`
    INSERT INTO referral (id, referrer_id, account_id, accepted_at)
    SELECT ${randomUUID()}, ${referrerId}, id, ${moment}::timestamptz FROM account
    WHERE id = ${accountId} AND created_at > ${since}::timestamptz
    ON CONFLICT DO NOTHING RETURNING id`);
  return rows.length > 0;
}

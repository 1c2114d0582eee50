import { VISITOR_EMAIL_DAYS } from '@footnote/domain';
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import {
  accountLinks,
  accounts,
  accountSecondFactors,
  accountSessions,
  attemptLimits,
  visitorEmails,
} from './account-tables.ts';
import type { AccountsDeps } from './postgres-accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days in which an address can be verified. */
const UNVERIFIED_DAYS = 7;
/** Days a sign-in or a role change stays in the log. */
const AUDIT_DAYS = 365;

const QUEUE: JobQueue = {
  name: 'accounts-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Forgets, every night, what nobody needs any more. */
export async function startAccountMaintenance(jobs: Jobs, deps: AccountsDeps): Promise<void> {
  await jobs.work(QUEUE, () => deleteExpired(deps));
  await jobs.schedule(QUEUE, '17 3 * * *');
}

/**
 * Deletes sessions, links and counts of attempts that ended, second factors that were begun and left, addresses that were
 * never verified, those of visitors who stayed away, and old lines of the audit log.
 */
export async function deleteExpired({ database, now }: AccountsDeps): Promise<void> {
  const before = (days: number) => new Date(now() - days * DAY);
  const queries = database.queries();
  await queries.delete(accountSessions).where(lt(accountSessions.expiresAt, before(0)));
  await queries.delete(accountLinks).where(lt(accountLinks.expiresAt, before(0)));
  const isLeft = and(isNull(accountSecondFactors.confirmedAt), lt(accountSecondFactors.begunAt, before(1)));
  await queries.delete(accountSecondFactors).where(isLeft);
  await queries.delete(attemptLimits).where(lt(attemptLimits.expire, now()));
  await forgetAudit(database, before(AUDIT_DAYS));
  await queries.delete(visitorEmails).where(lt(visitorEmails.givenAt, before(VISITOR_EMAIL_DAYS)));
  const session = queries
    .select({ one: sql`1` })
    .from(accountSessions)
    .where(eq(accountSessions.userId, accounts.id));
  const isAbandoned = and(
    eq(accounts.emailVerified, false),
    // In sandbox mode addresses need not be verified.
    eq(accounts.sandbox, false),
    lt(accounts.createdAt, before(UNVERIFIED_DAYS)),
    notExists(session),
  );
  await queries.delete(accounts).where(isAbandoned);
}

/**
 * Deletes the lines of the audit log from the oldest up to the first that is young enough, and keeps the hash of the last
 * of them, from which the next one follows.
 */
async function forgetAudit(database: Database, before: Date): Promise<void> {
  await database.withTransaction(async () => {
    await database.queries().execute(sql`
      WITH last AS (
        SELECT position, hash FROM audit_event
        WHERE position < coalesce(
          (SELECT min(position) FROM audit_event WHERE happened_at >= ${before.toISOString()}::timestamptz),
          (SELECT max(position) + 1 FROM audit_event)
        )
        ORDER BY position DESC LIMIT 1
      )
      UPDATE audit_chain SET forgotten_position = last.position, forgotten_hash = last.hash FROM last`);
    await database
      .queries()
      .execute(sql`DELETE FROM audit_event WHERE position <= (SELECT forgotten_position FROM audit_chain)`);
  });
}

import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { isVisitor } from '../../../platform/owner.ts';
import { chatSessions, visitorClaims } from './chat-tables.ts';
import type { SessionRowsDeps } from './session-rows-deps.ts';

/** Milliseconds within which a question arrives that was on its way when its asker signed in. */
const ON_ITS_WAY = 5 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Who owns what a visitor begins now: an account that has just claimed what was theirs, or the visitor, whose chats
 * nobody claims before the transaction ends. Any other owner is given back.
 */
export async function lockOwner(deps: SessionRowsDeps, owner: string): Promise<string> {
  if (!isVisitor(owner)) return owner;
  await holdVisitor(deps, owner);
  const since = new Date(deps.now() - ON_ITS_WAY);
  const [claim] = await deps.database
    .queries()
    .select({ account: visitorClaims.account })
    .from(visitorClaims)
    .where(and(eq(visitorClaims.visitor, owner), gt(visitorClaims.claimedAt, since)));
  return claim?.account ?? owner;
}

/** Gives the sessions of a visitor to an account, unless another has just claimed them; gives their ids. In a transaction. */
export async function claimSessions(deps: SessionRowsDeps, visitor: string, account: string): Promise<string[]> {
  const queries = deps.database.queries();
  await holdVisitor(deps, visitor);
  const claimedAt = new Date(deps.now());
  await queries.delete(visitorClaims).where(lt(visitorClaims.claimedAt, new Date(deps.now() - DAY)));
  const isOver = lte(visitorClaims.claimedAt, new Date(deps.now() - ON_ITS_WAY));
  await queries
    .insert(visitorClaims)
    .values({ visitor, account, claimedAt })
    .onConflictDoUpdate({ target: visitorClaims.visitor, set: { account, claimedAt }, setWhere: isOver });
  const owner = await lockOwner(deps, visitor);
  if (owner !== account) return [];
  const given = await queries
    .update(chatSessions)
    .set({ owner: account })
    .where(eq(chatSessions.owner, visitor))
    .returning({ id: chatSessions.id });
  return given.map(({ id }) => id);
}

/** Lets what a visitor begins and what claims it come one after the other: a row that is being made cannot be locked. */
async function holdVisitor(deps: SessionRowsDeps, visitor: string): Promise<void> {
  await deps.database.queries().execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${visitor}, 0))`);
}

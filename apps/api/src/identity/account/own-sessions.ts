import type { AccountSession, Result } from '@footnote/domain';
import { ok } from '@footnote/domain';
import type { CurrentUser } from '../../platform/owner.ts';
import { refusal, type Caller, type IdentityDeps, type Refusal } from './auth-policy.ts';
import type { NewSession } from '../identity.ports.ts';
import { wideNetworkOf } from '../../platform/network-of.ts';

/** Notes what a session that has just begun is recognised by in the list of its owner. */
export async function noteSession({ sessions }: IdentityDeps, { id }: NewSession, caller: Caller): Promise<void> {
  await sessions.note(id, { userAgent: caller.userAgent, network: wideNetworkOf(caller.address) });
}

/** The sessions by which a user is signed in, the last used first. */
export async function listSessions({ sessions }: IdentityDeps, user: CurrentUser): Promise<AccountSession[]> {
  const { default: bowser } = await import('bowser');
  const kept = await sessions.list(user.accountId);
  return kept.map(({ id, userAgent, network, startedAt, lastUsedAt, expiresAt }) => {
    const { browser, os } = userAgent === null || userAgent === '' ? {} : bowser.parse(userAgent);
    return {
      id,
      current: id === user.sessionId,
      browser: browser?.name ?? null,
      system: os?.name ?? null,
      network,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** Ends one session of a user; of anybody else's it says what it says of one that never was. */
export async function endSession(
  { sessions, audit }: IdentityDeps,
  { user, session }: { user: CurrentUser; session: string },
  { address }: Caller,
): Promise<Result<null, Refusal>> {
  if (!(await sessions.end(user.accountId, session))) return refusal('identity/session-not-found');
  await audit.write({ accountId: user.accountId, event: 'session-ended', address });
  return ok(null);
}

/** Ends every session of a user but the one they ask with; gives how many. */
export async function endOtherSessions(
  { sessions, audit }: IdentityDeps,
  user: CurrentUser,
  { address }: Caller,
): Promise<number> {
  const ended = await sessions.endOthers(user.accountId, user.sessionId);
  if (ended > 0) {
    const detail = { ended: String(ended) };
    await audit.write({ accountId: user.accountId, event: 'other-sessions-ended', detail, address });
  }
  return ended;
}

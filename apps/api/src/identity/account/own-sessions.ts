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
      browser: known(browser?.name) ?? programOf(userAgent),
      system: known(os?.name),
      network,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

/** The library gives '' for what it does not know. */
function known(name: string | undefined): string | null {
  return name === undefined || name === '' ? null : name;
}

/** What a program that is no browser calls itself, such as curl in `curl/8.5.0`; every browser says Mozilla first. */
function programOf(userAgent: string | null): string | null {
  const name = /^([a-z][\w.-]{0,39})\//i.exec(userAgent ?? '')?.[1] ?? null;
  return name === 'Mozilla' ? null : name;
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

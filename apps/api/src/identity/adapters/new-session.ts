import type { NewSession } from '../identity.ports.ts';
import type { AuthEngine } from './auth-engine.ts';

/** Tells about a session that has just begun. */
export async function newSession(
  { auth }: AuthEngine,
  { token, given, newAccount }: { token: string; given: Headers; newAccount: boolean },
): Promise<NewSession> {
  const begun = await (await auth.$context).internalAdapter.findSession(token);
  if (begun === null) throw new Error('A session that has just begun is not there.');
  return {
    id: begun.session.id,
    accountId: begun.user.id,
    newAccount,
    token: given.get('set-auth-token') ?? '',
    expiresAt: new Date(begun.session.expiresAt).toISOString(),
    cookies: given.getSetCookie(),
  };
}

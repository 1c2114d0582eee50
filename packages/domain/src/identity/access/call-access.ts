/**
 * Who may make a call of the API. An `owner` is a visitor or somebody with an account, but nobody whose session has
 * ended: what they ask for belongs to an account, and a visitor's answer would hide that from them.
 */
export type CallRequirement = 'anyone' | 'owner' | 'signedIn' | 'superAdmin';

/** Who calls. */
export interface CallerContext {
  signedIn: boolean;
  superAdmin: boolean;
  /** Whether the call brings a session that has ended, or was never one. */
  sessionEnded: boolean;
}

/**
 * What stands in the way of a call; null when nothing does. What belongs to somebody is guarded beyond that: to anybody
 * else it does not exist.
 */
export function refuseCall(
  need: CallRequirement,
  { signedIn, superAdmin, sessionEnded }: CallerContext,
): 'identity/signed-out' | 'identity/forbidden' | null {
  if (need === 'anyone') return null;
  if (need === 'owner') return sessionEnded ? 'identity/signed-out' : null;
  if (!signedIn) return 'identity/signed-out';
  return need === 'superAdmin' && !superAdmin ? 'identity/forbidden' : null;
}

/**
 * Who may make a call of the API. An `owner` is a visitor or somebody with an account, but nobody whose session has
 * ended: what they ask for belongs to an account, and a visitor's answer would hide that from them. A `member` belongs
 * to the organization that the call names, an `organizationAdmin` is one of its admins; whoever is `paying` subscribes, or
 * is treated as if (`isPaying`). Super admins may be any of them.
 */
export type CallRequirement =
  | 'anyone'
  | 'owner'
  | 'signedIn'
  | 'paying'
  | 'member'
  | 'organizationAdmin'
  | 'superAdmin';

/** Who calls. */
export interface CallerContext {
  signedIn: boolean;
  superAdmin: boolean;
  /**
   * Whether the caller pays, or is treated as if.
   * @default false
   */
  paying?: boolean;
  /** Whether the call brings a session that has ended, or was never one. */
  sessionEnded: boolean;
  /** What the caller is in the organization that the call names, `null` for nothing; left out of calls that name none. */
  roleInNamed?: 'Member' | 'Admin' | null;
  /** Whether that organization asks its members for a second factor that the caller lacks. */
  secondFactorMissing?: boolean;
}

/**
 * What stands in the way of a call; null when nothing does. What belongs to somebody is guarded beyond that: to anybody
 * else it does not exist, and so it is with an organization and everybody outside it, whatever the call needs.
 */
export function refuseCall(
  need: CallRequirement,
  { signedIn, superAdmin, paying = false, sessionEnded, roleInNamed, secondFactorMissing = false }: CallerContext,
):
  | 'identity/signed-out'
  | 'identity/forbidden'
  | 'organization/not-found'
  | 'organization/second-factor-needed'
  | null {
  if (need === 'anyone') return null;
  if (need === 'owner') return sessionEnded ? 'identity/signed-out' : null;
  if (!signedIn) return 'identity/signed-out';
  if (superAdmin) return null;
  if (roleInNamed === null) return 'organization/not-found';
  if (need === 'signedIn') return null;
  const isEnough = {
    paying,
    member: roleInNamed !== undefined,
    organizationAdmin: roleInNamed === 'Admin',
    superAdmin: false,
  };
  if (!isEnough[need]) return 'identity/forbidden';
  return secondFactorMissing ? 'organization/second-factor-needed' : null;
}

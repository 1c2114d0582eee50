/**
 * Who may make a call of the API. An `owner` is a visitor or somebody with an account, but nobody whose session has
 * ended: what they ask for belongs to an account, and a visitor's answer would hide that from them.
 */
export type CallRequirement = 'anyone' | 'owner' | 'signedIn' | 'superAdmin';

/**
 * Every call of the API and who may make it. What belongs to somebody is guarded beyond that: to anybody else it does
 * not exist.
 */
export const CALL_ACCESS: Readonly<Record<string, CallRequirement>> = {
  'post /api/chat/query': 'owner',
  'post /api/chat/sessions': 'owner',
  'get /api/chat/sessions': 'owner',
  'get /api/chat/sessions/:sessionId': 'owner',
  'patch /api/chat/sessions/:sessionId': 'owner',
  'delete /api/chat/sessions/:sessionId': 'owner',
  'get /api/chat/sessions/:sessionId/stream': 'owner',
  'post /api/chat/sessions/:sessionId/stop': 'owner',
  'get /api/chat/sessions/:sessionId/share': 'owner',
  'post /api/chat/sessions/:sessionId/share': 'owner',
  'delete /api/chat/sessions/:sessionId/share': 'owner',
  'get /api/chat/shared/:shareId': 'anyone',
  'post /api/search/simple': 'anyone',
  'post /api/search/pico': 'anyone',
  'post /api/search/category': 'anyone',
  'post /api/search/pubmed': 'anyone',
  'get /api/search/queries': 'anyone',
  'post /api/pubmed/articles-by-ids': 'anyone',
  'get /api/literature/status': 'anyone',
  'post /api/library/export': 'anyone',
  'get /api/admin/literature': 'superAdmin',
  'post /api/admin/literature/sync': 'superAdmin',
  'post /api/admin/literature/retry': 'superAdmin',
  'get /api/auth/options': 'anyone',
  'post /api/auth/register': 'anyone',
  'post /api/auth/sign-in': 'anyone',
  'post /api/auth/token': 'anyone',
  'post /api/auth/sign-out': 'anyone',
  'post /api/auth/verify-email': 'anyone',
  'post /api/auth/resend-verification': 'anyone',
  'post /api/auth/request-reset': 'anyone',
  'get /api/auth/reset-link': 'anyone',
  'post /api/auth/reset-password': 'anyone',
  'post /api/auth/change-password': 'signedIn',
  'post /api/auth/social': 'anyone',
  'get /api/auth/callback/:provider': 'anyone',
  'post /api/sandbox/access': 'anyone',
  'post /api/analytics/add-user': 'anyone',
  'post /api/analytics/event': 'anyone',
  'get /api/users/location': 'anyone',
  'get /api/users/settings': 'anyone',
  'get /api/users/me': 'signedIn',
  'patch /api/users/me': 'signedIn',
  'delete /api/users/me': 'signedIn',
  'get /api/users/me/export': 'signedIn',
  'get /api/users/me/sessions': 'signedIn',
  'delete /api/users/me/sessions': 'signedIn',
  'delete /api/users/me/sessions/:sessionId': 'signedIn',
  'patch /api/users/language': 'signedIn',
  'get /api/upsert-user': 'signedIn',
  'post /api/upsert-user': 'signedIn',
  'post /api/graphql': 'signedIn',
  'post /api/public/graphql': 'anyone',
};

/** Who calls. */
export interface CallerContext {
  signedIn: boolean;
  superAdmin: boolean;
  /** Whether the call brings a session that has ended, or was never one. */
  sessionEnded: boolean;
}

/** What stands in the way of a call; null when nothing does. `call` is its method in small letters, a space and its path. */
export function refuseCall(
  call: string,
  { signedIn, superAdmin, sessionEnded }: CallerContext,
): 'identity/signed-out' | 'identity/forbidden' | null {
  const need = CALL_ACCESS[call] ?? 'superAdmin';
  if (need === 'anyone') return null;
  if (need === 'owner') return sessionEnded ? 'identity/signed-out' : null;
  if (!signedIn) return 'identity/signed-out';
  return need === 'superAdmin' && !superAdmin ? 'identity/forbidden' : null;
}

/** A public id of a shared chat; a session of one's own is named by a UUID, which is longer. */
const SHARE_ID = /^[\w-]{32}$/;

/** The public id of the shared chat that the address of a chat names; null where it names none. */
export function shareIdIn(parameters: URLSearchParams): string | null {
  const sid = parameters.get('sid') ?? '';
  return SHARE_ID.test(sid) ? sid : null;
}

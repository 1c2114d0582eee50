import { proxy } from 'valtio';

/** The answers a user follows, as far as they were asked for: ids of alerts by chat and place. */
export const followed = proxy<{ accountId: string; ids: Record<string, string> }>({ accountId: '', ids: {} });

/** Names an answer by its chat and its place there. */
export function answerKey(sessionId: string, position: number): string {
  return `${sessionId} ${position}`;
}

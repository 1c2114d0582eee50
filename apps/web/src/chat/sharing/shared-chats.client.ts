import type { ChatShare, Result, SharedChat } from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';
import { sharingCalls } from './sharing-calls.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

const readShare = async (value: unknown) => (await import('../wire.ts')).chatShareSchema.parse(value);

/** Under which public id a session is shared, if it is. */
export function loadShare(sessionId: string): Answer<ChatShare> {
  return callApi(sharingCalls.chatSessionShare(sessionId), { read: readShare });
}

/** Shares a session; one that is shared keeps its public id. */
export function shareSession(sessionId: string): Answer<ChatShare> {
  return callApi(sharingCalls.chatSessionShare(sessionId), { method: 'POST', read: readShare });
}

/** Closes the link of a session for good. */
export function unshareSession(sessionId: string): Answer<ChatShare> {
  return callApi(sharingCalls.chatSessionShare(sessionId), { method: 'DELETE', read: () => ({ shareId: null }) });
}

/** Loads a chat somebody shared. */
export function loadSharedChat(shareId: string): Answer<SharedChat> {
  return callApi(sharingCalls.sharedChat(shareId), {
    read: async (value) => (await import('../wire.ts')).sharedChatSchema.parse(value),
  });
}

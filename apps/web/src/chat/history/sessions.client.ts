import { type ChatHistoryPage, type ChatSession, type Citation, type Result, type SaveSession } from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';
import { calls } from '../../platform/navigation/paths.ts';

type Answer<T> = Promise<Result<T, ApiError>>;

const nothing = () => null;

/** Loads a session with its turns; `actingFor` names whom it was made for where that is not whom the user acts for. */
export function loadSession(sessionId: string, acting: { actingFor?: string | null } = {}): Answer<ChatSession> {
  return callApi(calls.chatSession(sessionId), {
    ...acting,
    read: async (value) => (await import('../wire.ts')).chatSessionSchema.parse(value),
  });
}

/** Loads one page of this browser's chats, newest first; `page` counts from 1. */
export function loadHistory(page: { page: number; pageSize: number; search: string }): Answer<ChatHistoryPage> {
  return callApi(calls.chatHistory(page), {
    read: async (value) => (await import('../wire.ts')).chatHistoryPageSchema.parse(value),
  });
}

/** Saves votes and feedback. */
export function saveSession(session: SaveSession): Answer<null> {
  return callApi(calls.chatSessions, { method: 'POST', body: session, read: nothing });
}

/** Gives a session another title. */
export function renameSession(sessionId: string, title: string): Answer<null> {
  return callApi(calls.chatSession(sessionId), { method: 'PATCH', body: { title }, read: nothing });
}

/** Deletes a session for good. */
export function deleteSession(sessionId: string): Answer<null> {
  return callApi(calls.chatSession(sessionId), { method: 'DELETE', read: nothing });
}

/** Stops the running answer of a session. */
export function stopAnswer(sessionId: string): Answer<null> {
  return callApi(calls.chatSessionStop(sessionId), { method: 'POST', read: nothing });
}

/** Loads articles by their PMIDs; unknown ones are left out. */
export function loadArticles(ids: readonly string[]): Answer<Citation[]> {
  return callApi(calls.articlesByIds, {
    method: 'POST',
    body: { ids },
    read: async (value) => {
      const { citationSchema } = await import('../wire.ts');
      const articles = typeof value === 'object' && value !== null ? Reflect.get(value, 'articles') : undefined;
      return citationSchema.array().parse(articles);
    },
  });
}

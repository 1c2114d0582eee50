import {
  chatHistoryPageSchema,
  chatQueryParametersSchema,
  chatQuerySchema,
  chatSessionSchema,
  chatShareSchema,
  chatStreamEventSchema,
  HISTORY_PAGE_SIZE,
  saveSessionSchema,
  sharedChatSchema,
} from '@footnote/domain';
import { z } from 'zod';
import { UNREADABLE, type Endpoint } from '../platform/http/endpoint.ts';

const wholeNumber = (fallback: number, high: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(high))
    .default(fallback);

/** Query parameters of GET /api/chat/sessions. */
export const historyPageQuerySchema = z.strictObject({
  page: wholeNumber(1, 100_000),
  page_size: wholeNumber(HISTORY_PAGE_SIZE, 100),
  search: z.string().max(200).default(''),
});

/** Body of PATCH /api/chat/sessions/{sessionId}. */
export const renameSessionSchema = z.strictObject({ title: z.string().trim().min(1).max(255) });

/** The id of a session. */
export const sessionIdSchema = z.uuid();

/** The public id of a shared session; such ids look like nothing else, least of all like the id of a session. */
export const shareIdSchema = z.string().regex(/^[\w-]{32}$/);

const SESSION = '/api/chat/sessions/:sessionId';

/** The chat calls of specification §7 and what a client needs to come back to a chat. */
export const CHAT_ENDPOINTS = {
  ask: {
    method: 'post',
    path: '/api/chat/query',
    budget: 'question',
    summary: 'Asks a question; the answer is a stream. Header footnote-session-id names the session it is saved in.',
    query: chatQueryParametersSchema,
    body: chatQuerySchema,
    answer: { lines: chatStreamEventSchema },
    errors: [
      ...UNREADABLE,
      'identity/signed-out',
      'chat/payload-invalid',
      'chat/question-empty',
      'questionTokenLimitExceeded',
      'formatTokenLimitExceeded',
      'chat/no-source',
      'chat/unknown-source',
      'chat/no-references',
      'chat/too-many-references',
      'chat/unauthorized',
      'chat/session-not-found',
      'chat/session-busy',
      'chat/session-full',
      'chat/history-full',
      'request/too-many',
      'server/stopping',
      'internal',
    ],
  },
  save: {
    method: 'post',
    path: '/api/chat/sessions',
    budget: 'write',
    summary:
      'Saves votes and feedback of a session, or a session the server does not know, whose answers are kept as written by the client.',
    body: saveSessionSchema,
    answer: null,
    errors: [
      ...UNREADABLE,
      'identity/signed-out',
      'chat/payload-invalid',
      'chat/citations-missing',
      'chat/session-not-found',
      'chat/session-conflict',
      'chat/session-full',
      'chat/history-full',
    ],
  },
  list: {
    method: 'get',
    path: '/api/chat/sessions',
    budget: 'history',
    summary: 'Lists the chat history of this browser, newest first.',
    query: historyPageQuerySchema,
    answer: { json: chatHistoryPageSchema },
    errors: ['identity/signed-out', 'chat/payload-invalid'],
  },
  load: {
    method: 'get',
    path: SESSION,
    budget: 'read',
    summary: 'Gives a session with all its turns.',
    answer: { json: chatSessionSchema },
    errors: ['identity/signed-out', 'chat/session-not-found'],
  },
  rename: {
    method: 'patch',
    path: SESSION,
    budget: 'write',
    summary: 'Renames a session.',
    body: renameSessionSchema,
    answer: null,
    errors: [...UNREADABLE, 'identity/signed-out', 'chat/payload-invalid', 'chat/session-not-found'],
  },
  remove: {
    method: 'delete',
    path: SESSION,
    budget: 'write',
    summary: 'Deletes a session; an answer that is running in it is stopped.',
    answer: null,
    errors: ['request/cross-site', 'identity/signed-out', 'chat/session-not-found'],
  },
  follow: {
    method: 'get',
    path: `${SESSION}/stream`,
    budget: 'read',
    summary: 'Follows the newest turn of a session: all its events from the first, then what comes.',
    answer: { lines: chatStreamEventSchema },
    errors: ['identity/signed-out', 'chat/session-not-found', 'chat/session-busy'],
  },
  stop: {
    method: 'post',
    goesOnWhenFull: true,
    path: `${SESSION}/stop`,
    budget: 'write',
    summary: 'Stops the running answer and keeps what was written. Stopping twice is no error.',
    answer: null,
    errors: ['request/cross-site', 'identity/signed-out', 'chat/session-not-found'],
  },
  shareOf: {
    method: 'get',
    path: `${SESSION}/share`,
    budget: 'read',
    summary: 'Gives the public id of a session, or null while it is not shared.',
    answer: { json: chatShareSchema },
    errors: ['identity/signed-out', 'chat/session-not-found'],
  },
  share: {
    method: 'post',
    path: `${SESSION}/share`,
    budget: 'write',
    summary:
      'Shares a session with everybody who has its public id. Sharing twice gives the same id. Only what Footnote wrote can be shared.',
    answer: { json: chatShareSchema },
    errors: ['request/cross-site', 'identity/signed-out', 'chat/session-not-found', 'chat/not-shareable'],
  },
  unshare: {
    method: 'delete',
    path: `${SESSION}/share`,
    budget: 'write',
    summary: 'Ends the sharing of a session at once; its public id is never used again. Doing so twice is no error.',
    answer: null,
    errors: ['request/cross-site', 'identity/signed-out', 'chat/session-not-found'],
  },
  loadShared: {
    method: 'get',
    path: '/api/chat/shared/:shareId',
    budget: 'read',
    summary: 'Gives the finished turns of a shared session, without anything of its owner and of private sources.',
    answer: { json: sharedChatSchema },
    errors: ['chat/session-not-found'],
  },
} as const satisfies Record<string, Endpoint>;

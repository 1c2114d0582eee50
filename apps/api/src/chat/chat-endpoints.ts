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
import type { Endpoint } from '../platform/http/endpoint.ts';
import { wholeNumber } from '../platform/http/list-query.ts';
import { QUERY_PROBLEMS, queryProblem } from './check-chat-query.ts';

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

const MEGABYTE = 1024 * 1024;

const SESSION = '/api/chat/sessions/:sessionId';

/** What calls about one session have in common: to somebody who does not own it, it does not exist. */
const ofSession = {
  access: 'owner',
  params: z.object({ sessionId: sessionIdSchema }),
  notFound: 'chat/session-not-found',
} as const;

/** The chat calls of specification §7 and what a client needs to come back to a chat. */
export const CHAT_ENDPOINTS = {
  ask: {
    method: 'post',
    path: '/api/chat/query',
    access: 'owner',
    budget: 'question',
    summary: 'Asks a question; the answer is a stream. Header footnote-session-id names the session it is saved in.',
    query: chatQueryParametersSchema,
    body: chatQuerySchema,
    // A question with its history; older messages are the client's to drop.
    bodyLimit: 2 * MEGABYTE,
    invalid: { codeOf: queryProblem, codes: QUERY_PROBLEMS },
    answer: { lines: chatStreamEventSchema },
    errors: [
      'chat/question-empty',
      'chat/no-source',
      'chat/unknown-source',
      'chat/collection-gone',
      'chat/reference-gone',
      'chat/no-references',
      'chat/unauthorized',
      'model/not-configured',
      'chat/session-not-found',
      'chat/session-busy',
      'chat/session-full',
      'chat/history-full',
      'server/stopping',
      'internal',
    ],
  },
  save: {
    method: 'post',
    path: '/api/chat/sessions',
    access: 'owner',
    budget: 'write',
    summary:
      'Saves votes and feedback of a session, or a session the server does not know, whose answers are kept as written by the client.',
    body: saveSessionSchema,
    // A session with its citations.
    bodyLimit: 4 * MEGABYTE,
    invalid: 'chat/payload-invalid',
    answer: null,
    errors: [
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
    access: 'owner',
    budget: 'history',
    summary: 'Lists the chat history of this browser, newest first.',
    query: historyPageQuerySchema,
    invalid: 'chat/payload-invalid',
    answer: { json: chatHistoryPageSchema },
    compressed: true,
  },
  load: {
    ...ofSession,
    method: 'get',
    path: SESSION,
    budget: 'read',
    summary: 'Gives a session with all its turns.',
    answer: { json: chatSessionSchema },
    compressed: true,
  },
  rename: {
    ...ofSession,
    method: 'patch',
    path: SESSION,
    budget: 'write',
    summary: 'Renames a session.',
    body: renameSessionSchema,
    bodyLimit: 16 * 1024,
    invalid: 'chat/payload-invalid',
    answer: null,
  },
  remove: {
    ...ofSession,
    method: 'delete',
    path: SESSION,
    budget: 'write',
    summary: 'Deletes a session; an answer that is running in it is stopped.',
    answer: null,
  },
  follow: {
    ...ofSession,
    method: 'get',
    path: `${SESSION}/stream`,
    budget: 'read',
    summary: 'Follows the newest turn of a session: all its events from the first, then what comes.',
    answer: { lines: chatStreamEventSchema },
    errors: ['chat/session-busy'],
  },
  stop: {
    ...ofSession,
    method: 'post',
    goesOnWhenFull: true,
    path: `${SESSION}/stop`,
    budget: 'write',
    summary: 'Stops the running answer and keeps what was written. Stopping twice is no error.',
    answer: null,
  },
  shareOf: {
    ...ofSession,
    method: 'get',
    path: `${SESSION}/share`,
    budget: 'read',
    summary: 'Gives the public id of a session, or null while it is not shared.',
    answer: { json: chatShareSchema },
  },
  share: {
    ...ofSession,
    method: 'post',
    path: `${SESSION}/share`,
    budget: 'write',
    summary:
      'Shares a session with everybody who has its public id. Sharing twice gives the same id. Only what Footnote wrote can be shared.',
    answer: { json: chatShareSchema },
    errors: ['chat/not-shareable'],
  },
  unshare: {
    ...ofSession,
    method: 'delete',
    path: `${SESSION}/share`,
    budget: 'write',
    summary: 'Ends the sharing of a session at once; its public id is never used again. Doing so twice is no error.',
    answer: null,
  },
  loadShared: {
    method: 'get',
    path: '/api/chat/shared/:shareId',
    access: 'anyone',
    params: z.object({ shareId: shareIdSchema }),
    notFound: 'chat/session-not-found',
    budget: 'read',
    summary: 'Gives the finished turns of a shared session, without anything of its owner and of private sources.',
    answer: { json: sharedChatSchema },
    compressed: true,
  },
} as const satisfies Record<string, Endpoint>;

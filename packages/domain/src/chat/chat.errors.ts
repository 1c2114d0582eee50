import { defineErrors, type CodeOf, type DomainError } from '../kernel/result.ts';

/**
 * Everything that can go wrong between a question and its answer. The two limits carry the names of
 * specification §5; the rest follow the house pattern area/what-happened.
 */
export const CHAT_ERRORS = defineErrors({
  questionTokenLimitExceeded: { status: 'invalid', message: 'The question is too long. Shorten it and send it again.' },
  formatTokenLimitExceeded: {
    status: 'invalid',
    message: 'The answer format is longer than 1500 tokens. Shorten it and try again.',
  },
  'chat/payload-invalid': { status: 'invalid', message: 'The request is not valid.' },
  'chat/question-empty': { status: 'invalid', message: 'Write a question first.' },
  'chat/no-source': { status: 'invalid', message: 'Please select at least one source.' },
  'chat/collection-gone': {
    status: 'not-found',
    message: 'The collection was deleted, or is shared with you no longer. Choose what to ask under “Sources”.',
  },
  'chat/collections-too-large': {
    status: 'invalid',
    message: 'The chosen collections hold more than 20,000 articles together. Choose fewer or smaller ones.',
  },
  'chat/reference-gone': {
    status: 'not-found',
    message:
      'A chosen reference is no longer in its collection, or the collection was deleted or is shared with you no longer. Choose others.',
  },
  'chat/unknown-source': { status: 'invalid', message: 'One of the selected sources does not exist.' },
  'chat/no-references': { status: 'invalid', message: 'No references were added to chat, please try again' },
  'chat/too-many-references': {
    status: 'invalid',
    message: 'Too many references are selected. Deselect some and try again.',
  },
  'chat/unauthorized': { status: 'forbidden', message: 'Unauthorized' },
  'chat/session-not-found': { status: 'not-found', message: 'This chat does not exist.' },
  'chat/session-busy': {
    status: 'conflict',
    message: 'This chat is still answering. Wait for the answer or stop it first.',
    retryable: true,
  },
  'chat/session-conflict': { status: 'conflict', message: 'This chat was changed elsewhere. Reload it and try again.' },
  'chat/citations-missing': {
    status: 'invalid',
    message: 'A chat whose answers cite references cannot be saved without them.',
  },
  'chat/session-full': { status: 'conflict', message: 'This chat has grown too long to be kept. Start a new chat.' },
  'chat/history-full': {
    status: 'conflict',
    message: 'Your chats take up all the room there is for them. Delete some and try again.',
  },
  'chat/not-shareable': {
    status: 'conflict',
    message: 'This chat has answers that Footnote did not write, so it cannot be shared.',
  },
  'chat/pro-limit-reached': {
    status: 'forbidden',
    message: 'Max PRO chats limit reached. They refill on Monday; questions without PRO settings go on without limit.',
  },
  'chat/pro-needs-account': {
    status: 'forbidden',
    message: 'This is a PRO question. Log in to ask it, or ask without PRO settings.',
  },
  'chat/stopped': { status: 'conflict', message: 'The answer was stopped.' },
  'chat/access-ended': {
    status: 'forbidden',
    message: 'You no longer have access to this chat.',
  },
  'chat/interrupted': {
    status: 'unavailable',
    message: 'The answer was interrupted before it was finished. Ask again to get it.',
    retryable: true,
  },
  'literature/unavailable': {
    status: 'unavailable',
    message: 'The literature index cannot be reached.',
    retryable: true,
  },
  'literature/query-too-wide': {
    status: 'invalid',
    message: 'The search is too wide. Use longer words and try again.',
  },
  'literature/query-too-costly': {
    status: 'invalid',
    message: 'The search would take too long. Use fewer words, or look for them as they are spelled.',
  },
  'literature/reading-timed-out': {
    status: 'unavailable',
    message: 'Reading this text took too long. Shorten it and try again.',
  },
  'model/not-configured': {
    status: 'invalid',
    message: 'The server has no key or address for this provider of language models.',
  },
  'model/unauthorized': {
    status: 'upstream-failed',
    message: 'The language model refused its key. An administrator needs to check the configuration.',
  },
  'model/rate-limited': { status: 'unavailable', message: 'The language model is busy.', retryable: true },
  'model/timed-out': { status: 'timed-out', message: 'The language model took too long to answer.' },
  'model/unavailable': { status: 'upstream-failed', message: 'The language model cannot be reached.', retryable: true },
  'model/stream-cut': {
    status: 'upstream-failed',
    message: 'The language model broke off in the middle of its answer.',
    retryable: true,
  },
  'model/bad-response': {
    status: 'upstream-failed',
    message: 'The language model gave an answer that could not be read.',
  },
  internal: { status: 'internal', message: 'Something went wrong on the server.' },
});
export type ChatErrorCode = CodeOf<typeof CHAT_ERRORS>;

/** What the server refuses in place of an answer, by a `failed` event and again on reload (specification §8). */
export const REFUSALS = ['chat/pro-limit-reached', 'chat/pro-needs-account'] as const satisfies ChatErrorCode[];

/** Whether a code is one by which the server refuses an answer. */
export function isRefusal(code: ChatErrorCode): boolean {
  return REFUSALS.some((refusal) => refusal === code);
}

/** An expected failure of the chat. */
export type ChatError = DomainError<ChatErrorCode>;

/** Builds the error of a code with its standard message. */
export const chatError = CHAT_ERRORS.error;

/**
 * Everything that can go wrong between a question and its answer. The two limits carry the names of
 * specification §5; the rest follow the house pattern area/what-happened.
 */
export const CHAT_ERROR_CODES = [
  'questionTokenLimitExceeded',
  'formatTokenLimitExceeded',
  'chat/payload-invalid',
  'chat/question-empty',
  'chat/no-source',
  'chat/unknown-source',
  'chat/no-references',
  'chat/too-many-references',
  'chat/unauthorized',
  'chat/session-not-found',
  'chat/session-busy',
  'chat/session-conflict',
  'chat/citations-missing',
  'chat/session-full',
  'chat/history-full',
  'chat/not-shareable',
  'chat/stopped',
  'chat/interrupted',
  'literature/unavailable',
  'literature/query-too-wide',
  'literature/query-too-costly',
  'literature/reading-timed-out',
  'model/unauthorized',
  'model/rate-limited',
  'model/timed-out',
  'model/unavailable',
  'model/stream-cut',
  'model/bad-response',
  'internal',
] as const;

export type ChatErrorCode = (typeof CHAT_ERROR_CODES)[number];

/** An expected failure of the chat; `message` is an English sentence fit for a user. */
export interface ChatError {
  code: ChatErrorCode;
  message: string;
  /** Seconds after which trying again makes sense, where the other side said so. */
  retryAfterSeconds?: number;
}

const MESSAGES: Record<ChatErrorCode, string> = {
  questionTokenLimitExceeded: 'The question is too long. Shorten it and send it again.',
  formatTokenLimitExceeded: 'The answer format is longer than 1500 tokens. Shorten it and try again.',
  'chat/payload-invalid': 'The request is not valid.',
  'chat/question-empty': 'Write a question first.',
  'chat/no-source': 'Please select at least one source.',
  'chat/unknown-source': 'One of the selected sources does not exist.',
  'chat/no-references': 'No references were added to chat, please try again',
  'chat/too-many-references': 'Too many references are selected. Deselect some and try again.',
  'chat/unauthorized': 'Unauthorized',
  'chat/session-not-found': 'This chat does not exist.',
  'chat/session-busy': 'This chat is still answering. Wait for the answer or stop it first.',
  'chat/session-conflict': 'This chat was changed elsewhere. Reload it and try again.',
  'chat/citations-missing': 'A chat whose answers cite references cannot be saved without them.',
  'chat/session-full': 'This chat has grown too long to be kept. Start a new chat.',
  'chat/history-full': 'Your chats take up all the room there is for them. Delete some and try again.',
  'chat/not-shareable': 'This chat has answers that Footnote did not write, so it cannot be shared.',
  'chat/stopped': 'The answer was stopped.',
  'chat/interrupted': 'The answer was interrupted before it was finished. Ask again to get it.',
  'literature/unavailable': 'The literature index cannot be reached.',
  'literature/query-too-wide': 'The search is too wide. Use longer words and try again.',
  'literature/query-too-costly':
    'The search would take too long. Use fewer words, or look for them as they are spelled.',
  'literature/reading-timed-out': 'Reading this text took too long. Shorten it and try again.',
  'model/unauthorized': 'The language model refused its key. An administrator needs to check the configuration.',
  'model/rate-limited': 'The language model is busy.',
  'model/timed-out': 'The language model took too long to answer.',
  'model/unavailable': 'The language model cannot be reached.',
  'model/stream-cut': 'The language model broke off in the middle of its answer.',
  'model/bad-response': 'The language model gave an answer that could not be read.',
  internal: 'Something went wrong on the server.',
};

/** Builds the error of a code with its standard message. */
export function chatError(code: ChatErrorCode, extra: { retryAfterSeconds?: number } = {}): ChatError {
  return { code, message: MESSAGES[code], ...extra };
}

import { TEXT_LIMITS } from '../kernel/text-limits.ts';

/** Tokens of a question; the specification names the limit (§5) without a number, this is Footnote's. */
export const QUESTION_TOKEN_LIMIT = 1_000;
/** Tokens of an answer format (specification §9). */
export const FORMAT_TOKEN_LIMIT = 1_500;
/** Characters beyond which a question or format is refused before its tokens are counted. */
export const QUESTION_CHARACTER_LIMIT = TEXT_LIMITS.question;
export const FORMAT_CHARACTER_LIMIT = TEXT_LIMITS.answerFormat;
/** Messages of history one query may carry; older ones are the client's to drop. */
export const HISTORY_LIMIT = 200;
/** Characters of all messages a client sends along; the oldest beyond are dropped. */
export const HISTORY_CHARACTER_LIMIT = TEXT_LIMITS.history;
/** Characters of one message of the history. */
export const MESSAGE_CHARACTER_LIMIT = TEXT_LIMITS.message;
/** References an answer can be regenerated from, and articles one can chat with (§5 gives no number). */
export const SELECTED_REFERENCES_LIMIT = 25;
/** Page size of the chat history (specification §9). */
export const HISTORY_PAGE_SIZE = 5;

import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApiError } from './api.client.ts';
import type { FormatWords } from './words.ts';

const messages = defineMessages({
  questionTokenLimitExceeded: {
    defaultMessage: 'The question is too long. Shorten it and send it again.',
    description: 'Why a call or an answer failed',
  },
  formatTokenLimitExceeded: {
    defaultMessage: 'The answer format is longer than 1500 tokens. Shorten it and try again.',
    description: 'Why a call or an answer failed',
  },
  'chat/question-empty': { defaultMessage: 'Write a question first.', description: 'Why a call or an answer failed' },
  'chat/no-source': {
    defaultMessage: 'Please select at least one source.',
    description: 'Why a call or an answer failed',
  },
  'chat/unknown-source': {
    defaultMessage: 'One of the selected sources does not exist.',
    description: 'Why a call or an answer failed',
  },
  'chat/too-many-references': {
    defaultMessage: 'Too many references are selected. Deselect some and try again.',
    description: 'Why a call or an answer failed',
  },
  'chat/session-busy': {
    defaultMessage: 'This chat is still answering. Wait for the answer or stop it first.',
    description: 'Why a call or an answer failed',
  },
  'chat/session-conflict': {
    defaultMessage: 'This chat was changed elsewhere. Reload it and try again.',
    description: 'Why a call or an answer failed',
  },
  'chat/interrupted': {
    defaultMessage: 'The answer was interrupted before it was finished. Ask again to get it.',
    description: 'Why a call or an answer failed',
  },
  'literature/unavailable': {
    defaultMessage: 'The literature index cannot be reached.',
    description: 'Why a call or an answer failed',
  },
  'literature/query-too-wide': {
    defaultMessage: 'The search is too wide. Use longer words and try again.',
    description: 'Why a call or an answer failed',
  },
  'model/unauthorized': {
    defaultMessage: 'The language model refused its key. An administrator needs to check the configuration.',
    description: 'Why a call or an answer failed',
  },
  'model/rate-limited': {
    defaultMessage: 'The language model is busy.',
    description: 'Why a call or an answer failed',
  },
  'model/timed-out': {
    defaultMessage: 'The language model took too long to answer.',
    description: 'Why a call or an answer failed',
  },
  'model/unavailable': {
    defaultMessage: 'The language model cannot be reached.',
    description: 'Why a call or an answer failed',
  },
  'model/stream-cut': {
    defaultMessage: 'The language model broke off in the middle of its answer.',
    description: 'Why a call or an answer failed',
  },
  'model/bad-response': {
    defaultMessage: 'The language model gave an answer that could not be read.',
    description: 'Why a call or an answer failed',
  },
  'search/unknown-category': {
    defaultMessage: 'One of the categories does not exist.',
    description: 'Why a call or an answer failed',
  },
  'search/page-too-deep': {
    defaultMessage: 'Only the first 10,000 results can be paged through. Narrow the search.',
    description: 'Why a call or an answer failed',
  },
  internal: { defaultMessage: 'Something went wrong on the server.', description: 'Why a call or an answer failed' },
});

const known: Readonly<Record<string, MessageDescriptor>> = messages;

/** Says why something failed in the language of the interface; what the server said where its code is not known here. */
export function failureWords(say: FormatWords, { code, message }: Pick<ApiError, 'code' | 'message'>): string {
  const words = Object.hasOwn(known, code) ? known[code] : undefined;
  return words === undefined ? message : say(words);
}

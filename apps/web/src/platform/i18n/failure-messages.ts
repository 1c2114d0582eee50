import type {
  AdminErrorCode,
  ChatErrorCode,
  LibraryErrorCode,
  OrganizationErrorCode,
  ReferralErrorCode,
  ReviewErrorCode,
  RequestErrorCode,
  SearchErrorCode,
  SourceErrorCode,
  ContentErrorCode,
  SupportErrorCode,
  TemplateErrorCode,
} from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApiError } from '../api/api.client.ts';
import { areaFailures } from './area-failures.ts';
import type { Translate } from './translate.ts';

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
  'chat/collection-gone': {
    defaultMessage: 'The collection was deleted, or is shared with you no longer. Choose what to ask under “Sources”.',
    description: 'Why a question was refused',
  },
  'chat/collections-too-large': {
    defaultMessage: 'The chosen collections hold more than 20,000 articles together. Choose fewer or smaller ones.',
    description: 'Why a question was refused',
  },
  'chat/reference-gone': {
    defaultMessage:
      'A chosen reference is no longer in its collection, or the collection was deleted or is shared with you no longer. Choose others.',
    description: 'Why a question was refused',
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
  'chat/access-ended': {
    defaultMessage: 'You no longer have access to this chat.',
    description: 'Why an answer ended',
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
  'literature/reading-timed-out': {
    defaultMessage: 'Reading this text took too long. Shorten it and try again.',
    description: 'Why a call or an answer failed',
  },
  'literature/query-too-costly': {
    defaultMessage: 'The search would take too long. Use fewer words, or look for them as they are spelled.',
    description: 'Why a call or an answer failed',
  },
  'model/not-configured': {
    defaultMessage: 'The server has no key or address for this provider of language models.',
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
  'chat/payload-invalid': {
    defaultMessage: 'The request is not valid.',
    description: 'Why a call or an answer failed',
  },
  'chat/no-references': {
    defaultMessage: 'No references were added to chat, please try again',
    description: 'Why a call or an answer failed',
  },
  'chat/unauthorized': {
    defaultMessage: 'Unauthorized',
    description: 'Why a call or an answer failed',
  },
  'chat/session-not-found': {
    defaultMessage: 'This chat does not exist.',
    description: 'Why a call or an answer failed',
  },
  'chat/citations-missing': {
    defaultMessage: 'A chat whose answers cite references cannot be saved without them.',
    description: 'Why a call or an answer failed',
  },
  'chat/session-full': {
    defaultMessage: 'This chat has grown too long to be kept. Start a new chat.',
    description: 'Why a call or an answer failed',
  },
  'chat/history-full': {
    defaultMessage: 'Your chats take up all the room there is for them. Delete some and try again.',
    description: 'Why a call or an answer failed',
  },
  'chat/not-shareable': {
    defaultMessage: 'This chat has answers that Footnote did not write, so it cannot be shared.',
    description: 'Why a call or an answer failed',
  },
  'chat/stopped': {
    defaultMessage: 'The answer was stopped.',
    description: 'Why a call or an answer failed',
  },
  'organization/not-found': {
    defaultMessage: 'There is no such organization.',
    description: 'Why a call or an answer failed',
  },
  'organization/header-invalid': {
    defaultMessage: 'The server did not understand which organization you act for. Reload the page.',
    description: 'Why a call failed',
  },
  'organization/cannot-act-for': {
    defaultMessage: 'You cannot act for this organization: there is none, or you do not belong to it.',
    description: 'Why a call failed',
  },
  'organization/suspended': {
    defaultMessage: 'This organization is suspended. Everything in it is kept until it is resumed.',
    description: 'Why a call failed',
  },
  'organization/not-while-suspended': {
    defaultMessage:
      'This cannot be done while the organization is suspended. Everything in it is kept until it is resumed.',
    description: 'Why a call or an answer failed',
  },
  'organization/second-factor-needed': {
    defaultMessage: 'This organization asks for a second factor. Set yours up under “My profile” to act for it.',
    description: 'Why a call failed',
  },
  'organization/second-factor-own-first': {
    defaultMessage: 'Set up your own second factor first, or you would be kept out yourself.',
    description: 'Why an organization cannot ask its members for a second factor',
  },
  'organization/member-not-found': {
    defaultMessage: 'This person is no member of the organization.',
    description: 'Why a call or an answer failed',
  },
  'organization/yourself': {
    defaultMessage: 'You cannot change or remove yourself.',
    description: 'Why a call or an answer failed',
  },
  'organization/last-admin': {
    defaultMessage: 'An organization keeps its last admin. Make somebody else an admin first.',
    description: 'Why a call or an answer failed',
  },
  'organization/limit-locked': {
    defaultMessage: 'Only super admins can change the user limit.',
    description: 'Why a call or an answer failed',
  },
  'organization/limit-too-low': {
    defaultMessage: 'The user limit cannot be lower than the number of members and open invites.',
    description: 'Why a call or an answer failed',
  },
  'organization/has-sources': {
    defaultMessage: 'An organization that has sources cannot be deleted.',
    description: 'Why a call or an answer failed',
  },
  'organization/user-limit-reached': {
    defaultMessage: 'Organization user quota reached.',
    description: 'Why a call or an answer failed',
  },
  'organization/already-member': {
    defaultMessage: 'This e-mail belongs to a member already.',
    description: 'Why a call or an answer failed',
  },
  'organization/already-invited': {
    defaultMessage: 'This e-mail has been invited already.',
    description: 'Why a call or an answer failed',
  },
  'organization/invite-not-found': {
    defaultMessage: 'There is no such invitation any more.',
    description: 'Why a call or an answer failed',
  },
  'organization/invite-link-invalid': {
    defaultMessage: 'Invitation link no longer valid',
    description: 'Why a call or an answer failed',
  },
  'organization/invite-of-another': {
    defaultMessage: 'This invitation was sent to another e-mail address. Log in with that one to answer it.',
    description: 'Why a call or an answer failed',
  },
  'organization/name-invalid': {
    defaultMessage: 'Write at most 120 characters on one line.',
    description: 'Why a call or an answer failed',
  },
  'organization/description-too-long': {
    defaultMessage: 'Write at most 2,000 characters.',
    description: 'Why a call or an answer failed',
  },
  'organization/user-limit-invalid': {
    defaultMessage: 'Write a whole number from 1 to 100,000.',
    description: 'Why a call or an answer failed',
  },
  'request/not-found': {
    defaultMessage: 'There is nothing at this address.',
    description: 'Why a call or an answer failed',
  },
  'request/method-not-allowed': {
    defaultMessage: 'This address does not take this method.',
    description: 'Why a call or an answer failed',
  },
  'request/malformed': {
    defaultMessage: 'The request is not valid.',
    description: 'Why a call or an answer failed',
  },
  'request/too-large': {
    defaultMessage: 'The request is too large.',
    description: 'Why a call or an answer failed',
  },
  'request/range-not-satisfiable': {
    defaultMessage: 'The request is not valid.',
    description: 'Why a call or an answer failed',
  },
  'request/media-type': {
    defaultMessage: 'The request is not valid.',
    description: 'Why a call or an answer failed',
  },
  'request/invalid': {
    defaultMessage: 'The request is not valid.',
    description: 'Why a call or an answer failed',
  },
  'request/cross-site': {
    defaultMessage: 'Requests from other sites are not accepted.',
    description: 'Why a call or an answer failed',
  },
  'request/too-many': {
    defaultMessage: 'Too many requests at once. Wait a moment and try again.',
    description: 'Why a call or an answer failed',
  },
  'request/wrong-host': {
    defaultMessage: 'This server is not known by this name.',
    description: 'Why a call or an answer failed',
  },
  'request/headers-too-large': {
    defaultMessage: 'The headers of the request are too large.',
    description: 'Why a call or an answer failed',
  },
  'request/timed-out': {
    defaultMessage: 'The request took too long to arrive.',
    description: 'Why a call or an answer failed',
  },
  'request/unauthorized': {
    defaultMessage: 'Unauthorized',
    description: 'Why a call or an answer failed',
  },
  'literature/sync-off': {
    defaultMessage: 'The server does not fetch literature: FOOTNOTE_SYNC is off.',
    description: 'Why a call or an answer failed',
  },
  'server/overloaded': {
    defaultMessage: 'The server is overloaded. Try again in a moment.',
    description: 'Why a call or an answer failed',
  },
  'server/stopping': {
    defaultMessage: 'The server is stopping. Try again in a moment.',
    description: 'Why a call or an answer failed',
  },
  'server/disk-full': {
    defaultMessage: 'The server has no room left to save anything. Reading and searching go on; try again later.',
    description: 'Why a call or an answer failed',
  },
  'identity/signed-out': {
    defaultMessage: 'Unauthorized',
    description: 'Why a call or an answer failed',
  },
  'identity/forbidden': {
    defaultMessage: 'You have no permission for this.',
    description: 'Why a call or an answer failed',
  },
  'identity/too-many-attempts': {
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
    description: 'Why a call or an answer failed',
  },
  internal: { defaultMessage: 'Something went wrong on the server.', description: 'Why a call or an answer failed' },
});

const others = defineMessages({
  offline: {
    defaultMessage: 'The server could not be reached. Try again.',
    description: 'A call failed because there is no connection',
  },
  unexpected: {
    defaultMessage: 'Unexpected API error. HTTP {status}.',
    description: 'A call failed, and the server did not say why; status is a number of HTTP',
  },
});

/** Codes that any call can be refused with; those of accounts are said where accounts are. */
type FailureCode =
  | AdminErrorCode
  | ChatErrorCode
  | LibraryErrorCode
  | OrganizationErrorCode
  | SearchErrorCode
  | SourceErrorCode
  | ReferralErrorCode
  | ReviewErrorCode
  | ContentErrorCode
  | SupportErrorCode
  | TemplateErrorCode
  | RequestErrorCode
  | 'identity/signed-out'
  | 'identity/forbidden'
  | 'identity/too-many-attempts';
const known: Readonly<Record<FailureCode, MessageDescriptor>> = { ...messages, ...areaFailures };

function isKnown(code: string): code is FailureCode {
  return Object.hasOwn(known, code);
}

/** A failure as calls and answers tell it; answers have no status. */
export type Failure = Pick<ApiError, 'code' | 'message'> & Partial<Pick<ApiError, 'status'>>;

/** Says why something failed in the language of the interface; what the server said where its code is not known here. */
export function failureMessage(t: Translate, { code, message, status }: Failure): string {
  if (isKnown(code)) return t(known[code]);
  if (status === 0) return t(others.offline);
  return code === '' && status !== undefined ? t(others.unexpected, { status: String(status) }) : message;
}

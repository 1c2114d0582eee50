import { defineMessages } from 'react-intl';
import type { ApiError } from '../api/api.client.ts';
import { failureMessage } from '../i18n/failure-messages.ts';
import { sourceFailures } from '../i18n/source-failures.ts';
import type { Translate } from '../i18n/translate.ts';

const messages = defineMessages({
  gone: {
    defaultMessage: 'This document is no longer there, or it belongs to an organization you are not acting for.',
    description: 'Why a PDF is not shown',
  },
  notLoaded: {
    defaultMessage: 'The document could not be loaded. Your connection may be interrupted.',
    description: 'Why a PDF is not shown',
  },
});

/** Why a document is not shown, in words for its reader. */
export function viewerFailure(t: Translate, failure: ApiError | 'unreadable'): string {
  if (failure === 'unreadable') return t(sourceFailures['source/no-preview']);
  if (failure.status === 404) return t(messages.gone);
  return failure.status === 0 ? t(messages.notLoaded) : failureMessage(t, failure);
}

/** Whether asking once more may help. */
export function canBeTriedAgain(failure: ApiError | 'unreadable'): boolean {
  return failure !== 'unreadable' && failure.status !== 404 && failure.code !== 'source/no-preview';
}

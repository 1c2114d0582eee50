import { defineMessages } from 'react-intl';
import type { ApiError } from '../../platform/api/api.client.ts';
import type { Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  gone: {
    defaultMessage: 'This document is no longer there, or it belongs to an organization you are not acting for.',
    description: 'Why a PDF is not shown',
  },
  noPreview: {
    defaultMessage: 'The PDF could not be processed, so there is no preview.',
    description: 'Why a PDF is not shown',
  },
  notUploaded: {
    defaultMessage: 'The document has not been uploaded yet.',
    description: 'Why a PDF is not shown',
  },
  busy: {
    defaultMessage: 'Too many requests at once. Wait a moment and try again.',
    description: 'Why a call or an answer failed',
  },
  notLoaded: {
    defaultMessage: 'The document could not be loaded. Your connection may be interrupted.',
    description: 'Why a PDF is not shown',
  },
});

/** Why a document is not shown, in words for its reader. */
export function viewerFailure(t: Translate, failure: ApiError | 'unreadable'): string {
  if (failure === 'unreadable' || failure.code === 'source/no-preview') return t(messages.noPreview);
  if (failure.code === 'source/upload-missing') return t(messages.notUploaded);
  if (failure.code === 'request/too-many') return t(messages.busy);
  return t(failure.status === 404 ? messages.gone : messages.notLoaded);
}

/** Whether asking once more may help. */
export function canBeTriedAgain(failure: ApiError | 'unreadable'): boolean {
  return failure !== 'unreadable' && failure.status !== 404 && failure.code !== 'source/no-preview';
}

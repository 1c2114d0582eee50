import { defineMessages } from 'react-intl';

/** Why calls about sources and documents fail. */
export const sourceFailures = defineMessages({
  'source/not-found': {
    defaultMessage: 'Source not found',
    description: 'Why a call about sources of documents failed',
  },
  'source/id-missing': {
    defaultMessage: 'No sourceId provided',
    description: 'Why a call about sources of documents failed',
  },
  'source/document-not-found': {
    defaultMessage: 'There is no such document.',
    description: 'Why a call about sources of documents failed',
  },
  'source/batch-not-found': {
    defaultMessage: 'There is no such batch.',
    description: 'Why a call about sources of documents failed',
  },
  'source/organizations-only': {
    defaultMessage: 'Only organizations can upload documents of their own. Act for yours first.',
    description: 'Why a call about sources of documents failed',
  },
  'source/admins-only': {
    defaultMessage: 'Only admins of the organization can create, change and delete sources.',
    description: 'Why a call about sources of documents failed',
  },
  'source/delete-not-permitted': {
    defaultMessage: 'Only whoever uploaded this document and admins of the organization can delete it.',
    description: 'Why a call about sources of documents failed',
  },
  'source/document-in-progress': {
    defaultMessage: 'This document is still being processed. It can be deleted once that has ended.',
    description: 'Why a call about sources of documents failed',
  },
  'source/upload-over': {
    defaultMessage: 'The upload of this document has ended already.',
    description: 'Why a call about sources of documents failed',
  },
  'source/upload-missing': {
    defaultMessage: 'The file of this document has not been uploaded yet.',
    description: 'Why a call about sources of documents failed',
  },
  'source/upload-link-invalid': {
    defaultMessage:
      'This upload link is not valid: it was changed, is too old, was used already or belongs to somebody else.',
    description: 'Why a call about sources of documents failed',
  },
  'source/upload-differs': {
    defaultMessage: 'What was uploaded has another size or type than what was announced, or was cut off.',
    description: 'Why a call about sources of documents failed',
  },
  'source/store-failed': {
    defaultMessage: 'The store of the documents does not answer. Try again in a moment.',
    description: 'Why a call about sources of documents failed',
  },
});

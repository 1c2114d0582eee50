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
  'source/name-invalid': {
    defaultMessage: 'Write at most 120 characters on one line.',
    description: 'Why a call about sources of documents failed',
  },
  'source/description-too-long': {
    defaultMessage: 'Write at most 2,000 characters.',
    description: 'Why a call about sources of documents failed',
  },
  'source/retention-invalid': {
    defaultMessage: 'Write a whole number of days from 1 to 365.',
    description: 'Why a call about sources of documents failed',
  },
  'source/shards-invalid': {
    defaultMessage: 'Write a whole number from 1 to 20.',
    description: 'Why a call about sources of documents failed',
  },
  'source/quota-invalid': {
    defaultMessage: 'Write a whole number of pages up to 100,000,000.',
    description: 'Why a call about sources of documents failed',
  },
  'source/reason-too-long': {
    defaultMessage: 'Write at most 1,000 characters.',
    description: 'Why a call about sources of documents failed',
  },
  'source/pages-not-more': {
    defaultMessage: 'Ask for more pages than the source may have now.',
    description: 'Why a call about sources of documents failed',
  },
  'source/without-quota': {
    defaultMessage: 'This source may have as many pages as you like.',
    description: 'Why a call about sources of documents failed',
  },
  'source/pages-requested': {
    defaultMessage: 'More pages were requested within the last day. Whoever runs this service has been told.',
    description: 'Why a call about sources of documents failed',
  },
  'source/no-preview': {
    defaultMessage: 'The PDF could not be processed, so there is no preview.',
    description: 'Why a PDF is not shown',
  },
  'source/store-failed': {
    defaultMessage: 'The store of the documents does not answer. Try again in a moment.',
    description: 'Why a call about sources of documents failed',
  },
});

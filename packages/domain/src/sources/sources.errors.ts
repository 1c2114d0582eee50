import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with sources, their documents and uploads; texts of specification §5 and §8 where it has them. */
export const SOURCE_ERRORS = defineErrors({
  'source/not-found': { status: 'not-found', message: 'Source not found' },
  'source/id-missing': { status: 'invalid', message: 'No sourceId provided' },
  'source/document-not-found': { status: 'not-found', message: 'There is no such document.' },
  'source/batch-not-found': { status: 'not-found', message: 'There is no such batch.' },
  'source/organizations-only': {
    status: 'forbidden',
    message: 'Only organizations can upload documents of their own. Act for yours first.',
  },
  'source/admins-only': {
    status: 'forbidden',
    message: 'Only admins of the organization can create, change and delete sources.',
  },
  'source/delete-not-permitted': {
    status: 'forbidden',
    message: 'Only whoever uploaded this document and admins of the organization can delete it.',
  },
  'source/document-in-progress': {
    status: 'conflict',
    message: 'This document is still being processed. It can be deleted once that has ended.',
  },
  'source/upload-over': { status: 'conflict', message: 'The upload of this document has ended already.' },
  'source/upload-missing': { status: 'conflict', message: 'The file of this document has not been uploaded yet.' },
  'source/upload-link-invalid': {
    status: 'forbidden',
    message: 'This upload link is not valid: it was changed, is too old, was used already or belongs to somebody else.',
  },
  'source/upload-differs': {
    status: 'invalid',
    message: 'What was uploaded has another size or type than what was announced, or was cut off.',
  },
  'source/name-invalid': { status: 'invalid', message: 'Write at most 120 characters on one line.' },
  'source/description-too-long': { status: 'invalid', message: 'Write at most 2,000 characters.' },
  'source/retention-invalid': { status: 'invalid', message: 'Write a whole number of days from 1 to 365.' },
  'source/shards-invalid': { status: 'invalid', message: 'Write a whole number from 1 to 20.' },
  'source/quota-invalid': { status: 'invalid', message: 'Write a whole number of pages up to 100,000,000.' },
  'source/reason-too-long': { status: 'invalid', message: 'Write at most 1,000 characters.' },
  'source/pages-not-more': { status: 'invalid', message: 'Ask for more pages than the source may have now.' },
  'source/without-quota': { status: 'conflict', message: 'This source may have as many pages as you like.' },
  'source/pages-requested': {
    status: 'conflict',
    message: 'More pages were requested within the last day. Whoever runs this service has been told.',
  },
  'source/no-preview': {
    status: 'conflict',
    message: 'The PDF could not be processed, so there is no preview.',
  },
  'source/store-failed': {
    status: 'upstream-failed',
    message: 'The store of the documents does not answer. Try again in a moment.',
    retryable: true,
  },
});
export type SourceErrorCode = CodeOf<typeof SOURCE_ERRORS>;

import { defineMessages } from '../../messages/define-messages.ts';

/** The words for each status of a document. */
export const statusMessages = defineMessages({
  preparing: { defaultMessage: 'Preparing', description: 'State of a document on its way into a source' },
  hashing: { defaultMessage: 'Checking the file', description: 'State of a document on its way into a source' },
  uploading: { defaultMessage: 'Uploading', description: 'State of a document on its way into a source' },
  uploaded: { defaultMessage: 'On the server', description: 'State of a document on its way into a source' },
  slicing_started: {
    defaultMessage: 'Splitting into pages',
    description: 'State of a document on its way into a source',
  },
  queueing_started: {
    defaultMessage: 'Joining the queue',
    description: 'State of a document on its way into a source',
  },
  queueing_finished: { defaultMessage: 'In the queue', description: 'State of a document on its way into a source' },
  parsing_started: { defaultMessage: 'Reading', description: 'State of a document on its way into a source' },
  parsing_finished: { defaultMessage: 'Read', description: 'State of a document on its way into a source' },
  embedding_started: { defaultMessage: 'Indexing', description: 'State of a document on its way into a source' },
  embedding_finished: { defaultMessage: 'Indexed', description: 'State of a document on its way into a source' },
  upsert_started: { defaultMessage: 'Saving', description: 'State of a document on its way into a source' },
  upsert_finished: { defaultMessage: 'Ready to use', description: 'State of a document on its way into a source' },
  hash_failed: { defaultMessage: 'File unreadable', description: 'State of a document on its way into a source' },
  hashing_failed: { defaultMessage: 'Check failed', description: 'State of a document on its way into a source' },
  upload_failed: { defaultMessage: 'Upload failed', description: 'State of a document on its way into a source' },
  slicing_failed: { defaultMessage: 'Splitting failed', description: 'State of a document on its way into a source' },
  queueing_failed: { defaultMessage: 'Queueing failed', description: 'State of a document on its way into a source' },
  parsing_failed: { defaultMessage: 'Reading failed', description: 'State of a document on its way into a source' },
  embedding_failed: { defaultMessage: 'Indexing failed', description: 'State of a document on its way into a source' },
  upsert_failed: { defaultMessage: 'Saving failed', description: 'State of a document on its way into a source' },
  duplicate_name: { defaultMessage: 'Name already used', description: 'State of a document on its way into a source' },
  duplicate_content: { defaultMessage: 'Same content', description: 'State of a document on its way into a source' },
  size_precondition_failed: {
    defaultMessage: 'Size mismatch',
    description: 'State of a document on its way into a source',
  },
  type_precondition_failed: {
    defaultMessage: 'Type mismatch',
    description: 'State of a document on its way into a source',
  },
  illegal_type: { defaultMessage: 'Not a PDF', description: 'State of a document on its way into a source' },
  maximum_size_exceeded: {
    defaultMessage: '500 MB or more',
    description: 'State of a document on its way into a source',
  },
  hash_rejected: { defaultMessage: 'Content mismatch', description: 'State of a document on its way into a source' },
  notify_ingest_failed: {
    defaultMessage: 'Hand-over failed',
    description: 'State of a document on its way into a source',
  },
  quota_exceeded: { defaultMessage: 'Page quota used up', description: 'State of a document on its way into a source' },
  batching_failed: { defaultMessage: 'Batch failed', description: 'State of a document on its way into a source' },
});

/** Why a document could not be read. */
export const problemMessages = defineMessages({
  encrypted: { defaultMessage: 'Opens with a password', description: 'Why a document could not be read' },
  damaged: { defaultMessage: 'Damaged, or no PDF', description: 'Why a document could not be read' },
  'no-pages': { defaultMessage: 'Has no pages', description: 'Why a document could not be read' },
  'too-large': { defaultMessage: 'Too long to read', description: 'Why a document could not be read: too many pages' },
  'timed-out': { defaultMessage: 'Took too long to read', description: 'Why a document could not be read' },
  'out-of-memory': { defaultMessage: 'Needs too much memory', description: 'Why a document could not be read' },
  'no-text': {
    defaultMessage: 'No text: a scan',
    description: 'Why a document could not be read: its pages are pictures',
  },
  malware: {
    defaultMessage: 'Refused: the malware scanner found something in it',
    description: 'Why a document was not read',
  },
  'not-embedded': {
    defaultMessage: 'Found by its words alone',
    description: 'Of a document that is ready, but that the embedding model could not read or not yet',
  },
});

/** What DocumentStatus says. */
export const messages = defineMessages({
  withProblem: {
    defaultMessage: '{status} · {problem}',
    description:
      'State of a document that is ready, and what it lacks, such as “Ready to use · Found by its words alone”',
  },
  progress: { defaultMessage: 'Progress', description: 'Names the bar of a document on its way into a source' },
  step: {
    defaultMessage: 'Step {step, number} of {steps, number}',
    description: 'How far a document is on its way into a source',
  },
});

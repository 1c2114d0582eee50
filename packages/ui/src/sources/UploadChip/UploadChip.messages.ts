import { defineMessages } from '../../messages/define-messages.ts';

/** What UploadChip says. */
export const messages = defineMessages({
  uploading: { defaultMessage: 'Uploading to {source}', description: 'Names a running upload' },
  done: { defaultMessage: 'Uploaded to {source}', description: 'Names an upload that has ended' },
  files: {
    defaultMessage: '{processed, number} of {total, number}',
    description: 'How many files of an upload are done',
  },
  percent: { defaultMessage: '{percent} %', description: 'How much of an upload is done' },
  failed: { defaultMessage: '{failed, number} failed', description: 'How many files of an upload failed' },
});

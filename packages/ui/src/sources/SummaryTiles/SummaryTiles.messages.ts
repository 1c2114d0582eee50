import { defineMessages } from '../../messages/define-messages.ts';

/** Name of each tile. */
export const tileMessages = defineMessages({
  preparing: { defaultMessage: 'Preparing', description: 'Count of documents in this state' },
  uploading: { defaultMessage: 'Uploading', description: 'Count of documents in this state' },
  uploaded: { defaultMessage: 'On the server', description: 'Count of documents in this state' },
  preparing_to_save: { defaultMessage: 'Preparing to save', description: 'Count of documents in this state' },
  ready_to_save: { defaultMessage: 'Ready to save', description: 'Count of documents in this state' },
  ready_to_use: { defaultMessage: 'Ready to use', description: 'Count of documents in this state' },
  failed: { defaultMessage: 'Failed', description: 'Count of documents in this state' },
});

/** What SummaryTiles says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Documents by state', description: 'Names the counts of documents of a source' },
  loading: {
    defaultMessage: 'Documents are being counted',
    description: 'While the documents of a source are counted',
  },
});

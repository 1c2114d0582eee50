import { defineMessages } from '../../messages/define-messages.ts';

/** What IngestionProgress says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Reading your documents', description: 'What is under way' },
  progress: {
    defaultMessage: '{ready, number} of {total, number} documents are ready to use',
    description: '"42 of 100 documents are ready to use"',
  },
  failed: { defaultMessage: '{count, number} could not be read', description: '"3 could not be read"' },
  stage: { defaultMessage: 'Stage', description: 'Heading of the stages' },
  documents: { defaultMessage: 'Documents', description: 'Heading of the counts' },
  empty: { defaultMessage: 'No documents yet.', description: 'Said when there are no documents' },
});

/** What is said of stages. */
export const stagesMessages = defineMessages({
  preparing: { defaultMessage: 'Preparing', description: 'Name of each stage' },
  uploading: { defaultMessage: 'Uploading', description: 'Name of each stage' },
  uploaded: { defaultMessage: 'Uploaded', description: 'Name of each stage' },
  preparing_to_save: { defaultMessage: 'Preparing to save', description: 'Name of each stage' },
  ready_to_save: { defaultMessage: 'Ready to save', description: 'Name of each stage' },
  ready_to_use: { defaultMessage: 'Ready to use', description: 'Name of each stage' },
  failed: { defaultMessage: 'Failed', description: 'Name of each stage' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What TableView says. */
export const messages = defineMessages({
  back: { defaultMessage: 'Go back to chat', description: 'Leaves the table view' },
  export: { defaultMessage: 'Export CSV', description: 'Saves a table as a CSV file' },
  none: { defaultMessage: 'No tables found to export', description: 'Said when an answer has no table' },
  noneHint: {
    defaultMessage: 'Ask for a table in your question or in the answer format.',
    description: 'What brings tables about',
  },
  table: { defaultMessage: 'Table {number, number}', description: 'Names a table of an answer' },
});

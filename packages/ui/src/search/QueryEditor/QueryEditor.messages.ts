import { defineMessages } from '../../messages/define-messages.ts';

/** What QueryEditor says. */
export const messages = defineMessages({
  name: { defaultMessage: 'PubMed query', description: 'Names the field of a query' },
  hint: {
    defaultMessage:
      'Fields in square brackets; AND, OR and NOT in capitals. Ovid strategies are translated. Ctrl + Enter searches; the 1,000 most recent matches are looked at.',
    description: 'Explains the query field',
  },
  place: { defaultMessage: 'Line {line, number}, character {character, number}', description: 'Place in a query' },
  issues: {
    defaultMessage: '{count, plural, one {# note on the query} other {# notes on the query}}',
    description: 'Names the list of issues in a query',
  },
});

/** What is said of severity. */
export const severityMessages = defineMessages({
  error: { defaultMessage: 'Error', description: 'Gravity of an issue in a query' },
  warning: { defaultMessage: 'Note', description: 'Gravity of an issue in a query' },
});

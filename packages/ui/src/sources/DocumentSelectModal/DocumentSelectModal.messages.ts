import { defineMessages } from '../../messages/define-messages.ts';

/** What DocumentSelectModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Documents of {source}', description: 'Heading of a dialog' },
  description: {
    defaultMessage: 'The next questions are answered from the chosen documents alone.',
    description: 'Below the heading of the choice of documents',
  },
  search: { defaultMessage: 'Find a document', description: 'Names the search among documents' },
  clearSearch: { defaultMessage: 'Clear the search', description: 'Empties a search field' },
  list: { defaultMessage: 'Documents to ask', description: 'Names the choice of documents' },
  pages: { defaultMessage: '{count, plural, one {# page} other {# pages}}', description: 'Length of a document' },
  nothingFound: {
    defaultMessage: 'No document matches “{query}”.',
    description: 'Said of the search among documents',
  },
  more: {
    defaultMessage:
      '{count, plural, one {# more document matches} other {# more documents match}}. Write more of its name.',
    description: 'Said below a list that shows only its beginning',
  },
  empty: { defaultMessage: 'No document of this source is ready yet', description: 'Said instead of documents' },
  selected: {
    defaultMessage: '{count, plural, one {# document} other {# documents}} selected',
    description: 'How many are chosen',
  },
  limit: { defaultMessage: 'No more than {limit, number} can be selected.', description: 'Of documents' },
  clear: { defaultMessage: 'Clear', description: 'Takes the choice of documents back' },
  loading: { defaultMessage: 'Documents are loading', description: 'While the documents of a source load' },
  errorTitle: { defaultMessage: 'Error loading documents', description: 'Said instead of documents' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  apply: { defaultMessage: 'Ask these documents', description: 'Takes the choice over' },
  back: { defaultMessage: 'Back', description: 'Leaves the choice of documents for that of sources' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});

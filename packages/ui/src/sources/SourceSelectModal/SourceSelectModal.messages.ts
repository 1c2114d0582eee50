import { defineMessages } from '../../messages/define-messages.ts';

/** What SourceSelectModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Sources', description: 'Heading of a dialog' },
  description: {
    defaultMessage: 'Answers draw on these sources only.',
    description: 'Below the heading of the choice of sources',
  },
  search: { defaultMessage: 'Find a source', description: 'Names the search among sources' },
  clearSearch: { defaultMessage: 'Clear the search', description: 'Empties the search among sources' },
  list: { defaultMessage: 'Sources to search', description: 'Names the choice of sources' },
  languages: { defaultMessage: 'Languages', description: 'Names the languages of a source' },
  disabled: { defaultMessage: 'Not available at present', description: 'Of a source' },
  nothingFound: { defaultMessage: 'No source matches “{query}”.', description: 'Said of the search among sources' },
  emptyTitle: { defaultMessage: 'No sources yet', description: 'Said where a user has no sources' },
  emptyText: {
    defaultMessage: 'Ask the administrator of your organization to add one.',
    description: 'Said where a user has no sources',
  },
  none: { defaultMessage: 'Please select at least one source.', description: 'Why the choice cannot be used' },
  selected: {
    defaultMessage: '{count, plural, one {# source} other {# sources}} selected',
    description: 'How many are chosen',
  },
  selectAll: { defaultMessage: 'Select all', description: 'Chooses all sources' },
  clear: { defaultMessage: 'Clear', description: 'Takes the choice of sources back' },
  documents: { defaultMessage: 'Choose documents…', description: 'Opens the choice among the documents of a source' },
  loading: { defaultMessage: 'Sources are loading', description: 'While the sources of a user load' },
  errorTitle: { defaultMessage: 'Sources could not be loaded', description: 'Of a user' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  apply: { defaultMessage: 'Use these sources', description: 'Takes the choice over' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves the choice of sources as it was' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});

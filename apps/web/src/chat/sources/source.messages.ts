import { defineMessages } from 'react-intl';

/** What is said of the sources that questions are answered from. */
export const messages = defineMessages({
  webSearch: { defaultMessage: 'Web search', description: 'A source' },
  webSearchText: {
    defaultMessage: 'Pages of the public web.',
    description: 'Explains a source',
  },
  collection: {
    defaultMessage: 'Collection of your library, {count, plural, one {# reference} other {# references}}',
    description: 'Explains a collection among the sources of a question',
  },
  literatureOnly: {
    defaultMessage: 'Answers draw on the public literature.',
    description: 'Below the heading of the choice of sources, for whoever has none of their own',
  },
  locked: {
    defaultMessage: 'Organizations can add documents of their own, and ask them together with the literature.',
    description: 'In the choice of sources, for whoever acts for no organization',
  },
  more: { defaultMessage: 'About sources', description: 'Leads to the page that explains sources' },
  first: {
    defaultMessage:
      '{organization} has sources of its own. Choose what your questions are answered from; you can change it at any time below the question field.',
    description: 'In the choice of sources, the first time somebody acts for an organization that has some',
  },
  list: { defaultMessage: 'Chosen sources', description: 'Names the sources that questions are answered from' },
  remove: { defaultMessage: 'Remove {source}', description: 'Takes a source out of those that are searched' },
  unknown: { defaultMessage: 'Unknown source', description: 'Stands for a source whose name is not known' },
});

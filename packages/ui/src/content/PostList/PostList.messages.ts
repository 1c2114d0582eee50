import { defineMessages } from '../../messages/define-messages.ts';

/** What PostList says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Knowledge Base', description: 'Heading of the page ("Knowledge Base", "News")' },
  search: { defaultMessage: 'Find a guide', description: 'Names the search field' },
  clearSearch: { defaultMessage: 'Clear the search', description: 'Post list: clear search' },
  category: { defaultMessage: 'Category', description: 'Names the choice of a category' },
  everyCategory: { defaultMessage: 'Every category', description: 'The choice of every category' },
  count: {
    defaultMessage: '{count, number} {count, plural, one {guide} other {guides}}',
    description: 'How many are shown ("4 guides")',
  },
  loading: { defaultMessage: 'Loading guides', description: 'Post list: loading' },
  empty: { defaultMessage: 'No guide has been written yet.', description: 'Said where nothing has been written yet' },
  nothingFound: { defaultMessage: 'No guide fits.', description: 'Said where nothing fits the search and category' },
  showAll: { defaultMessage: 'Show every guide', description: 'Takes search and category away' },
  error: { defaultMessage: 'The guides could not be loaded.', description: 'Post list: error' },
  retry: { defaultMessage: 'Try again', description: 'Post list: retry' },
});

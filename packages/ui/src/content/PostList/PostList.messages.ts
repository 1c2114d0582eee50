import { defineMessages } from '../../messages/define-messages.ts';

/** What PostList says of guides and posts alike. */
export const messages = defineMessages({
  clearSearch: { defaultMessage: 'Clear the search', description: 'Post list: clear search' },
  category: { defaultMessage: 'Category', description: 'Names the choice of a category' },
  everyCategory: { defaultMessage: 'Every category', description: 'The choice of every category' },
  retry: { defaultMessage: 'Try again', description: 'Post list: retry' },
});

/** What it says of guides. */
export const guideMessages = defineMessages({
  title: { defaultMessage: 'Knowledge Base', description: 'Heading of the page ("Knowledge Base", "News")' },
  search: { defaultMessage: 'Find a guide', description: 'Names the search field' },
  count: {
    defaultMessage: '{count, number} {count, plural, one {guide} other {guides}}',
    description: 'How many are shown ("4 guides")',
  },
  loading: { defaultMessage: 'Loading guides', description: 'Post list: loading' },
  empty: { defaultMessage: 'No guide has been written yet.', description: 'Said where nothing has been written yet' },
  nothingFound: { defaultMessage: 'No guide fits.', description: 'Said where nothing fits the search and category' },
  showAll: { defaultMessage: 'Show every guide', description: 'Takes search and category away' },
  error: { defaultMessage: 'The guides could not be loaded.', description: 'Post list: error' },
});

/** What it says of posts of the blog. */
export const postMessages = defineMessages({
  title: { defaultMessage: 'News', description: 'Heading of the blog' },
  search: { defaultMessage: 'Find a post', description: 'Names the search field of the blog' },
  count: {
    defaultMessage: '{count, number} {count, plural, one {post} other {posts}}',
    description: 'How many posts of the blog are shown ("4 posts")',
  },
  loading: { defaultMessage: 'Loading posts', description: 'Said while the posts of the blog load' },
  empty: { defaultMessage: 'No post has been written yet.', description: 'Said where the blog has no post yet' },
  nothingFound: {
    defaultMessage: 'No post fits.',
    description: 'Said where no post of the blog fits the search and category',
  },
  showAll: { defaultMessage: 'Show every post', description: 'Takes search and category of the blog away' },
  error: { defaultMessage: 'The posts could not be loaded.', description: 'Said where the blog could not be loaded' },
});

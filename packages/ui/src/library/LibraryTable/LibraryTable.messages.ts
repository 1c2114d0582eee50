import { defineMessages } from '../../messages/define-messages.ts';

/** What LibraryTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Library', description: 'Names the table of saved articles' },
  search: { defaultMessage: 'Search your library', description: 'Names the search among saved articles' },
  pages: { defaultMessage: 'Pages of the library', description: 'Names the pagination of saved articles' },
  article: { defaultMessage: 'Article', description: 'Heading of a column' },
  tags: { defaultMessage: 'Tags', description: 'Heading of a column: what a user filed articles under' },
  year: { defaultMessage: 'Year', description: 'Heading of a column: year of publication' },
  savedAt: { defaultMessage: 'Saved', description: 'Heading of a column: when an article was saved' },
  unread: { defaultMessage: 'To read', description: 'Mark of a saved article that was not read yet' },
  noted: { defaultMessage: 'Note', description: 'Mark of a saved article with a note of its user' },
  notIndexed: {
    defaultMessage: 'Imported',
    description: 'Mark of a saved reference that came from a file and is not in the literature here',
  },
  untitled: { defaultMessage: 'Untitled article', description: 'Stands for a title that is not known' },
  open: { defaultMessage: 'Note and tags', description: 'Opens a saved article with its note and tags' },
  markRead: { defaultMessage: 'Mark as read', description: 'Of a saved article' },
  markUnread: { defaultMessage: 'Mark as to read', description: 'Of a saved article' },
  keep: {
    defaultMessage: 'Save in my library',
    description: 'Saves an article that a colleague put into a collection',
  },
  unfile: { defaultMessage: 'Take out of the collection', description: 'Of an article in a collection' },
  remove: { defaultMessage: 'Take out of the library', description: 'Of a saved article' },
  empty: { defaultMessage: 'Nothing saved yet', description: 'Said of the library' },
  emptyHint: {
    defaultMessage: 'Save articles from results and answers to keep them here, or import them from a file.',
    description: 'How an article gets into the library',
  },
  nothingFound: { defaultMessage: 'Nothing like that here', description: 'Said after a search of the library' },
  nothingFoundHint: {
    defaultMessage: 'Title, authors, journal, abstract, notes and tags are searched.',
    description: 'Said after a search of the library that found nothing',
  },
  emptyCollection: { defaultMessage: 'This collection is empty', description: 'Said of a collection of articles' },
  emptyCollectionHint: {
    defaultMessage: 'Select articles in your library and add them to it.',
    description: 'How an article gets into a collection',
  },
  error: { defaultMessage: 'The library could not be loaded.', description: 'Said instead of saved articles' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  loading: { defaultMessage: 'Loading the library', description: 'While saved articles load' },
});

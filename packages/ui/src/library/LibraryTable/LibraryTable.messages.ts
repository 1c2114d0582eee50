import { defineMessages } from '../../messages/define-messages.ts';

/** What LibraryTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Library', description: 'Names the table of saved articles' },
  article: { defaultMessage: 'Article', description: 'Heading of a column' },
  design: { defaultMessage: 'Design', description: 'Heading of a column: design of a study' },
  size: { defaultMessage: 'People', description: 'Heading of a column: people studied' },
  year: { defaultMessage: 'Year', description: 'Heading of a column: year of publication' },
  document: { defaultMessage: 'Document', description: 'Stands instead of a design where the source is a document' },
  untitled: { defaultMessage: 'Untitled article', description: 'Stands for a title that is not known' },
  csv: { defaultMessage: 'Export {count, number} to CSV', description: 'Exports saved articles' },
  ris: { defaultMessage: 'Export {count, number} to RIS', description: 'Exports saved articles' },
  risLocked: { defaultMessage: 'Export to RIS (PRO)', description: 'Where RIS belongs to the paid plan' },
  notInRis: {
    defaultMessage:
      '{refused, plural, one {{refused, number} of {count, number} is a document} other {{refused, number} of {count, number} are documents}}. Only PubMed articles can be exported to RIS.',
    description: 'Why some are left out of an export',
  },
  remove: { defaultMessage: 'Take out of the library', description: 'Of a saved article' },
  empty: { defaultMessage: 'Nothing saved yet', description: 'Said of the library' },
  emptyHint: {
    defaultMessage: 'Save articles from results and answers to keep them here.',
    description: 'How an article gets into the library',
  },
  error: { defaultMessage: 'The library could not be loaded.', description: 'Said instead of saved articles' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
  loading: { defaultMessage: 'Loading the library', description: 'While saved articles load' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What AnswerActions says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Actions on this answer', description: 'Names a row of buttons' },
  copyAlone: { defaultMessage: 'Copy without references', description: 'Copies the words of an answer alone' },
  more: { defaultMessage: 'More actions', description: 'Opens a menu of further actions on an answer' },
  word: { defaultMessage: 'Save as a Word document', description: 'Saves an answer as a file of Word' },
  print: { defaultMessage: 'Print', description: 'Prints an answer' },
  thumbsUp: { defaultMessage: 'Good answer', description: 'Thumbs up' },
  thumbsDown: { defaultMessage: 'Bad answer', description: 'Thumbs down' },
  tables: { defaultMessage: 'View and export table', description: 'Opens the table view of an answer' },
  save: {
    defaultMessage: 'Save the cited articles',
    description: 'Saves what an answer cites in the library of the user',
  },
  follow: {
    defaultMessage: 'Follow this answer',
    description: 'Has the user told of new studies that may change an answer; pressed again, it ends that',
  },
  regenerate: { defaultMessage: 'Answer again', description: 'Asks the same question again' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of an answer’s language' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
});

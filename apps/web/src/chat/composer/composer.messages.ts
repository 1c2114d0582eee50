import { defineMessages } from 'react-intl';

/** What is said around the question field. */
export const messages = defineMessages({
  filters: {
    defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
    description: 'Opens the filters; the number of filters in use',
  },
  sources: {
    defaultMessage: '{count, plural, =0 {Sources} other {Sources (#)}}',
    description: 'Opens the choice of what questions are answered from; the number of sources',
  },
  options: { defaultMessage: 'Options', description: 'Opens the ways answers are written' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of the language of answers' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
  partFailed: { defaultMessage: 'This part could not be shown.', description: 'A part of a page failed' },
});

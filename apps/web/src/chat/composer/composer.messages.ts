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
  sourcesFailed: { defaultMessage: 'The sources could not be shown.', description: 'A part of a page failed' },
  files: {
    defaultMessage: '{count, plural, one {About # chosen document} other {About # chosen documents}}',
    description: 'Shown while a chat is held about chosen documents of a source',
  },
  filesEnd: { defaultMessage: 'Ask the sources again', description: 'Ends a chat about chosen documents' },
  options: { defaultMessage: 'Options', description: 'Opens the ways answers are written' },
  formatActive: { defaultMessage: 'Answer format', description: 'Shown while an answer format is set' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of the language of answers' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
  documents: {
    defaultMessage: '{count, plural, one {About # chosen article} other {About # chosen articles}}',
    description: 'Shown while a chat is held about chosen articles',
  },
  filtersFailed: { defaultMessage: 'The filters could not be shown.', description: 'A part of a page failed' },
  optionsFailed: { defaultMessage: 'The options could not be shown.', description: 'A part of a page failed' },
  documentsEnd: { defaultMessage: 'Ask the whole literature again', description: 'Ends a chat about chosen articles' },
  formatRemove: { defaultMessage: 'Remove the answer format', description: 'Removes the answer format' },
});

import { defineMessages } from 'react-intl';

/** What is said of the ways answers are written. */
export const messages = defineMessages({
  needsPrecision: {
    defaultMessage: 'No stronger model is configured',
    description: 'Why precision cannot be chosen',
  },
  formatNeedsModel: {
    defaultMessage: 'A format needs a language model. Ask for a table in your question to get one without.',
    description: 'Why no answer format can be set',
  },
  format: { defaultMessage: 'Answer format…', description: 'Opens the dialog for the form of the answer' },
  formatTitle: { defaultMessage: 'Answer format', description: 'Heading of a dialog' },
  formatText: {
    defaultMessage:
      'Say how answers should be built, for instance as a table, in five bullet points, or for a patient letter.',
    description: 'Explains the answer format',
  },
  formatField: { defaultMessage: 'Instruction', description: 'Names the field of the answer format' },
  formatTooLong: {
    defaultMessage: 'The answer format is longer than {limit, number} tokens. Shorten it.',
    description: 'Error in the answer format',
  },
  formatApply: { defaultMessage: 'Use this format', description: 'Sets the answer format' },
  formatClear: { defaultMessage: 'Remove', description: 'Removes the answer format' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
  usage: { defaultMessage: 'Tokens used', description: 'Names a progress bar' },
  usageText: {
    defaultMessage: 'about {used, number} of {limit, number} tokens',
    description: 'How much of a length limit is used',
  },
});

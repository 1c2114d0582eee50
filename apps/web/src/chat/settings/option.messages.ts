import { defineMessages } from 'react-intl';

/** What is said of the ways answers are written. */
export const messages = defineMessages({
  needsPrecision: {
    defaultMessage: 'No stronger model is configured',
    description: 'Why precision cannot be chosen',
  },
  partOfPro: { defaultMessage: 'Part of Pro', description: 'Why a way of answering is locked; a note above says more' },
  format: { defaultMessage: 'Answer format…', description: 'Opens the dialog for the form of the answer' },
});

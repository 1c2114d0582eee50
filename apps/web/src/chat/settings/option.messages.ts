import { defineMessages } from 'react-intl';

/** What is said of the ways answers are written. */
export const messages = defineMessages({
  needsPrecision: {
    defaultMessage: 'No stronger model is configured',
    description: 'Why precision cannot be chosen',
  },
  sources: { defaultMessage: 'Sources', description: 'Heading over the sources to search' },
  pubmed: { defaultMessage: 'PubMed', description: 'A source' },
  pubmedHint: { defaultMessage: 'The public literature that is loaded here', description: 'Explains a source' },
  format: { defaultMessage: 'Answer format…', description: 'Opens the dialog for the form of the answer' },
});

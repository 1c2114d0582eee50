import { defineMessages } from 'react-intl';

/** What is said of questions and answers. */
export const messages = defineMessages({
  deletedDocument: {
    defaultMessage: 'Deleted document',
    description: 'Stands for a reference of an answer whose document was deleted since',
  },
  asked: { defaultMessage: 'You asked', description: 'Names a question in a chat' },
  reattaching: {
    defaultMessage: 'The connection was lost. Reconnecting; the answer goes on meanwhile.',
    description: 'Shown while a lost connection is taken up again',
  },
  stopped: { defaultMessage: 'You stopped this answer.', description: 'Shown under an answer that was stopped' },
  notOurs: {
    defaultMessage:
      'Not written by Footnote. Another program saved this answer, and nobody checked it against its references.',
    description: 'Said above an answer that was not written by this product',
  },
  quotedInstead: {
    defaultMessage: 'The language model did not answer, so this answer quotes sentences of the studies word for word.',
    description: 'Said below an answer that was to be written by a language model; why it failed follows',
  },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said on every answer',
  },
  noDocuments: {
    defaultMessage:
      'No documents were found that answer this question. Try other words, fewer filters or a wider question.',
    description: 'Stands in place of an answer that no document gives',
  },
  tipNames: {
    defaultMessage: 'Use the generic name of a drug, and spell abbreviations out.',
    description: 'Tip after no result',
  },
  tipCollection: {
    defaultMessage: 'Only studies that are loaded here can be found; whoever runs this server can add more of PubMed.',
    description: 'Advice after no result',
  },
  relaxed: {
    defaultMessage:
      'No meta-analysis, systematic review, randomized trial or clinical intervention answers this question as well as other studies do, so studies of all types were searched.',
    description: 'Said over an answer for which nothing of the default study types was good enough',
  },
  clearFilters: { defaultMessage: 'Ask without filters', description: 'Asks the same question without filters' },
  references: { defaultMessage: 'References', description: 'Heading over references in a copied answer' },
});

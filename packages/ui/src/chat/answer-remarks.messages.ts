import { defineMessages } from '../messages/define-messages.ts';

/** What is said of a checked answer where its marks are not seen. */
export const answerRemarksMessages = defineMessages({
  checked: {
    defaultMessage: 'Cited sentences, held against their sources: {verdicts}',
    description:
      'Result of checking an answer, in a document; verdicts is a list such as “5 quoted word for word · 1 supported”',
  },
  checkedAs: {
    defaultMessage: '{count, number} {verdict}',
    description: 'How many sentences of an answer have a verdict, such as “5 quoted word for word”',
  },
  checkedSentence: {
    defaultMessage: '“{sentence}”: {verdict}',
    description:
      'A sentence of an answer that its source does not carry, in a document; verdict is such as “not found in source”',
  },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What an LlmTrial says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Trial', description: 'Heading of what a language model made of a fixed question' },
  running: {
    defaultMessage: 'The model is answering a fixed question …',
    description: 'While a language model is tried',
  },
  first: { defaultMessage: 'Time to first token', description: 'How long a language model took to begin' },
  whole: { defaultMessage: 'Time to the whole answer', description: 'How long a language model took to end' },
  input: { defaultMessage: 'Tokens read', description: 'Size of what a language model was asked' },
  output: { defaultMessage: 'Tokens written', description: 'Size of what a language model answered' },
  cost: { defaultMessage: 'Cost', description: 'Price of one answer of a language model' },
  milliseconds: { defaultMessage: '{milliseconds} ms', description: 'A time in milliseconds' },
  untold: { defaultMessage: 'not told', description: 'A number that the language model did not tell' },
  noPrice: { defaultMessage: 'no price set', description: 'Why the cost of an answer is not known' },
  answer: { defaultMessage: 'What the model said', description: 'Names the words of a language model' },
});

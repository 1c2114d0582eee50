import { defineMessages } from '../../messages/define-messages.ts';

/** Said above findings that are arranged as a format wants them. */
export const arrangementMessages = defineMessages({
  line: { defaultMessage: 'Format: one line, word for word', description: 'How an answer is given' },
  table: { defaultMessage: 'Format: table of the direct studies', description: 'How an answer is given' },
  pico: {
    defaultMessage: 'Format: population, comparison, outcome and result of each study',
    description: 'How an answer is given',
  },
  studies: { defaultMessage: 'Format: list of the direct studies', description: 'How an answer is given' },
});

export const messages = defineMessages({
  result: {
    defaultMessage: 'Result',
    description: 'Names what a study found, beside population, comparison and outcome',
  },
});

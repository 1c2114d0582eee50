import { defineMessages } from '../messages/define-messages.ts';

/** What is said of answer. */
export const answerMessages = defineMessages({
  citation: {
    defaultMessage: '{count, plural, one {Reference} other {References}} {numbers}',
    description: 'Name of a citation chip; numbers is a list such as 1, 3',
  },
  citesRetracted: {
    defaultMessage: 'cites a retracted article',
    description: 'Said after the name of a citation chip',
  },
  card: {
    defaultMessage: '{count, plural, one {Source} other {Sources}} {numbers}',
    description: 'Name of the card of a citation; numbers is a list such as 1, 3',
  },
  closeCard: { defaultMessage: 'Close source', description: 'Closes the card of a citation' },
  showInList: { defaultMessage: 'Show in references', description: 'Shows a reference in the list of references' },
  supportSummary: {
    defaultMessage:
      '{supported, number} of {total, plural, one {# cited sentence} other {# cited sentences}} supported',
    description: 'Result of checking an answer against its sources',
  },
  uncited: {
    defaultMessage: '{count, plural, one {# sentence carries} other {# sentences carry}} no reference',
    description: 'Above the sentences of an answer that name no source',
  },
  table: { defaultMessage: 'Table', description: 'Names the frame of a table in an answer' },
  loading: {
    defaultMessage: 'Loading the answer',
    description: 'Said while the answer is being drawn for the first time',
  },
});

/** What is said of support. */
export const supportMessages = defineMessages({
  supported: { defaultMessage: 'supported', description: 'How far a source carries a claim' },
  partly: { defaultMessage: 'partly supported', description: 'How far a source carries a claim' },
  'not found': { defaultMessage: 'not found in source', description: 'How far a source carries a claim' },
});

/** What is said of support in words. */
export const supportInWordsMessages = defineMessages({
  supported: {
    defaultMessage: 'A sentence of the cited source says this.',
    description: 'Explains the support mark “supported”',
  },
  partly: {
    defaultMessage: 'The cited source says part of this, or says it less firmly.',
    description: 'Explains the support mark “partly supported”',
  },
  'not found': {
    defaultMessage: 'No sentence of the cited source says this. Read the source before you rely on it.',
    description: 'Explains the support mark “not found in source”',
  },
});

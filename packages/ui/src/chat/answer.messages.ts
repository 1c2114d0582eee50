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
  quotedSummary: {
    defaultMessage:
      '{total, plural, one {# cited sentence stands} other {# cited sentences stand}} word for word in the document',
    description: 'Result of checking an answer from documents against them',
  },
  indirectSummary: {
    defaultMessage:
      '{total, plural, one {# cited sentence says} other {# cited sentences say}} what the source says; not every source answers this question directly',
    description: 'Result of checking an answer whose references are partly about something else',
  },
  unknownSummary: {
    defaultMessage:
      '{total, plural, one {# cited sentence says} other {# cited sentences say}} what the source says; whether each source answers this question is not known',
    description: 'Result of checking an answer whose references were not held against the question',
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

/** What is said of each verdict. */
export const verdictMessages = defineMessages({
  quoted: { defaultMessage: 'quoted word for word', description: 'How far a source carries a claim' },
  supported: { defaultMessage: 'supported', description: 'How far a source carries a claim' },
  partly: { defaultMessage: 'partly supported', description: 'How far a source carries a claim' },
  contradicted: { defaultMessage: 'contradicted by its source', description: 'How far a source carries a claim' },
  'not found': { defaultMessage: 'not found in source', description: 'How far a source carries a claim' },
});

/** What each verdict means. */
export const verdictInWordsMessages = defineMessages({
  quoted: {
    defaultMessage: 'The cited source says this in the same words.',
    description: 'Explains the support mark “quoted word for word”',
  },
  supported: {
    defaultMessage: 'A sentence of the cited source says this.',
    description: 'Explains the support mark “supported”',
  },
  partly: {
    defaultMessage: 'The cited source says part of this, or says it less firmly.',
    description: 'Explains the support mark “partly supported”',
  },
  contradicted: {
    defaultMessage: 'A sentence of the cited source says otherwise. Read the source before you rely on it.',
    description: 'Explains the support mark “contradicted by its source”',
  },
  'not found': {
    defaultMessage: 'No sentence of the cited source says this. Read the source before you rely on it.',
    description: 'Explains the support mark “not found in source”',
  },
});

import type { AnswerLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useReferenceLabels } from './reference-labels.ts';
import { type Translate, useTranslate } from './translate.ts';

const messages = defineMessages({
  supported: { defaultMessage: 'supported', description: 'How far a source carries a claim' },
  partly: { defaultMessage: 'partly supported', description: 'How far a source carries a claim' },
  notFound: { defaultMessage: 'not found in source', description: 'How far a source carries a claim' },
  supportedWords: {
    defaultMessage: 'A sentence of the cited source says this.',
    description: 'Explains the support mark “supported”',
  },
  partlyWords: {
    defaultMessage: 'The cited source says part of this, or says it less firmly.',
    description: 'Explains the support mark “partly supported”',
  },
  notFoundWords: {
    defaultMessage: 'No sentence of the cited source says this. Read the source before you rely on it.',
    description: 'Explains the support mark “not found in source”',
  },
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

function answerLabels(formatMessage: Translate, reference: AnswerLabels['reference']): AnswerLabels {
  const list = (numbers: readonly number[]) => ({ count: numbers.length, numbers: numbers.join(', ') });
  return {
    support: {
      supported: formatMessage(messages.supported),
      partly: formatMessage(messages.partly),
      'not found': formatMessage(messages.notFound),
    },
    supportInWords: {
      supported: formatMessage(messages.supportedWords),
      partly: formatMessage(messages.partlyWords),
      'not found': formatMessage(messages.notFoundWords),
    },
    citation: (numbers) => formatMessage(messages.citation, list(numbers)),
    citesRetracted: formatMessage(messages.citesRetracted),
    card: (numbers) => formatMessage(messages.card, list(numbers)),
    closeCard: formatMessage(messages.closeCard),
    showInList: formatMessage(messages.showInList),
    supportSummary: (counts) => formatMessage(messages.supportSummary, { ...counts }),
    uncited: (count) => formatMessage(messages.uncited, { count }),
    table: formatMessage(messages.table),
    loading: formatMessage(messages.loading),
    reference,
  };
}

/** Words of a text with checked references, in the interface language. */
export function useAnswerLabels(): AnswerLabels {
  const formatMessage = useTranslate();
  const reference = useReferenceLabels();
  return useMemo(() => answerLabels(formatMessage, reference), [formatMessage, reference]);
}

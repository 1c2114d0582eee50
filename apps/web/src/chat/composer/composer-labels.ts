import type { ComboboxLabels, ComposerLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { type Translate, useTranslate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  question: { defaultMessage: 'Your question', description: 'Names the question field' },
  placeholder: {
    defaultMessage: 'Ask a clinical or scientific question',
    description: 'Shown in the empty question field',
  },
  placeholderFollowUp: {
    defaultMessage: 'Ask a follow-up',
    description: 'Shown in the empty question field of a running chat',
  },
  send: { defaultMessage: 'Send', description: 'Sends a question' },
  stop: { defaultMessage: 'Stop', description: 'Stops a running answer' },
  usage: { defaultMessage: 'Tokens used', description: 'Names a progress bar' },
  usageText: {
    defaultMessage: 'about {used, number} of {limit, number} tokens',
    description: 'How much of a length limit is used',
  },
  filters: {
    defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
    description: 'Opens the filters; the number of filters in use',
  },
  options: { defaultMessage: 'Options', description: 'Opens the ways answers are written' },
  formatActive: { defaultMessage: 'Answer format', description: 'Shown while an answer format is set' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of the language of answers' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
  documents: {
    defaultMessage: '{count, plural, one {About # chosen article} other {About # chosen articles}}',
    description: 'Shown while a chat is held about chosen articles',
  },
  filtersFailed: { defaultMessage: 'The filters could not be shown.', description: 'A part of a page failed' },
  optionsFailed: { defaultMessage: 'The options could not be shown.', description: 'A part of a page failed' },
  documentsEnd: { defaultMessage: 'Ask the whole literature again', description: 'Ends a chat about chosen articles' },
  formatRemove: { defaultMessage: 'Remove the answer format', description: 'Removes the answer format' },
});

/** Words around the question field. */
export interface QuestionLabels {
  composer: ComposerLabels;
  followUp: string;
  filters: (count: number) => string;
  filtersFailed: string;
  options: string;
  optionsFailed: string;
  format: { active: string; remove: string };
  language: ComboboxLabels;
  documents: (count: number) => string;
  documentsEnd: string;
}

function labelsOf(formatMessage: Translate): QuestionLabels {
  return {
    composer: {
      question: formatMessage(messages.question),
      placeholder: formatMessage(messages.placeholder),
      send: formatMessage(messages.send),
      stop: formatMessage(messages.stop),
      usage: formatMessage(messages.usage),
      usageText: (used, limit) => formatMessage(messages.usageText, { used, limit }),
    },
    followUp: formatMessage(messages.placeholderFollowUp),
    filters: (count) => formatMessage(messages.filters, { count }),
    filtersFailed: formatMessage(messages.filtersFailed),
    options: formatMessage(messages.options),
    optionsFailed: formatMessage(messages.optionsFailed),
    format: { active: formatMessage(messages.formatActive), remove: formatMessage(messages.formatRemove) },
    language: {
      name: formatMessage(messages.language),
      search: formatMessage(messages.languageSearch),
      nothingFound: formatMessage(messages.languageNone),
    },
    documents: (count) => formatMessage(messages.documents, { count }),
    documentsEnd: formatMessage(messages.documentsEnd),
  };
}

/** Words around the question field, in the interface language. */
export function useQuestionLabels(): QuestionLabels {
  const formatMessage = useTranslate();
  return useMemo(() => labelsOf(formatMessage), [formatMessage]);
}

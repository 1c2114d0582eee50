import type { ComboboxLabels, ComposerLabels, ModeSwitchesLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { type FormatWords, useWords } from '../platform/words.ts';

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
  precision: { defaultMessage: 'Precision', description: 'A way of answering' },
  precisionHint: { defaultMessage: 'A stronger model, where one is configured', description: 'Explains precision' },
  elaborate: { defaultMessage: 'Elaborate', description: 'A way of answering' },
  elaborateHint: { defaultMessage: 'A longer answer with more studies', description: 'Explains elaborate' },
  layman: { defaultMessage: 'Plain words', description: 'A way of answering: for lay readers' },
  laymanHint: { defaultMessage: 'For readers outside medicine', description: 'Explains plain words' },
  sources: { defaultMessage: 'Sources', description: 'Heading over the sources to search' },
  pubmed: { defaultMessage: 'PubMed', description: 'A source' },
  pubmedHint: { defaultMessage: 'The public literature that is loaded here', description: 'Explains a source' },
  format: { defaultMessage: 'Answer format…', description: 'Opens the dialog for the form of the answer' },
  formatActive: { defaultMessage: 'Answer format', description: 'Shown while an answer format is set' },
  formatTitle: { defaultMessage: 'Answer format', description: 'Heading of a dialog' },
  formatText: {
    defaultMessage:
      'Say how answers should be built, for instance as a table, in five bullet points, or for a patient letter.',
    description: 'Explains the answer format',
  },
  formatField: { defaultMessage: 'Instruction', description: 'Names the field of the answer format' },
  formatTooLong: {
    defaultMessage: 'The answer format is longer than {limit, number} tokens. Shorten it.',
    description: 'Error in the answer format',
  },
  formatApply: { defaultMessage: 'Use this format', description: 'Sets the answer format' },
  formatClear: { defaultMessage: 'Remove', description: 'Removes the answer format' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
  language: { defaultMessage: 'Answer in', description: 'Name of the choice of the language of answers' },
  languageSearch: { defaultMessage: 'Search languages', description: 'Search field in a list of languages' },
  languageNone: { defaultMessage: 'No such language', description: 'Said when no language matches' },
  documents: {
    defaultMessage: '{count, plural, one {About # chosen article} other {About # chosen articles}}',
    description: 'Shown while a chat is held about chosen articles',
  },
  documentsEnd: { defaultMessage: 'Ask the whole literature again', description: 'Ends a chat about chosen articles' },
  formatRemove: { defaultMessage: 'Remove the answer format', description: 'Removes the answer format' },
});

/** Words around the question field. */
export interface QuestionLabels {
  composer: ComposerLabels;
  followUp: string;
  filters: (count: number) => string;
  options: string;
  modes: ModeSwitchesLabels;
  sources: { name: string; pubmed: string; pubmedHint: string };
  format: {
    open: string;
    active: string;
    title: string;
    text: string;
    field: string;
    tooLong: (limit: number) => string;
    apply: string;
    clear: string;
    remove: string;
    close: string;
  };
  language: ComboboxLabels;
  documents: (count: number) => string;
  documentsEnd: string;
}

function formatLabels(formatMessage: FormatWords): QuestionLabels['format'] {
  return {
    open: formatMessage(messages.format),
    active: formatMessage(messages.formatActive),
    title: formatMessage(messages.formatTitle),
    text: formatMessage(messages.formatText),
    field: formatMessage(messages.formatField),
    tooLong: (limit) => formatMessage(messages.formatTooLong, { limit }),
    apply: formatMessage(messages.formatApply),
    clear: formatMessage(messages.formatClear),
    remove: formatMessage(messages.formatRemove),
    close: formatMessage(messages.close),
  };
}

function labelsOf(formatMessage: FormatWords): QuestionLabels {
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
    options: formatMessage(messages.options),
    modes: {
      precision: { name: formatMessage(messages.precision), hint: formatMessage(messages.precisionHint) },
      elaborate: { name: formatMessage(messages.elaborate), hint: formatMessage(messages.elaborateHint) },
      layman: { name: formatMessage(messages.layman), hint: formatMessage(messages.laymanHint) },
    },
    sources: {
      name: formatMessage(messages.sources),
      pubmed: formatMessage(messages.pubmed),
      pubmedHint: formatMessage(messages.pubmedHint),
    },
    format: formatLabels(formatMessage),
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
  const formatMessage = useWords();
  return useMemo(() => labelsOf(formatMessage), [formatMessage]);
}

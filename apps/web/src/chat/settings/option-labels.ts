import type { ModeSwitchesLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';
import { NEEDS_MODEL } from '../../platform/i18n/use-answer-languages.ts';

const messages = defineMessages({
  precision: { defaultMessage: 'Precision', description: 'A way of answering' },
  precisionHint: { defaultMessage: 'A stronger model, where one is configured', description: 'Explains precision' },
  elaborate: { defaultMessage: 'Elaborate', description: 'A way of answering' },
  elaborateHint: { defaultMessage: 'A longer answer with more studies', description: 'Explains elaborate' },
  layman: { defaultMessage: 'Plain words', description: 'A way of answering: for lay readers' },
  laymanHint: { defaultMessage: 'For readers outside medicine', description: 'Explains plain words' },
  needsPrecision: {
    defaultMessage: 'No stronger model is configured',
    description: 'Why precision cannot be chosen',
  },
  formatNeedsModel: {
    defaultMessage: 'A format needs a language model. Ask for a table in your question to get one without.',
    description: 'Why no answer format can be set',
  },
  sources: { defaultMessage: 'Sources', description: 'Heading over the sources to search' },
  pubmed: { defaultMessage: 'PubMed', description: 'A source' },
  pubmedHint: { defaultMessage: 'The public literature that is loaded here', description: 'Explains a source' },
  format: { defaultMessage: 'Answer format…', description: 'Opens the dialog for the form of the answer' },
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
});

/** Words of the ways answers are written. */
export interface OptionLabels {
  modes: ModeSwitchesLabels;
  /** Why what changes nothing without a language model cannot be chosen. */
  needsModel: string;
  needsPrecision: string;
  formatNeedsModel: string;
  sources: { name: string; pubmed: string; pubmedHint: string };
  format: {
    open: string;
    title: string;
    text: string;
    field: string;
    tooLong: (limit: number) => string;
    apply: string;
    clear: string;
    close: string;
  };
}

function labelsOf(t: Translate): OptionLabels {
  return {
    modes: {
      precision: { name: t(messages.precision), hint: t(messages.precisionHint) },
      elaborate: { name: t(messages.elaborate), hint: t(messages.elaborateHint) },
      layman: { name: t(messages.layman), hint: t(messages.laymanHint) },
    },
    needsModel: t(NEEDS_MODEL),
    needsPrecision: t(messages.needsPrecision),
    formatNeedsModel: t(messages.formatNeedsModel),
    sources: {
      name: t(messages.sources),
      pubmed: t(messages.pubmed),
      pubmedHint: t(messages.pubmedHint),
    },
    format: {
      open: t(messages.format),
      title: t(messages.formatTitle),
      text: t(messages.formatText),
      field: t(messages.formatField),
      tooLong: (limit) => t(messages.formatTooLong, { limit }),
      apply: t(messages.formatApply),
      clear: t(messages.formatClear),
      close: t(messages.close),
    },
  };
}

/** Words of the ways answers are written, in the interface language. */
export function useOptionLabels(): OptionLabels {
  const t = useTranslate();
  return useMemo(() => labelsOf(t), [t]);
}

import { defineMessages } from '../../messages/define-messages.ts';

/** Names of the ways of answering. */
export const messages = defineMessages({
  precision: { defaultMessage: 'Precision', description: 'A way of answering' },
  elaborate: { defaultMessage: 'Elaborate', description: 'A way of answering' },
  layman: { defaultMessage: 'Plain words', description: 'A way of answering: for lay readers' },
});

/** What each way changes. */
export const hintMessages = defineMessages({
  precision: { defaultMessage: 'A stronger model, where one is configured', description: 'Explains precision' },
  elaborate: { defaultMessage: 'A longer answer with more studies', description: 'Explains elaborate' },
  layman: { defaultMessage: 'For readers outside medicine', description: 'Explains plain words' },
});

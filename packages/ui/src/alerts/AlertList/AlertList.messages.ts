import { defineMessages } from '../../messages/define-messages.ts';

/** What AlertList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Weekly alerts', description: 'Names the list' },
  unsubscribe: { defaultMessage: 'Unsubscribe', description: 'Alert list: unsubscribe' },
  unsubscribeFrom: {
    defaultMessage: 'Unsubscribe from {title}',
    description: 'Names the button of an alert, beginning with the word on it ("Unsubscribe from Salt")',
  },
  loading: { defaultMessage: 'Loading alerts', description: 'Alert list: loading' },
  empty: { defaultMessage: 'No alerts yet', description: 'Alert list: empty' },
  emptyHint: {
    defaultMessage: 'Make one from any search; it tells you each week what is new.',
    description: 'How one gets an alert',
  },
  error: { defaultMessage: 'The alerts could not be loaded.', description: 'Alert list: error' },
  retry: { defaultMessage: 'Try again', description: 'Alert list: retry' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What a PaymentEventList says. */
export const messages = defineMessages({
  name: {
    defaultMessage: 'Payment events put aside',
    description: 'Names the list of payment events for administrators',
  },
  empty: { defaultMessage: 'Nothing is put aside', description: 'Of payment events: all were applied' },
  emptyText: {
    defaultMessage: 'Every event of the payment provider was applied.',
    description: 'Where no payment event is put aside',
  },
  error: { defaultMessage: 'The payment events could not be loaded', description: 'Said instead of the list' },
  loading: { defaultMessage: 'Payment events are loading', description: 'While the list loads' },
  again: { defaultMessage: 'Try again', description: 'Loads what could not be loaded, or does again what failed' },
  retry: {
    defaultMessage: 'Try again: {event}',
    description: 'Names the button that has a payment event applied again, by its id',
  },
  dismiss: { defaultMessage: 'Dismiss', description: 'Takes a payment event off the list of administrators' },
  dismissOne: {
    defaultMessage: 'Dismiss: {event}',
    description: 'Names the button that takes a payment event off the list, by its id',
  },
  more: {
    defaultMessage: 'More events are put aside than are shown here. They appear as you deal with these.',
    description: 'Below a list of payment events that is not whole',
  },
  type: { defaultMessage: 'Event', description: 'Names what kind of payment event it is, a technical word' },
  occurred: { defaultMessage: 'Occurred', description: 'Names when a payment event happened' },
  received: { defaultMessage: 'Received', description: 'Names when a payment event came in' },
  payload: {
    defaultMessage: 'About',
    description: 'Names the ids a payment event is about, as the payment provider has them',
  },
  noted: {
    defaultMessage: 'Noted by the server',
    description: 'Names technical words on what went wrong with a payment event',
  },
  attempts: {
    defaultMessage: '{count, plural, =0 {never tried} one {tried once} other {tried # times}}',
    description: 'How often a payment event was tried',
  },
});

/** Why an event was put aside. */
export const reasonMessages = defineMessages({
  'provider-failed': {
    defaultMessage: 'The payment provider could not be asked',
    description: 'Why a payment event was put aside',
  },
  'payer-unknown': {
    defaultMessage: 'Nobody here has this customer',
    description: 'Why a payment event was put aside',
  },
  'payer-gone': {
    defaultMessage: 'Somebody paid whose account or organization is deleted',
    description: 'Why a payment event was put aside',
  },
});

/** What is to be done about it. */
export const adviceMessages = defineMessages({
  'provider-failed': {
    defaultMessage: 'Try it again once the provider answers. What was paid counts as soon as it does.',
    description: 'What to do about a payment event that could not be applied',
  },
  'payer-unknown': {
    defaultMessage:
      'Nothing was cancelled: the customer may belong to another server that uses the same account at the provider. Dismiss it if so.',
    description: 'What to do about a payment event of an unknown customer',
  },
  'payer-gone': {
    defaultMessage:
      'The subscription is cancelled at once, so nothing more is charged. Refund the payment at the provider, then dismiss this.',
    description: 'What to do about a payment by somebody whose account is deleted',
  },
});

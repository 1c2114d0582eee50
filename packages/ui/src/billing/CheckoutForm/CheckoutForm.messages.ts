import { defineMessages } from '../../messages/define-messages.ts';

/** What CheckoutForm says. */
export const messages = defineMessages({
  test: {
    defaultMessage: 'This is a test: you pay with a test card, and nothing is charged.',
    description: 'Above a checkout in which no money moves',
  },
  order: { defaultMessage: 'Your order', description: 'Heading of what is bought' },
  dueNow: { defaultMessage: 'Due today', description: 'What is paid at once' },
  card: { defaultMessage: 'Test card', description: 'The question which test card pays' },
  pay: { defaultMessage: 'Pay {amount}', description: 'Button that pays' },
  startTrial: { defaultMessage: 'Start the free trial', description: 'Button that begins a trial without payment' },
  saveCard: { defaultMessage: 'Use this card', description: 'Button that replaces the card of a subscription' },
  back: { defaultMessage: 'Back', description: 'Leaves a checkout without paying' },
  confirmTitle: {
    defaultMessage: 'Confirm the payment',
    description: 'Heading: a bank asks whether a payment is meant',
  },
  confirmText: {
    defaultMessage:
      'Your bank asks whether it was you. With a card of your own, this question would come from your bank.',
    description: 'Explains why a payment is to be confirmed',
  },
  confirm: { defaultMessage: 'It was me', description: 'Confirms a payment' },
  refuse: { defaultMessage: 'It was not me', description: 'Refuses a payment' },
  done: { defaultMessage: 'Thank you', description: 'Heading after a payment' },
  doneText: {
    defaultMessage:
      'Your payment is being processed. Pro is yours as soon as it is confirmed, usually within a minute.',
    description: 'What happens after a payment',
  },
  doneCardText: {
    defaultMessage: 'The card is saved. What was owed is paid with it.',
    description: 'What happens after another card was given',
  },
  goOn: { defaultMessage: 'To your plan', description: 'Leads from a finished checkout to the settings of the plan' },
});

/** Names of test cards, by what they do. */
export const cardMessages = defineMessages({
  good: { defaultMessage: 'Succeeds', description: 'What a test card does' },
  confirm: { defaultMessage: 'Asks to be confirmed', description: 'What a test card does' },
  declined: { defaultMessage: 'Is declined', description: 'What a test card does' },
  failsLater: { defaultMessage: 'Succeeds now, fails at the next payment', description: 'What a test card does' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What ContactModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Contact us', description: 'Its heading ("Contact us")' },
  description: {
    defaultMessage: 'A person reads it and answers within two working days.',
    description: 'Who answers, and when, in one line',
  },
  close: { defaultMessage: 'Close', description: 'Contact modal: close' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What VisitorPrompt says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Your e-mail address, please', description: 'Heading of the question to visitors' },
  why: {
    defaultMessage: 'It tells us how many people use Footnote, and not only how many browsers.',
    description: 'Why visitors are asked for an address',
  },
  kept: {
    defaultMessage: 'The address is kept for {days, plural, one {# day} other {# days}}, and nothing is sent to it.',
    description: 'What becomes of the address of a visitor',
  },
  optional: {
    defaultMessage:
      'It is optional. After “Not now” your question stands in its field, where Enter sends it, and we do not ask again.',
    description: 'Says to visitors that they need not give an address; “Not now” is a button',
  },
  account: {
    defaultMessage: 'With an account, your chats are kept, too.',
    description: 'What visitors get who register',
  },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  submit: { defaultMessage: 'Go on asking', description: 'Gives the address of a visitor and sends their question' },
  cancel: { defaultMessage: 'Not now', description: 'Leaves the question for an address' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What VisitorPrompt says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Your e-mail address, please', description: 'Heading of the question to visitors' },
  text: {
    defaultMessage:
      'We ask once a visit, to know how many people use Footnote and not only how many browsers. We keep the address for {days, plural, one {# day} other {# days}} and send nothing to it. You can go on without one; your question stays where you wrote it. With an account, your chats are kept, too.',
    description: 'Explains to visitors why an address is asked for',
  },
  email: { defaultMessage: 'E-mail', description: 'Names the field of an e-mail address' },
  submit: { defaultMessage: 'Go on asking', description: 'Gives the address of a visitor and sends their question' },
  cancel: { defaultMessage: 'Not now', description: 'Leaves the question for an address' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What InviteModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Invite a colleague', description: 'Heading of a dialog' },
  email: { defaultMessage: 'E-mail', description: 'Field of an invite' },
  name: { defaultMessage: 'Name', description: 'Field of an invite' },
  submit: { defaultMessage: 'Send', description: 'Sends an invite by e-mail' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves the form of an invite' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What InviteMemberModal says. */
export const messages = defineMessages({
  title: { defaultMessage: 'Invite a colleague', description: 'Heading of a dialog' },
  email: { defaultMessage: 'E-mail', description: 'Field of an invite' },
  name: { defaultMessage: 'Name', description: 'Field of an invite' },
  role: { defaultMessage: 'Role', description: 'Names the choice of a role in an organization' },
  roleHint: {
    defaultMessage: 'Admins manage members, sources and invoices.',
    description: 'What an admin may do that a member may not',
  },
  submit: { defaultMessage: 'Send the invite', description: 'Sends an invite by e-mail' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves the form of an invite' },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});

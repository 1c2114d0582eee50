import { defineMessages } from './define-messages.ts';

/** Name of each role in an organization. */
export const roleMessages = defineMessages({
  Member: { defaultMessage: 'Member', description: 'Role in an organization' },
  Admin: { defaultMessage: 'Admin', description: 'Role in an organization' },
});

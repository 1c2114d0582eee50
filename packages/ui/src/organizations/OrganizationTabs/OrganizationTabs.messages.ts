import { defineMessages } from '../../messages/define-messages.ts';

/** What each tab of an organization’s settings is called. */
export const messages = defineMessages({
  general: { defaultMessage: 'General', description: 'Tab of the settings of an organization' },
  members: { defaultMessage: 'Members', description: 'Tab of the settings of an organization' },
  sources: { defaultMessage: 'Sources', description: 'Tab of the settings of an organization' },
  invites: { defaultMessage: 'Invites', description: 'Tab of the settings of an organization' },
  invoices: { defaultMessage: 'Invoices', description: 'Tab of the settings of an organization' },
});

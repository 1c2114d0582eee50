import { defineMessages } from '../../messages/define-messages.ts';

/** What OrganizationInvoices says. */
export const messages = defineMessages({
  payer: { defaultMessage: 'Invoices are sent to', description: 'Before an e-mail address' },
  noPayer: { defaultMessage: 'Nobody yet', description: 'Said where no e-mail address for invoices is known' },
  change: { defaultMessage: 'Change', description: 'Changes the e-mail address invoices are sent to' },
  error: { defaultMessage: 'Invoices could not be loaded', description: 'Of an organization' },
  retry: { defaultMessage: 'Try again', description: 'Tries again what failed' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What InvoiceList says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Invoices', description: 'Invoice list: name' },
  open: { defaultMessage: 'Invoice of {date}', description: 'Names the link of an invoice ("Invoice of 1 May 2026")' },
  empty: { defaultMessage: 'There are no invoices yet.', description: 'Said when there are none' },
  loading: { defaultMessage: 'Loading invoices', description: 'Said while they load' },
});

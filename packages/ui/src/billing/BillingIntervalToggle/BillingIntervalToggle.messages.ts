import { defineMessages } from '../../messages/define-messages.ts';

/** What BillingIntervalToggle says. */
export const messages = defineMessages({
  name: { defaultMessage: 'How to pay', description: 'The question ("How to pay")' },
  saving: { defaultMessage: 'Save {percent, number} %', description: 'What paying yearly saves ("Save 25 %")' },
  month: { defaultMessage: 'Monthly', description: 'Pays every month' },
  annual: { defaultMessage: 'Yearly', description: 'Pays every year' },
});

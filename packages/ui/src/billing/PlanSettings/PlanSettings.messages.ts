import { defineMessages } from '../../messages/define-messages.ts';

/** What PlanSettings says. */
export const messages = defineMessages({
  plan: { defaultMessage: 'Current plan', description: 'Heading of the plan ("Current plan")' },
  invoices: { defaultMessage: 'Invoices', description: 'Heading of the invoices' },
  support: { defaultMessage: 'Support', description: 'Heading of the way to the team' },
  supportText: {
    defaultMessage: 'Questions about payment, or a plan for your department? We answer within one working day.',
    description: 'What the team helps with, in one or two lines',
  },
  contact: { defaultMessage: 'Contact support', description: 'A few words on a button or mark: Contact support' },
});

import { defineMessages } from '../../messages/define-messages.ts';

/** What AllowanceMeter says. */
export const messages = defineMessages({
  name: { defaultMessage: 'PRO questions this week', description: 'Allowance meter: name' },
  count: { defaultMessage: '{used, number} of {allowed, number} used', description: 'Allowance meter: count' },
});

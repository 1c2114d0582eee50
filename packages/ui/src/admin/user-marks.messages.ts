import { defineMessages } from '../messages/define-messages.ts';

/** Name of each plan. */
export const planMessages = defineMessages({
  free: { defaultMessage: 'Basic', description: 'Name of a plan' },
  pro: { defaultMessage: 'Pro', description: 'Name of a plan' },
  sandbox: { defaultMessage: 'Sandbox', description: 'Name of a plan' },
});

/** What is out of the ordinary about a user. */
export const messages = defineMessages({
  superAdmin: { defaultMessage: 'Super admin', description: 'Mark of a person' },
  suspended: { defaultMessage: 'Suspended', description: 'Mark of a user who is kept out for now' },
  unverified: { defaultMessage: 'Not verified', description: 'Mark of a user whose e-mail is not verified' },
});

import { defineMessages } from '../messages/define-messages.ts';

/** Name of each field of an organization, and what counts against its user limit. */
export const fieldMessages = defineMessages({
  name: { defaultMessage: 'Name', description: 'Field of an organization' },
  description: { defaultMessage: 'Description', description: 'Field of an organization' },
  userLimit: {
    defaultMessage: 'User limit',
    description: 'Field of an organization: how many people may belong to it',
  },
  userLimitHint: {
    defaultMessage: 'Members and open invites together.',
    description: 'What counts against the user limit of an organization',
  },
});

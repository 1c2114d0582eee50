import { defineMessages } from '../../messages/define-messages.ts';

/** What the list says of users. */
export const listMessages = defineMessages({
  name: { defaultMessage: 'Users', description: 'Names the list of all users' },
  search: { defaultMessage: 'Find a user', description: 'Names the search among all users' },
  removingTitle: { defaultMessage: 'Delete {row}?', description: 'The question before a user is deleted' },
  removingText: {
    defaultMessage: 'Their chats, alerts and answer formats go with them. This cannot be undone.',
    description: 'What follows from deleting a user',
  },
  refusedTitle: { defaultMessage: '{row} cannot be deleted', description: 'Said of a user; the reason follows' },
  empty: { defaultMessage: 'No user found', description: 'By the search among all users' },
  error: { defaultMessage: 'Users could not be loaded', description: 'Said instead of the list of all users' },
  loading: { defaultMessage: 'Users are loading', description: 'While the list of all users loads' },
  pages: { defaultMessage: 'Pages of users', description: 'Names the steps through a list' },
});

/** Name of each plan. */
export const planMessages = defineMessages({
  free: { defaultMessage: 'Basic', description: 'Name of a plan' },
  pro: { defaultMessage: 'Pro', description: 'Name of a plan' },
  sandbox: { defaultMessage: 'Sandbox', description: 'Name of a plan' },
});

/** What the rows of a UserList say. */
export const messages = defineMessages({
  user: { defaultMessage: 'Name', description: 'Heading of a column' },
  email: { defaultMessage: 'E-mail', description: 'Heading of a column' },
  plan: { defaultMessage: 'Plan', description: 'Heading of a column' },
  organizations: { defaultMessage: 'Organizations', description: 'Heading of a column: where a user belongs to' },
  since: { defaultMessage: 'Since', description: 'Heading of a column: when a user registered' },
  superAdmin: { defaultMessage: 'Super admin', description: 'Mark of a person' },
  unverified: { defaultMessage: 'Not verified', description: 'Mark of a user whose e-mail is not verified' },
  unknown: { defaultMessage: 'Unknown', description: 'Where the name of a user is not known' },
  none: { defaultMessage: 'None', description: 'Where a user belongs to no organization' },
  promote: { defaultMessage: 'Make super admin', description: 'Of a user' },
  demote: { defaultMessage: 'Take super admin back', description: 'Of a user' },
});

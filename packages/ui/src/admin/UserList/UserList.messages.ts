import { defineMessages } from '../../messages/define-messages.ts';

/** What the list says of users. */
export const listMessages = defineMessages({
  name: { defaultMessage: 'Users', description: 'Names the list of all users' },
  search: { defaultMessage: 'Find a user', description: 'Names the search among all users' },
  named: { defaultMessage: 'Name', description: 'Heading of a column' },
  createdAt: { defaultMessage: 'Since', description: 'Heading of a column: when a user registered' },
  open: { defaultMessage: 'Details', description: 'Opens what there is to know about a user' },
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

/** What the rows of a UserList say. */
export const messages = defineMessages({
  email: { defaultMessage: 'E-mail', description: 'Heading of a column' },
  plan: { defaultMessage: 'Plan', description: 'Heading of a column' },
  organizations: { defaultMessage: 'Organizations', description: 'Heading of a column: where a user belongs to' },
  unknown: { defaultMessage: 'Unknown', description: 'Where the name of a user is not known' },
  none: { defaultMessage: 'None', description: 'Where a user belongs to no organization' },
  show: { defaultMessage: 'Show', description: 'Names the choice of which users are listed' },
});

/** Which users are listed. */
export const filterMessages = defineMessages({
  all: { defaultMessage: 'All users', description: 'Choice of which users are listed' },
  members: { defaultMessage: 'Members of organizations', description: 'Choice of which users are listed' },
  superAdmins: { defaultMessage: 'Super admins', description: 'Choice of which users are listed' },
  suspended: { defaultMessage: 'Suspended users', description: 'Choice of which users are listed' },
  unverified: { defaultMessage: 'E-mail not verified', description: 'Choice of which users are listed' },
});

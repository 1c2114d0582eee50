import { defineMessages } from '../../messages/define-messages.ts';

/** What the list says of organizations. */
export const listMessages = defineMessages({
  name: { defaultMessage: 'Organizations', description: 'Names the list of all organizations' },
  search: { defaultMessage: 'Find an organization', description: 'Names the search among all organizations' },
  named: { defaultMessage: 'Organization', description: 'Heading of a column' },
  createdAt: { defaultMessage: 'Created', description: 'Heading of a column: when an organization was made' },
  open: { defaultMessage: 'Open settings', description: 'Of an organization' },
  removingTitle: { defaultMessage: 'Delete {row}?', description: 'The question before an organization is deleted' },
  removingText: {
    defaultMessage: 'Its members lose access to everything it maintains. This cannot be undone.',
    description: 'What follows from deleting an organization',
  },
  refusedTitle: {
    defaultMessage: '{row} cannot be deleted',
    description: 'Said of an organization; the reason follows',
  },
  empty: { defaultMessage: 'No organization found', description: 'By the search among all organizations' },
  error: {
    defaultMessage: 'Organizations could not be loaded',
    description: 'Said instead of the list of all organizations',
  },
  loading: { defaultMessage: 'Organizations are loading', description: 'While the list of all organizations loads' },
  pages: { defaultMessage: 'Pages of organizations', description: 'Names the steps through a list' },
});

/** Name of each status of a subscription. */
export const statusMessages = defineMessages({
  active: { defaultMessage: 'Active', description: 'Status of a subscription' },
  trialing: { defaultMessage: 'Trial', description: 'Status of a subscription' },
  past_due: { defaultMessage: 'Past due', description: 'Status of a subscription' },
  paused: { defaultMessage: 'Paused', description: 'Status of a subscription' },
  canceled: { defaultMessage: 'Cancelled', description: 'Status of a subscription' },
});

/** What the rows of an OrganizationList say. */
export const messages = defineMessages({
  status: { defaultMessage: 'Subscription', description: 'Heading of a column' },
  users: { defaultMessage: 'Users', description: 'Heading of a column: how many belong to an organization' },
  sources: { defaultMessage: 'Sources', description: 'Heading of a column: how many an organization has' },
  noStatus: { defaultMessage: 'None', description: 'Where an organization has no subscription' },
  usersText: {
    defaultMessage: '{users, number} of {limit, number}',
    description: 'Users of the user limit of an organization',
  },
  show: { defaultMessage: 'Show', description: 'Names the choice of which organizations are listed' },
  suspended: { defaultMessage: 'Suspended', description: 'Mark of an organization nobody can act for now' },
  suspend: {
    defaultMessage: 'Suspend',
    description: 'Keeps everybody from acting for an organization; a question follows',
  },
  resume: { defaultMessage: 'Resume', description: 'Ends the suspension of an organization' },
  keep: { defaultMessage: 'Cancel', description: 'Leaves everything as it is' },
  suspendTitle: { defaultMessage: 'Suspend {row}?', description: 'The question before an organization is suspended' },
  suspendText: {
    defaultMessage:
      'Nobody can act for it until you resume it, and answers that are being written for it stop. Nothing of it is deleted.',
    description: 'What follows from suspending an organization',
  },
});

/** Which organizations are listed. */
export const filterMessages = defineMessages({
  all: { defaultMessage: 'All organizations', description: 'Choice of which organizations are listed' },
  active: { defaultMessage: 'Not suspended', description: 'Choice of which organizations are listed' },
  suspended: { defaultMessage: 'Suspended organizations', description: 'Choice of which organizations are listed' },
});

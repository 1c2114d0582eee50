import { defineMessages } from '../../messages/define-messages.ts';

/** What InvitesTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Invites', description: 'Names the table of open invites of an organization' },
  person: { defaultMessage: 'Invited', description: 'Heading of a column of people' },
  role: { defaultMessage: 'Role', description: 'Heading of a column: role in an organization' },
  sent: { defaultMessage: 'Sent', description: 'Heading of a column: when an invite was sent' },
  invite: { defaultMessage: 'Invite', description: 'Opens the form that invites a colleague' },
  withdraw: { defaultMessage: 'Withdraw', description: 'Takes an invite back' },
  withdrawNamed: {
    defaultMessage: 'Withdraw the invite of {person}',
    description: 'Names the button that takes an invite back, beginning with the word on it',
  },
  withdrawingTitle: {
    defaultMessage: 'Withdraw the invite of {person}?',
    description: 'The question before an invite is taken back',
  },
  withdrawingText: {
    defaultMessage: 'The link in the e-mail stops working.',
    description: 'What follows from taking an invite back',
  },
  withdrawingConfirm: {
    defaultMessage: 'Withdraw',
    description: 'Answer to the question before an invite is taken back',
  },
  withdrawingKeep: { defaultMessage: 'Keep', description: 'Answer to the question before an invite is taken back' },
  full: {
    defaultMessage: 'Organization user quota reached. Remove a member or an invite to send another.',
    description: 'Said while no place in an organization is left',
  },
  empty: { defaultMessage: 'No open invites', description: 'Of an organization' },
  emptyHint: {
    defaultMessage: 'Colleagues you invite stand here until they answer.',
    description: 'Said where an organization has no open invites',
  },
  loading: { defaultMessage: 'Invites are loading', description: 'While the open invites of an organization load' },
  again: { defaultMessage: 'Send again', description: 'Sends the mail of an invitation once more' },
  againNamed: {
    defaultMessage: 'Send again to {person}',
    description: 'Names the button that sends the mail of an invitation once more, beginning with the words on it',
  },
  error: {
    defaultMessage: 'Invites could not be loaded',
    description: 'Said instead of the invites of an organization',
  },
  pages: { defaultMessage: 'Pages of invites', description: 'Names the steps through a list' },
});

/** What invites can be sorted by. */
export const sortMessages = defineMessages({
  createdAt: { defaultMessage: 'Sent', description: 'What invites are sorted by: when they were sent' },
  name: { defaultMessage: 'Name', description: 'What people are sorted by' },
  email: { defaultMessage: 'E-mail', description: 'What people are sorted by' },
});

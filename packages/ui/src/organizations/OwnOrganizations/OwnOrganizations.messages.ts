import { defineMessages } from '../../messages/define-messages.ts';

/** What OwnOrganizations says. */
export const messages = defineMessages({
  name: { defaultMessage: 'My organizations', description: 'Heading over the organizations a user belongs to' },
  invited: { defaultMessage: 'Invitation', description: 'Mark of an organization that invites the user' },
  accept: { defaultMessage: 'Accept', description: 'Accepts an invitation into an organization' },
  acceptNamed: {
    defaultMessage: 'Accept the invitation of {organization}',
    description: 'Names the button that accepts an invitation, beginning with the word on it',
  },
  decline: { defaultMessage: 'Decline', description: 'Declines an invitation into an organization' },
  declineNamed: {
    defaultMessage: 'Decline the invitation of {organization}',
    description: 'Names the button that declines an invitation, beginning with the word on it',
  },
  settings: { defaultMessage: 'Open settings', description: 'Of an organization' },
  settingsOf: {
    defaultMessage: 'Open settings of {organization}',
    description: 'Names the link, beginning with the words on it',
  },
  suspended: { defaultMessage: 'Suspended', description: 'Mark of an organization nobody can act for now' },
  suspendedText: {
    defaultMessage:
      'Nobody can act for a suspended organization. Its chats are kept, and are there again once it is resumed.',
    description: 'Said below the organizations of a user where one of them is suspended',
  },
  secondFactorMissing: {
    defaultMessage: 'Second factor needed',
    description: 'Mark of an organization that asks for a second factor, which the user lacks',
  },
  secondFactorMissingText: {
    defaultMessage: 'An organization asks its members for a second factor. Until you have one, you cannot act for it.',
    description: 'Said below the organizations of a user where one of them asks for a second factor, which they lack',
  },
  setUpSecondFactor: {
    defaultMessage: 'Set up the second factor',
    description: 'Begins to set the second factor up',
  },
  leave: { defaultMessage: 'Leave', description: 'Ends the user’s own membership in an organization' },
  leaveNamed: {
    defaultMessage: 'Leave {organization}',
    description: 'Names the button that ends the user’s own membership, beginning with the word on it',
  },
  leavingTitle: {
    defaultMessage: 'Leave {organization}?',
    description: 'The question before the user’s own membership in an organization ends',
  },
  leavingText: {
    defaultMessage: 'You lose its sources and settings. Only one of its admins can invite you again.',
    description: 'What follows from leaving an organization',
  },
  leavingConfirm: { defaultMessage: 'Leave', description: 'Answer to the question before a membership ends' },
  leavingStay: { defaultMessage: 'Stay', description: 'Answer to the question before a membership ends' },
});

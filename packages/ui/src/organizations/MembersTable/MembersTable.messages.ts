import { defineMessages } from '../../messages/define-messages.ts';

/** What MembersTable says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Members', description: 'Names the table of members of an organization' },
  member: { defaultMessage: 'Member', description: 'Heading of a column of people' },
  role: { defaultMessage: 'Role', description: 'Heading of a column: role in an organization' },
  roleOf: { defaultMessage: 'Role of {person}', description: 'Names the choice of a role' },
  superAdmin: { defaultMessage: 'Super admin', description: 'Mark of a person' },
  you: { defaultMessage: 'You', description: 'Mark of the user’s own row' },
  remove: { defaultMessage: 'Remove', description: 'Takes a person out of an organization' },
  removeNamed: {
    defaultMessage: 'Remove {person}',
    description: 'Names the button that takes a person out of an organization, beginning with the word on it',
  },
  removingTitle: {
    defaultMessage: 'Remove {person}?',
    description: 'The question before a person is taken out of an organization',
  },
  removingText: {
    defaultMessage: 'They lose the sources and settings of the organization. Their own account stays.',
    description: 'What follows from taking a person out of an organization',
  },
  removingConfirm: {
    defaultMessage: 'Remove',
    description: 'Answer to the question before a person is taken out of an organization',
  },
  removingKeep: {
    defaultMessage: 'Keep',
    description: 'Answer to the question before a person is taken out of an organization',
  },
  places: {
    defaultMessage:
      '{left, plural, =0 {All {limit, number} places are taken.} other {{left, number} of {limit, number} places are free.}}',
    description: 'How many people may still join an organization',
  },
  empty: { defaultMessage: 'No members yet', description: 'Of an organization' },
  emptyHint: {
    defaultMessage: 'Invite the first colleague.',
    description: 'Said where an organization has no members',
  },
  error: {
    defaultMessage: 'Members could not be loaded',
    description: 'Said instead of the members of an organization',
  },
  pages: { defaultMessage: 'Pages of members', description: 'Names the steps through a list' },
  loading: { defaultMessage: 'Members are loading', description: 'While the members of an organization load' },
});

/** What members can be sorted by. */
export const sortMessages = defineMessages({
  name: { defaultMessage: 'Name', description: 'What people are sorted by' },
  email: { defaultMessage: 'E-mail', description: 'What people are sorted by' },
  role: { defaultMessage: 'Role', description: 'What people are sorted by' },
});

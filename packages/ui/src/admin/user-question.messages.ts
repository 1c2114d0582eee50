import { defineMessages } from '../messages/define-messages.ts';

/** What is asked before something is done to a user, and the words that lead there. */
export const messages = defineMessages({
  promote: { defaultMessage: 'Make super admin', description: 'Of a user' },
  demote: { defaultMessage: 'Take super admin back', description: 'Of a user' },
  suspend: { defaultMessage: 'Suspend', description: 'Keeps a user out until they are resumed; a question follows' },
  resume: { defaultMessage: 'Resume', description: 'Lets a suspended user in again' },
  signOut: { defaultMessage: 'Sign out everywhere', description: 'Ends every session of a user; a question follows' },
  keep: { defaultMessage: 'Cancel', description: 'Leaves everything as it is' },
  promoteTitle: { defaultMessage: 'Make {user} a super admin?', description: 'The question before it is done' },
  promoteText: {
    defaultMessage: 'Super admins see all users and organizations, and change them.',
    description: 'What follows from making somebody a super admin',
  },
  suspendTitle: { defaultMessage: 'Suspend {user}?', description: 'The question before a user is suspended' },
  suspendText: {
    defaultMessage:
      'They are signed out at once and cannot log in until you resume them. Nothing of theirs is deleted.',
    description: 'What follows from suspending a user',
  },
  signOutTitle: { defaultMessage: 'Sign {user} out everywhere?', description: 'The question before it is done' },
  signOutText: {
    defaultMessage: 'Every session of theirs ends, and answers that are being written stop. They can log in again.',
    description: 'What follows from ending every session of a user',
  },
});

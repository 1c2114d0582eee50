import { defineMessages } from '../../messages/define-messages.ts';

/** What UserDetails says. */
export const messages = defineMessages({
  unnamed: { defaultMessage: 'User', description: 'Heading of the details of a user until they are known' },
  loading: { defaultMessage: 'The user is loading', description: 'While the details of a user load' },
  email: { defaultMessage: 'E-mail', description: 'Heading of a column' },
  standing: { defaultMessage: 'Plan and rights', description: 'Names the marks of a user, such as their plan' },
  since: { defaultMessage: 'Registered', description: 'Names the day a user registered on' },
  suspendedAt: { defaultMessage: 'Suspended since', description: 'Names the moment a user was suspended' },
  organizations: { defaultMessage: 'Organizations', description: 'Heading of a column: where a user belongs to' },
  none: { defaultMessage: 'None', description: 'Where a user belongs to no organization' },
  sessions: { defaultMessage: 'Signed in', description: 'Names how many sessions a user has' },
  sessionCount: {
    defaultMessage:
      '{sessions, plural, =0 {Nowhere} one {In one place, last used {used}} other {In # places, last used {used}}}',
    description: 'How many sessions a user has; {used} is a day such as “1 June 2025”',
  },
  own: {
    defaultMessage: 'This is your own account. Others with your rights can change it, you cannot.',
    description: 'Why a super admin can do nothing to themself',
  },
  close: { defaultMessage: 'Close', description: 'Name of the closing button of a dialog' },
});

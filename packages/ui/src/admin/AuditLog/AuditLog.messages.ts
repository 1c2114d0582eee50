import { defineMessages } from '../../messages/define-messages.ts';

/** What an AuditLog says. */
export const messages = defineMessages({
  name: { defaultMessage: 'Audit log', description: 'Leads to the log of what was done by whom' },
  search: {
    defaultMessage: 'Find a person',
    description: 'Names the search in the audit log, by who did it or to whom',
  },
  kind: { defaultMessage: 'What was done', description: 'Names the choice of kinds of lines in the audit log' },
  everything: { defaultMessage: 'Everything', description: 'Choice of kinds of lines in the audit log: all of them' },
  period: { defaultMessage: 'When', description: 'Names the choice of a time; heading of a column of the audit log' },
  when: { defaultMessage: 'When', description: 'Names the choice of a time; heading of a column of the audit log' },
  who: { defaultMessage: 'Who', description: 'Heading of a column of the audit log: who did it' },
  what: { defaultMessage: 'What', description: 'Heading of a column of the audit log: what was done' },
  whom: { defaultMessage: 'To whom', description: 'Heading of a column of the audit log: the person or organization' },
  from: { defaultMessage: 'From where', description: 'Heading of a column of the audit log: a network address' },
  more: { defaultMessage: 'Details', description: 'Heading of a column of the audit log: technical words' },
  commandLine: { defaultMessage: 'Command line', description: 'Who did it: whoever holds the data of the server' },
  unknown: { defaultMessage: 'Unknown person', description: 'Who did it: somebody who did not sign in' },
  erased: { defaultMessage: 'Erased with the account', description: 'Who did it: somebody whose account is deleted' },
  gone: { defaultMessage: 'Deleted account', description: 'To whom it was done: an account that is gone' },
  goneOrganization: { defaultMessage: 'Deleted organization', description: 'Where it was done: in one that is gone' },
  download: { defaultMessage: 'Download CSV', description: 'Saves the lines of the audit log as a table' },
  empty: { defaultMessage: 'No line found', description: 'By the search and filters of the audit log' },
  emptyHint: { defaultMessage: 'Try another person, kind or time.', description: 'Where no line of the log was found' },
  error: { defaultMessage: 'The audit log could not be loaded', description: 'Said instead of the audit log' },
  loading: { defaultMessage: 'The audit log is loading', description: 'While the audit log loads' },
  pages: { defaultMessage: 'Pages of the audit log', description: 'Names the steps through a list' },
});

/** Times to choose from. */
export const periodMessages = defineMessages({
  all: { defaultMessage: 'Any time', description: 'Choice of a time in the audit log' },
  day: { defaultMessage: 'Last 24 hours', description: 'Choice of a time in the audit log' },
  week: { defaultMessage: 'Last 7 days', description: 'Choice of a time in the audit log' },
  month: { defaultMessage: 'Last 30 days', description: 'Choice of a time in the audit log' },
});

/** What was done. */
export const eventMessages = defineMessages({
  registered: { defaultMessage: 'Registered', description: 'Line of the audit log' },
  'signed-in': { defaultMessage: 'Signed in', description: 'Line of the audit log' },
  'sign-in-refused': { defaultMessage: 'Sign-in refused', description: 'Line of the audit log' },
  'signed-out': { defaultMessage: 'Signed out', description: 'Line of the audit log' },
  'session-ended': { defaultMessage: 'Session ended', description: 'Line of the audit log' },
  'other-sessions-ended': { defaultMessage: 'Other sessions ended', description: 'Line of the audit log' },
  'email-verified': { defaultMessage: 'E-mail verified', description: 'Line of the audit log' },
  'password-reset': { defaultMessage: 'Password reset', description: 'Line of the audit log' },
  'password-changed': { defaultMessage: 'Password changed', description: 'Line of the audit log' },
  'second-factor-on': { defaultMessage: 'Second factor turned on', description: 'Line of the audit log' },
  'second-factor-off': { defaultMessage: 'Second factor turned off', description: 'Line of the audit log' },
  'recovery-codes-renewed': { defaultMessage: 'New recovery codes', description: 'Line of the audit log' },
  'super-admin-granted': { defaultMessage: 'Made a super admin', description: 'Line of the audit log' },
  'super-admin-revoked': { defaultMessage: 'Super admin taken back', description: 'Line of the audit log' },
  'user-suspended': { defaultMessage: 'User suspended', description: 'Line of the audit log' },
  'user-resumed': { defaultMessage: 'User resumed', description: 'Line of the audit log' },
  'user-signed-out': { defaultMessage: 'User signed out everywhere', description: 'Line of the audit log' },
  'user-removed': { defaultMessage: 'User deleted', description: 'Line of the audit log' },
  'organization-created': { defaultMessage: 'Organization created', description: 'Line of the audit log' },
  'organization-updated': { defaultMessage: 'Organization changed', description: 'Line of the audit log' },
  'organization-deleted': { defaultMessage: 'Organization deleted', description: 'Line of the audit log' },
  'second-factor-required': {
    defaultMessage: 'Second factor required of members',
    description: 'Line of the audit log',
  },
  'second-factor-optional': {
    defaultMessage: 'Second factor left to members',
    description: 'Line of the audit log: an organization no longer asks its members for one',
  },
  'organization-suspended': { defaultMessage: 'Organization suspended', description: 'Line of the audit log' },
  'organization-resumed': { defaultMessage: 'Organization resumed', description: 'Line of the audit log' },
  'member-role-changed': { defaultMessage: 'Role changed', description: 'Line of the audit log' },
  'member-removed': { defaultMessage: 'Member taken out', description: 'Line of the audit log' },
  'member-left': { defaultMessage: 'Left the organization', description: 'Line of the audit log' },
  'invite-sent': { defaultMessage: 'Invitation sent', description: 'Line of the audit log' },
  'invite-withdrawn': { defaultMessage: 'Invitation withdrawn', description: 'Line of the audit log' },
  'invite-accepted': { defaultMessage: 'Invitation accepted', description: 'Line of the audit log' },
  'invite-declined': { defaultMessage: 'Invitation declined', description: 'Line of the audit log' },
  'account-deleted': { defaultMessage: 'Account deleted', description: 'Line of the audit log' },
  'llm-settings-changed': { defaultMessage: 'Language model changed', description: 'Line of the audit log' },
  'llm-settings-tried': { defaultMessage: 'Language model tried', description: 'Line of the audit log' },
  'audit-exported': { defaultMessage: 'Audit log downloaded', description: 'Line of the audit log' },
});

/** What is written down about who came in, who was given which rights and what administrators did. */
export const AUDIT_EVENTS = [
  'registered',
  'signed-in',
  'sign-in-refused',
  'signed-out',
  'session-ended',
  'other-sessions-ended',
  'email-verified',
  'password-reset',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'super-admin-granted',
  'super-admin-revoked',
  'user-suspended',
  'user-resumed',
  'user-signed-out',
  'user-removed',
  'organization-created',
  'organization-updated',
  'organization-deleted',
  'second-factor-required',
  'second-factor-optional',
  'single-sign-on-changed',
  'single-sign-on-ended',
  'single-sign-on-proven',
  'single-sign-on-only',
  'single-sign-on-optional',
  'domain-added',
  'domain-verified',
  'domain-removed',
  'organization-suspended',
  'organization-resumed',
  'member-signed-on',
  'member-role-changed',
  'member-removed',
  'member-left',
  'invite-sent',
  'invite-withdrawn',
  'invite-accepted',
  'invite-declined',
  'account-deleted',
  'audit-exported',
  'llm-settings-changed',
  'llm-settings-tried',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/**
 * How the log is broken: the content of a line is not what was written, lines before it are gone, it does not follow
 * from the line before it, or the newest lines are gone.
 */
export const AUDIT_FAULTS = ['changed', 'missing', 'unlinked', 'cut'] as const;
export type AuditFault = (typeof AUDIT_FAULTS)[number];

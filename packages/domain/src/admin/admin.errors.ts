import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong where super admins administer users; texts of specification §5 where it has them. */
export const ADMIN_ERRORS = defineErrors({
  'admin/user-not-found': { status: 'not-found', message: 'There is no such user.' },
  'admin/yourself': { status: 'conflict', message: 'You cannot do this to your own account.' },
  'admin/has-roles': {
    status: 'conflict',
    message: 'A user with organization roles cannot be removed. Take the roles away first.',
  },
  'admin/not-verified': {
    status: 'conflict',
    message: 'The e-mail address of this user is not verified yet, so nobody knows whose it is.',
  },
  'admin/settings-changed': {
    status: 'conflict',
    message: 'Somebody else changed these settings meanwhile. Reload them and try again.',
  },
});
export type AdminErrorCode = CodeOf<typeof ADMIN_ERRORS>;

import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with organizations and who belongs to them; texts of specification §8 where it has them. */
export const ORGANIZATION_ERRORS = defineErrors({
  'organization/not-found': { status: 'not-found', message: 'There is no such organization.' },
  'organization/member-not-found': { status: 'not-found', message: 'This person is no member of the organization.' },
  'organization/yourself': { status: 'conflict', message: 'You cannot change or remove yourself.' },
  'organization/last-admin': {
    status: 'conflict',
    message: 'An organization keeps its last admin. Make somebody else an admin first.',
  },
  'organization/limit-locked': { status: 'forbidden', message: 'Only super admins can change the user limit.' },
  'organization/limit-too-low': {
    status: 'conflict',
    message: 'The user limit cannot be lower than the number of members and open invites.',
  },
  'organization/has-sources': { status: 'conflict', message: 'An organization that has sources cannot be deleted.' },
});
export type OrganizationErrorCode = CodeOf<typeof ORGANIZATION_ERRORS>;

import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with organizations and who belongs to them; texts of specification §8 where it has them. */
export const ORGANIZATION_ERRORS = defineErrors({
  'organization/not-found': { status: 'not-found', message: 'There is no such organization.' },
  'organization/header-invalid': {
    status: 'invalid',
    message: 'The header footnote-organization-id is not the id of an organization.',
  },
  'organization/cannot-act-for': {
    status: 'not-found',
    message: 'You cannot act for this organization: there is none, or you do not belong to it.',
  },
  'organization/suspended': {
    status: 'forbidden',
    message: 'This organization is suspended. Everything in it is kept until it is resumed.',
  },
  'organization/not-while-suspended': {
    status: 'conflict',
    message: 'This cannot be done while the organization is suspended. Everything in it is kept until it is resumed.',
  },
  'organization/second-factor-needed': {
    status: 'forbidden',
    message: 'This organization asks for a second factor. Set yours up under “My profile” to act for it.',
  },
  'organization/second-factor-own-first': {
    status: 'conflict',
    message: 'Set up your own second factor first, or you would be kept out yourself.',
  },
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
  'organization/user-limit-reached': { status: 'conflict', message: 'Organization user quota reached.' },
  'organization/already-member': { status: 'conflict', message: 'This e-mail belongs to a member already.' },
  'organization/already-invited': { status: 'conflict', message: 'This e-mail has been invited already.' },
  'organization/invite-not-found': { status: 'not-found', message: 'There is no such invitation any more.' },
  'organization/invite-link-invalid': { status: 'invalid', message: 'Invitation link no longer valid' },
  'organization/invite-of-another': {
    status: 'forbidden',
    message: 'This invitation was sent to another e-mail address. Log in with that one to answer it.',
  },
  'organization/name-invalid': { status: 'invalid', message: 'Write at most 120 characters on one line.' },
  'organization/description-too-long': { status: 'invalid', message: 'Write at most 2,000 characters.' },
  'organization/user-limit-invalid': { status: 'invalid', message: 'Write a whole number from 1 to 100,000.' },
  'organization/has-sources': { status: 'conflict', message: 'An organization that has sources cannot be deleted.' },
});
export type OrganizationErrorCode = CodeOf<typeof ORGANIZATION_ERRORS>;

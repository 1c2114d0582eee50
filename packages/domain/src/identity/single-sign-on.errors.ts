import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong with the single sign-on of an organization: on the way in, and in its settings. */
export const SINGLE_SIGN_ON_ERRORS = defineErrors({
  'sso/email-unconfirmed': {
    status: 'forbidden',
    message: 'Single sign-on did not confirm an e-mail address of yours. Ask whoever runs it in your organization.',
  },
  'sso/email-elsewhere': {
    status: 'forbidden',
    message: 'This e-mail address does not belong to the organization. Sign on with the account you work with.',
  },
  'sso/full': {
    status: 'conflict',
    message: 'Your organization has no place left. Ask one of its admins.',
  },
  'sso/removed': {
    status: 'forbidden',
    message: 'An admin took you out of the organization. Ask one of them for an invitation.',
  },
  'sso/second-factor-missing': {
    status: 'forbidden',
    message:
      'Your organization asks for a second factor, and single sign-on did not say that you used one. Ask whoever runs it.',
  },
  'sso/super-admin': {
    status: 'forbidden',
    message: 'Super admins do not log in with the single sign-on of an organization. Use your password.',
  },
  'sso/only-way': {
    status: 'forbidden',
    message: 'Your organization asks its members to log in with single sign-on. Choose it below.',
  },
  'sso/expired': {
    status: 'invalid',
    message: 'Signing on took too long, was used already, or began in another browser. Begin again.',
  },
  'sso/issuer-invalid': {
    status: 'invalid',
    message: 'Enter the address of the issuer, such as https://id.example.org.',
  },
  'sso/text-invalid': { status: 'invalid', message: 'This is too long, or holds what cannot be printed.' },
  'sso/secret-missing': { status: 'invalid', message: 'Enter the client secret.' },
  'sso/unreachable': {
    status: 'invalid',
    message: 'The provider could not be read. It has to answer this server at a public https address.',
  },
  'sso/not-openid': {
    status: 'invalid',
    message: 'At this address there is no OpenID Connect provider that this server can work with.',
  },
  'sso/other-issuer': {
    status: 'invalid',
    message: 'The provider at this address calls itself by another issuer. Enter the issuer as it names itself.',
  },
  'sso/not-set-up': { status: 'conflict', message: 'Set up single sign-on first.' },
  'sso/not-proven': {
    status: 'conflict',
    message: 'An admin of the organization has to log in with single sign-on first.',
  },
  'sso/domain-invalid': { status: 'invalid', message: 'Enter a domain such as example.org.' },
  'sso/domain-public': {
    status: 'conflict',
    message: 'Anybody can have an address at this domain, so that it belongs to no organization.',
  },
  'sso/domain-taken': { status: 'conflict', message: 'This domain belongs to another organization.' },
  'sso/domain-unproven': {
    status: 'conflict',
    message: 'The TXT record is not there yet. New records can take hours to be seen.',
  },
  'sso/domain-not-found': { status: 'not-found', message: 'The organization does not have this domain.' },
  'sso/too-many-domains': { status: 'conflict', message: 'An organization has at most 20 domains.' },
});
export type SingleSignOnErrorCode = CodeOf<typeof SINGLE_SIGN_ON_ERRORS>;

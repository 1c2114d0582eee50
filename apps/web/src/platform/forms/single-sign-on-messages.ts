import type { SingleSignOnErrorCode } from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  'sso/email-unconfirmed': {
    defaultMessage:
      'Single sign-on did not confirm an e-mail address of yours. Ask whoever runs it in your organization.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/email-elsewhere': {
    defaultMessage: 'This e-mail address does not belong to the organization. Sign on with the account you work with.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/full': {
    defaultMessage: 'Your organization has no place left. Ask one of its admins.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/removed': {
    defaultMessage: 'An admin took you out of the organization. Ask one of them for an invitation.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/second-factor-missing': {
    defaultMessage:
      'Your organization asks for a second factor, and single sign-on did not say that you used one. Ask whoever runs it.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/super-admin': {
    defaultMessage: 'Super admins do not log in with the single sign-on of an organization. Use your password.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/only-way': {
    defaultMessage: 'Your organization asks its members to log in with single sign-on. Choose it below.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/expired': {
    defaultMessage: 'Signing on took too long, was used already, or began in another browser. Begin again.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/issuer-invalid': {
    defaultMessage: 'Enter the address of the issuer, such as https://id.example.org.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/text-invalid': {
    defaultMessage: 'This is too long, or holds what cannot be printed.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/secret-missing': {
    defaultMessage: 'Enter the client secret.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/unreachable': {
    defaultMessage: 'The provider could not be read. It has to answer this server at a public https address.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/not-openid': {
    defaultMessage: 'At this address there is no OpenID Connect provider that this server can work with.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/other-issuer': {
    defaultMessage: 'The provider at this address calls itself by another issuer. Enter the issuer as it names itself.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/not-set-up': {
    defaultMessage: 'Set up single sign-on first.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/not-proven': {
    defaultMessage: 'An admin of the organization has to log in with single sign-on first.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/domain-invalid': {
    defaultMessage: 'Enter a domain such as example.org.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/domain-public': {
    defaultMessage: 'Anybody can have an address at this domain, so that it belongs to no organization.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/domain-taken': {
    defaultMessage: 'This domain belongs to another organization.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/domain-unproven': {
    defaultMessage: 'The TXT record is not there yet. New records can take hours to be seen.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/domain-not-found': {
    defaultMessage: 'The organization does not have this domain.',
    description: 'Refusal: single sign-on of an organization',
  },
  'sso/too-many-domains': {
    defaultMessage: 'An organization has at most 20 domains.',
    description: 'Refusal: single sign-on of an organization',
  },
});

/** Why somebody cannot come in by single sign-on, or its settings cannot be saved. */
export const singleSignOnRefusals: Readonly<Record<SingleSignOnErrorCode, MessageDescriptor>> = messages;

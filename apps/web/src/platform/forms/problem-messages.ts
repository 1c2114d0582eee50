import type {
  AlertErrorCode,
  FieldProblem,
  IdentityErrorCode,
  OrganizationErrorCode,
  ReferralErrorCode,
  SingleSignOnErrorCode,
  SourceErrorCode,
} from '@footnote/domain';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ApiError } from '../api/api.client.ts';
import { failureMessage } from '../i18n/failure-messages.ts';
import type { Translate } from '../i18n/translate.ts';
import { alertRefusals } from './alert-messages.ts';
import { singleSignOnRefusals } from './single-sign-on-messages.ts';

const refusals = defineMessages({
  'identity/signed-out': { defaultMessage: 'Unauthorized', description: 'Refusal: nobody is signed in' },
  'identity/forbidden': { defaultMessage: 'You have no permission for this.', description: 'Refusal of a call' },
  'identity/email-invalid': { defaultMessage: 'Enter a valid e-mail address.', description: 'Refusal of a form' },
  'identity/password-too-short': {
    defaultMessage: 'The password is too short. Use at least 8 characters.',
    description: 'Refusal of a new password',
  },
  'identity/password-too-long': {
    defaultMessage: 'The password is too long. Use at most 128 characters.',
    description: 'Refusal of a new password',
  },
  'identity/password-blank': {
    defaultMessage: 'A password cannot be made of blanks alone.',
    description: 'Refusal of a new password',
  },
  'identity/password-like-email': {
    defaultMessage: 'Your e-mail address is the first thing others try. Choose a password without it.',
    description: 'Refusal of a new password',
  },
  'identity/password-common': {
    defaultMessage:
      'This password is among those that are guessed first. Choose one that others do not use, such as four words.',
    description: 'Refusal of a new password',
  },
  'identity/agreement-missing': {
    defaultMessage: 'Accept the terms and the privacy policy to register.',
    description: 'Said where the agreement was not accepted',
  },
  'identity/wrong-credentials': { defaultMessage: 'Email or password incorrect', description: 'Signing in failed' },
  'identity/password-incorrect': { defaultMessage: 'Password incorrect', description: 'Refusal of a password' },
  'identity/email-in-use': { defaultMessage: 'Email already in use', description: 'Registering failed' },
  'identity/email-not-found': { defaultMessage: 'Email not found', description: 'Asking for a password reset failed' },
  'identity/email-not-verified': {
    defaultMessage: 'The e-mail address is not verified yet. Open the link in the e-mail we sent you.',
    description: 'Signing in failed',
  },
  'identity/suspended': {
    defaultMessage: 'This account is suspended. Ask whoever runs this service.',
    description: 'Signing in failed: an administrator keeps the account out for now',
  },
  'identity/last-super-admin': {
    defaultMessage: 'You are the last super admin. Make somebody else one first.',
    description: 'Why an account cannot be deleted',
  },
  'identity/email-not-allowed': {
    defaultMessage: 'Email is not allowed.',
    description: 'Refusal of an address that may not come in',
  },
  'identity/reset-link-invalid': {
    defaultMessage: 'Account or password reset link no longer valid',
    description: 'The link of an e-mail was used or is too old',
  },
  'identity/verification-link-invalid': {
    defaultMessage: 'Verification link no longer valid',
    description: 'The link of an e-mail was used or is too old',
  },
  'identity/too-many-attempts': {
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
    description: 'Refusal of a form that was sent too often',
  },
  'identity/second-factor-needed': {
    defaultMessage: 'The password is right. Now confirm that it is you.',
    description: 'Signing in goes on with a second step',
  },
  'identity/second-factor-code-wrong': {
    defaultMessage: 'This code is wrong, too old, or was used already.',
    description: 'Refusal of a code of the authenticator app, or a recovery code',
  },
  'identity/second-step-expired': {
    defaultMessage: 'That took too long. Begin again with your password.',
    description: 'Signing in failed: the code came too late',
  },
  'identity/second-factor-on': {
    defaultMessage: 'The second factor is on already.',
    description: 'Refusal to set the second factor up',
  },
  'identity/second-factor-off': {
    defaultMessage: 'The second factor is off. Set it up first.',
    description: 'Refusal to change a second factor that is none',
  },
  'identity/second-factor-without-password': {
    defaultMessage: 'This account has no password. Whoever signs it in looks after a second factor.',
    description: 'Refusal to set the second factor up',
  },
  'identity/last-second-factor': {
    defaultMessage: 'An organization of yours asks for a second factor. Set up another one before you remove this one.',
    description: 'Refusal to remove the last second factor, be it a passkey or an app',
  },
  'identity/sign-in-again': {
    defaultMessage: 'To prove that it is you, log out and in again, and do this within 15 minutes.',
    description: 'Refusal: an account without password has to have signed in a moment ago',
  },
  'identity/passkey-wrong': {
    defaultMessage: 'This passkey does not open this account.',
    description: 'Signing in with a passkey failed',
  },
  'identity/passkey-unreadable': {
    defaultMessage: 'This passkey could not be added. Try another one.',
    description: 'Refusal to add a passkey',
  },
  'identity/passkey-copied': {
    defaultMessage: 'This passkey seems to have been copied and is not taken. Log in another way and remove it.',
    description: 'Signing in with a passkey failed',
  },
  'identity/passkey-expired': {
    defaultMessage: 'The passkey came too late. Try again.',
    description: 'A passkey was shown after more than five minutes, or twice',
  },
  'identity/passkey-canceled': {
    defaultMessage: 'No passkey was shown. Try again, or use another way.',
    description: 'A user closed the question of the browser for a passkey, or did not answer it in time',
  },
  'identity/passkey-unsupported': {
    defaultMessage: 'This browser knows no passkeys. Use another browser, or another way.',
    description: 'Why a passkey cannot be used here',
  },
  'identity/passkey-limit': {
    defaultMessage: 'You have ten passkeys already. Remove one before you add another.',
    description: 'Refusal to add a passkey',
  },
  'identity/passkey-known': {
    defaultMessage: 'This passkey was added already.',
    description: 'Refusal to add a passkey: the device has one of this account',
  },
  'identity/passkey-not-found': {
    defaultMessage: 'This passkey was removed already.',
    description: 'Refusal to change a passkey, which is none any more',
  },
  'identity/session-not-found': {
    defaultMessage: 'This session has ended already.',
    description: 'Refusal to end a session, which is none any more',
  },
  'identity/provider-unknown': {
    defaultMessage: 'There is no such way to sign in.',
    description: 'Refusal: the server knows no such provider of accounts',
  },
  'identity/provider-failed': {
    defaultMessage: 'Signing in with this provider did not work. Try again.',
    description: 'Signing in with an account elsewhere failed',
  },
  'identity/provider-canceled': {
    defaultMessage: 'Signing in was canceled.',
    description: 'A reader canceled signing in with an account elsewhere',
  },
  'identity/account-exists-with-different-credential': {
    defaultMessage: 'An account with this e-mail address exists already. Sign in the way you did before.',
    description: 'Signing in with an account elsewhere failed',
  },
});

type RefusalCode = AlertErrorCode | IdentityErrorCode | SingleSignOnErrorCode;

const wordsOfRefusals: Readonly<Record<RefusalCode, MessageDescriptor>> = {
  ...refusals,
  ...alertRefusals,
  ...singleSignOnRefusals,
};

const others = defineMessages({
  required: { defaultMessage: 'Fill this in.', description: 'Said at a required field that is empty' },
  invalid: { defaultMessage: 'The request is not valid.', description: 'Why a call or an answer failed' },
  phone: {
    defaultMessage: 'Enter a phone number, such as +31 20 123 4567.',
    description: 'Refusal of a form',
  },
  length: {
    defaultMessage: 'This is too long. Use at most 200 characters.',
    description: 'Said at a field of the profile that takes no longer text',
  },
});

const fields = {
  required: others.required,
  email: refusals['identity/email-invalid'],
  phone: others.phone,
  agreement: refusals['identity/agreement-missing'],
  length: others.length,
} as const satisfies Record<FieldProblem, unknown>;

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(wordsOfRefusals, code);
}

/** Says why a call was refused. */
export function refusalMessage(t: Translate, error: ApiError): string {
  return isRefusal(error.code) ? t(wordsOfRefusals[error.code]) : failureMessage(t, error);
}

/** Refusals that are about one field and are said there, with the names it has in forms. */
const placesOfRefusals: Readonly<
  Partial<Record<RefusalCode | OrganizationErrorCode | ReferralErrorCode | SourceErrorCode, readonly string[]>>
> = {
  'alert/email-not-yours': ['email'],
  'alert/email-unproven': ['email'],
  'identity/email-invalid': ['email'],
  'identity/email-in-use': ['email'],
  'identity/email-not-found': ['email'],
  'identity/email-not-allowed': ['email'],
  'identity/password-too-short': ['password'],
  'identity/password-too-long': ['password'],
  'identity/password-blank': ['password'],
  'identity/password-like-email': ['password'],
  'identity/password-common': ['password'],
  // Where a new one is chosen as well, `password` is the new one.
  'identity/password-incorrect': ['currentPassword', 'password'],
  'identity/second-factor-code-wrong': ['code'],
  'sso/issuer-invalid': ['issuer'],
  'sso/other-issuer': ['issuer'],
  'sso/secret-missing': ['clientSecret'],
  'sso/domain-invalid': ['domain'],
  'sso/domain-public': ['domain'],
  'organization/already-member': ['email'],
  'organization/already-invited': ['email'],
  'referral/invite-already-sent': ['email'],
  'referral/yourself': ['email'],
  'source/pages-not-more': ['pages'],
};

/** The field of a form that a refusal is about; null where it is about the form as a whole. */
export function fieldOfRefusal({ code }: ApiError, form: object): string | null {
  const [, places = []] = Object.entries(placesOfRefusals).find(([refused]) => refused === code) ?? [];
  return places.find((place) => Object.hasOwn(form, place)) ?? null;
}

function isFieldProblem(problem: string): problem is FieldProblem {
  return Object.hasOwn(fields, problem);
}

/** Says what is wrong with a field, from the message of its schema: a field problem or the code of a domain error. */
export function problemMessage(t: Translate, problem: string): string {
  if (isFieldProblem(problem)) return t(fields[problem]);
  if (isRefusal(problem)) return t(wordsOfRefusals[problem]);
  return failureMessage(t, { code: problem, message: t(others.invalid) });
}

import { defineErrors, type CodeOf } from '../kernel/result.ts';

/** What can go wrong on the way into an account and inside it; texts of specification §8 where it has them. */
export const IDENTITY_ERRORS = defineErrors({
  'identity/signed-out': { status: 'unauthenticated', message: 'Unauthorized' },
  'identity/forbidden': { status: 'forbidden', message: 'You have no permission for this.' },
  'identity/email-invalid': { status: 'invalid', message: 'Enter a valid e-mail address.' },
  'identity/password-too-short': {
    status: 'invalid',
    message: 'The password is too short. Use at least 8 characters.',
  },
  'identity/password-too-long': { status: 'invalid', message: 'The password is too long. Use at most 128 characters.' },
  'identity/password-blank': { status: 'invalid', message: 'A password cannot be made of blanks alone.' },
  'identity/password-like-email': {
    status: 'invalid',
    message: 'Your e-mail address is the first thing others try. Choose a password without it.',
  },
  'identity/password-common': {
    status: 'invalid',
    message:
      'This password is among those that are guessed first. Choose one that others do not use, such as four words.',
  },
  'identity/agreement-missing': { status: 'invalid', message: 'Accept the terms and the privacy policy to register.' },
  'identity/wrong-credentials': { status: 'unauthenticated', message: 'Email or password incorrect' },
  'identity/password-incorrect': { status: 'forbidden', message: 'Password incorrect' },
  'identity/email-in-use': { status: 'conflict', message: 'Email already in use' },
  'identity/email-not-found': { status: 'not-found', message: 'Email not found' },
  'identity/email-not-verified': {
    status: 'forbidden',
    message: 'The e-mail address is not verified yet. Open the link in the e-mail we sent you.',
  },
  'identity/suspended': {
    status: 'forbidden',
    message: 'This account is suspended. Ask whoever runs this service.',
  },
  'identity/last-super-admin': {
    status: 'conflict',
    message: 'You are the last super admin. Make somebody else one first.',
  },
  'identity/email-not-allowed': { status: 'forbidden', message: 'Email is not allowed.' },
  'identity/reset-link-invalid': { status: 'invalid', message: 'Account or password reset link no longer valid' },
  'identity/verification-link-invalid': { status: 'invalid', message: 'Verification link no longer valid' },
  'identity/too-many-attempts': {
    status: 'too-many',
    message: 'Too many attempts. Wait a moment and try again.',
    retryable: true,
  },
  'identity/second-factor-needed': {
    status: 'unauthenticated',
    message: 'The password is right. Now confirm that it is you.',
  },
  'identity/second-factor-code-wrong': {
    status: 'forbidden',
    message: 'This code is wrong, too old, or was used already.',
  },
  'identity/second-step-expired': {
    status: 'invalid',
    message: 'That took too long. Begin again with your password.',
  },
  'identity/second-factor-on': { status: 'conflict', message: 'The second factor is on already.' },
  'identity/second-factor-off': { status: 'conflict', message: 'The second factor is off. Set it up first.' },
  'identity/second-factor-without-password': {
    status: 'conflict',
    message: 'This account has no password. Whoever signs it in looks after a second factor.',
  },
  'identity/last-second-factor': {
    status: 'conflict',
    message: 'An organization of yours asks for a second factor. Set up another one before you remove this one.',
  },
  'identity/sign-in-again': {
    status: 'forbidden',
    message: 'To prove that it is you, log out and in again, and do this within 15 minutes.',
  },
  'identity/passkey-wrong': { status: 'forbidden', message: 'This passkey does not open this account.' },
  'identity/passkey-unreadable': { status: 'invalid', message: 'This passkey could not be added. Try another one.' },
  'identity/passkey-copied': {
    status: 'forbidden',
    message: 'This passkey seems to have been copied and is not taken. Log in another way and remove it.',
  },
  'identity/passkey-expired': { status: 'invalid', message: 'The passkey came too late. Try again.' },
  'identity/passkey-canceled': { status: 'invalid', message: 'No passkey was shown. Try again, or use another way.' },
  'identity/passkey-unsupported': {
    status: 'invalid',
    message: 'This browser knows no passkeys. Use another browser, or another way.',
  },
  'identity/passkey-limit': {
    status: 'conflict',
    message: 'You have ten passkeys already. Remove one before you add another.',
  },
  'identity/passkey-known': { status: 'conflict', message: 'This passkey was added already.' },
  'identity/passkey-not-found': { status: 'not-found', message: 'This passkey was removed already.' },
  'identity/session-not-found': { status: 'not-found', message: 'This session has ended already.' },
  'identity/provider-unknown': { status: 'not-found', message: 'There is no such way to sign in.' },
  'identity/provider-failed': { status: 'invalid', message: 'Signing in with this provider did not work. Try again.' },
  'identity/provider-canceled': { status: 'invalid', message: 'Signing in was canceled.' },
  'identity/account-exists-with-different-credential': {
    status: 'conflict',
    message: 'An account with this e-mail address exists already. Sign in the way you did before.',
  },
});
export type IdentityErrorCode = CodeOf<typeof IDENTITY_ERRORS>;

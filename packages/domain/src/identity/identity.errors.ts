/** What can go wrong on the way into an account and inside it; texts of specification §8 where it has them. */
export const IDENTITY_ERROR_CODES = [
  'identity/signed-out',
  'identity/forbidden',
  'identity/email-invalid',
  'identity/password-too-short',
  'identity/password-too-long',
  'identity/password-blank',
  'identity/password-like-email',
  'identity/password-common',
  'identity/agreement-missing',
  'identity/wrong-credentials',
  'identity/password-incorrect',
  'identity/email-in-use',
  'identity/email-not-found',
  'identity/email-not-verified',
  'identity/email-not-allowed',
  'identity/reset-link-invalid',
  'identity/verification-link-invalid',
  'identity/too-many-attempts',
  'identity/session-not-found',
  'identity/provider-unknown',
  'identity/provider-failed',
  'identity/provider-canceled',
  'identity/account-exists-with-different-credential',
] as const;
export type IdentityErrorCode = (typeof IDENTITY_ERROR_CODES)[number];

const MESSAGES: Record<IdentityErrorCode, string> = {
  'identity/signed-out': 'Unauthorized',
  'identity/forbidden': 'You have no permission for this.',
  'identity/email-invalid': 'Enter a valid e-mail address.',
  'identity/password-too-short': 'The password is too short. Use at least 8 characters.',
  'identity/password-too-long': 'The password is too long. Use at most 128 characters.',
  'identity/password-blank': 'A password cannot be made of blanks alone.',
  'identity/password-like-email': 'Your e-mail address is the first thing others try. Choose a password without it.',
  'identity/password-common':
    'This password is among those that are guessed first. Choose one that others do not use, such as four words.',
  'identity/agreement-missing': 'Accept the terms and the privacy policy to register.',
  'identity/wrong-credentials': 'Email or password incorrect',
  'identity/password-incorrect': 'Password incorrect',
  'identity/email-in-use': 'Email already in use',
  'identity/email-not-found': 'Email not found',
  'identity/email-not-verified': 'The e-mail address is not verified yet. Open the link in the e-mail we sent you.',
  'identity/email-not-allowed': 'Email is not allowed.',
  'identity/reset-link-invalid': 'Account or password reset link no longer valid',
  'identity/verification-link-invalid': 'Verification link no longer valid',
  'identity/too-many-attempts': 'Too many attempts. Wait a moment and try again.',
  'identity/session-not-found': 'This session has ended already.',
  'identity/provider-unknown': 'There is no such way to sign in.',
  'identity/provider-failed': 'Signing in with this provider did not work. Try again.',
  'identity/provider-canceled': 'Signing in was canceled.',
  'identity/account-exists-with-different-credential':
    'An account with this e-mail address exists already. Sign in the way you did before.',
};

/** The English sentence of a code. */
export function identityErrorMessage(code: IdentityErrorCode): string {
  return MESSAGES[code];
}

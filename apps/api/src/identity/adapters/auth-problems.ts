import type { IdentityErrorCode } from '@footnote/domain';
import { err, type Result } from '@footnote/domain';
import { isAPIError } from 'better-auth/api';

const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'identity/wrong-credentials',
  INVALID_EMAIL: 'identity/email-invalid',
  VALIDATION_ERROR: 'identity/email-invalid',
  PASSWORD_TOO_SHORT: 'identity/password-too-short',
  PASSWORD_TOO_LONG: 'identity/password-too-long',
  EMAIL_NOT_VERIFIED: 'identity/email-not-verified',
  PROVIDER_NOT_FOUND: 'identity/provider-unknown',
};

/** What a provider's callback ends with where it fails, as the library writes it into the address it sends browsers to. */
const CALLBACK_ERRORS: Readonly<Record<string, IdentityErrorCode>> = {
  account_not_linked: 'identity/account-exists-with-different-credential',
  email_not_verified: 'identity/email-not-verified',
  access_denied: 'identity/provider-canceled',
};

/** The code of the library's refusal; null for anything that is none. */
export function refusalCode(error: unknown): string | null {
  return isAPIError(error) ? (error.body?.code ?? String(error.status)) : null;
}

/** Translates a refusal of the library; what is no refusal is thrown on. `others` are the codes this call gives a meaning of its own. */
export function refused(
  error: unknown,
  others: Readonly<Record<string, IdentityErrorCode>> = {},
): Result<never, IdentityErrorCode> {
  const code = refusalCode(error);
  const known = code === null ? undefined : (others[code] ?? CODES[code]);
  if (known === undefined) throw error;
  return err(known);
}

/** Translates what a callback ended with. */
export function callbackProblem(code: string): IdentityErrorCode {
  return CALLBACK_ERRORS[code.toLowerCase()] ?? 'identity/provider-failed';
}

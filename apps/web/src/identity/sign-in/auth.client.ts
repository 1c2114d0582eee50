import {
  authOptionsSchema,
  mailSentSchema,
  registeredSchema,
  sandboxAccessAnswerSchema,
  singleSignOnOfferSchema,
  socialSignInAnswerSchema,
  type AuthOptions,
  type EmailOnlyRequest,
  type MailSent,
  type Registered,
  type RegisterRequest,
  type ResetPasswordRequest,
  type Result,
  type SignInRequest,
} from '@footnote/domain';
import { callApi, type ApiError } from '../../platform/api/api.client.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { signInCalls } from './sign-in-calls.ts';

type Called<T> = Promise<Result<T, ApiError>>;

const nothing = () => null;

/** Loads what the auth screens offer. */
export function fetchAuthOptions(): Called<AuthOptions> {
  return callApi(calls.authOptions, { read: (value) => authOptionsSchema.parse(value) });
}

/** Whether an address may come in. */
export function checkSandboxAccess(email: string): Called<boolean> {
  const read = (value: unknown) => sandboxAccessAnswerSchema.parse(value).data.allowed;
  // Whoever comes in acts for nobody yet: the server refuses a call for an organization where no session is.
  return callApi(signInCalls.sandboxAccess, { method: 'POST', body: { email }, actingFor: null, read });
}

/** Registers an address. */
export function register(body: Omit<RegisterRequest, 'firstName' | 'lastName'>): Called<Registered> {
  return callApi(calls.auth('register'), { method: 'POST', body, read: (value) => registeredSchema.parse(value) });
}

/** Signs in; the server sets the session's cookie. */
export function signIn(body: SignInRequest): Called<null> {
  return callApi(calls.auth('sign-in'), { method: 'POST', body, read: nothing });
}

/** Ends signing in with a code of the second factor; the server sets the session's cookie. */
export function takeSecondStep(code: string): Called<null> {
  return callApi(signInCalls.secondStep, { method: 'POST', body: { code }, read: nothing });
}

/** Ends the session. */
export function signOut(): Called<null> {
  return callApi(calls.auth('sign-out'), { method: 'POST', body: {}, read: nothing });
}

/** Verifies an address by the token of its link. */
export function verifyEmail(token: string): Called<null> {
  return callApi(calls.auth('verify-email'), { method: 'POST', body: { token }, read: nothing });
}

/** Sends the verification link again. */
export function resendVerification(body: EmailOnlyRequest): Called<MailSent> {
  const read = (value: unknown) => mailSentSchema.parse(value);
  return callApi(calls.auth('resend-verification'), { method: 'POST', body, read });
}

/** Sends a link to choose a new password. */
export function requestReset(body: EmailOnlyRequest): Called<MailSent> {
  const read = (value: unknown) => mailSentSchema.parse(value);
  return callApi(signInCalls.passwordReset('request-reset'), { method: 'POST', body, read });
}

/** Finds out whether a link to choose a new password still works. */
export function checkResetLink(code: string): Called<null> {
  return callApi(signInCalls.resetLink(code), { read: nothing });
}

/** Sets a new password. */
export function resetPassword(body: ResetPasswordRequest): Called<null> {
  return callApi(signInCalls.passwordReset('reset-password'), { method: 'POST', body, read: nothing });
}

/** How the provider is called that addresses of a domain sign on with; null for none. */
export function fetchSignOnOffer(email: string): Called<string | null> {
  const read = (value: unknown) => singleSignOnOfferSchema.parse(value).label;
  return callApi(calls.auth('single-sign-on/offer'), { method: 'POST', body: { email }, read });
}

/** Begins to sign on with the provider of an organization; gives the address to go to. */
export function beginSignOn(email: string): Called<string> {
  const read = (value: unknown) => socialSignInAnswerSchema.parse(value).url;
  return callApi(calls.auth('single-sign-on'), { method: 'POST', body: { email }, read });
}

/** Begins to sign in with a provider; gives the address to go to. */
export function beginSocial(provider: string): Called<string> {
  const read = (value: unknown) => socialSignInAnswerSchema.parse(value).url;
  return callApi(signInCalls.social, { method: 'POST', body: { provider }, read });
}

import {
  authOptionsSchema,
  bearerTokenSchema,
  changePasswordSchema,
  emailOnlySchema,
  mailSentSchema,
  registeredSchema,
  registerSchema,
  resetLinkQuerySchema,
  resetPasswordSchema,
  sandboxAccessAnswerSchema,
  sandboxAccessSchema,
  signInSchema,
  socialSignInAnswerSchema,
  socialSignInSchema,
  verifyEmailSchema,
} from '@footnote/domain';
import { z } from 'zod';
import { BODY_ERRORS, type Endpoint } from '../platform/http/endpoint.ts';

const LIMITED = [...BODY_ERRORS, 'identity/too-many-attempts'] as const;
/** Of a call about an address. */
const ADDRESSED = [...LIMITED, 'identity/email-invalid'] as const;
const PASSWORD = [
  'identity/password-too-short',
  'identity/password-too-long',
  'identity/password-blank',
  'identity/password-like-email',
  'identity/password-common',
] as const;

/** Query of GET /api/auth/callback/{provider}: whatever a provider sends. */
const callbackQuerySchema = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
});

/** The calls of the auth screens (specification §2 and §4). */
export const AUTH_ENDPOINTS = {
  options: {
    method: 'get',
    path: '/api/auth/options',
    summary: 'Says what the auth screens offer.',
    answer: { json: authOptionsSchema },
    errors: [],
  },
  register: {
    method: 'post',
    path: '/api/auth/register',
    summary: 'Registers an address and sends it a verification link. Answers alike for an address that has an account.',
    body: registerSchema,
    answer: { json: registeredSchema },
    errors: [
      ...ADDRESSED,
      ...PASSWORD,
      'identity/agreement-missing',
      'identity/email-not-allowed',
      'identity/email-in-use',
    ],
  },
  signIn: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/sign-in',
    summary: 'Signs in with a password and sets the session cookie; what the visitor did comes along.',
    body: signInSchema,
    answer: null,
    errors: [...ADDRESSED, 'identity/wrong-credentials', 'identity/email-not-verified', 'identity/email-not-allowed'],
  },
  token: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/token',
    summary: 'Gives an API client a token to send as `Authorization: Bearer`; no cookie is set.',
    body: signInSchema,
    answer: { json: bearerTokenSchema },
    errors: [...ADDRESSED, 'identity/wrong-credentials', 'identity/email-not-verified', 'identity/email-not-allowed'],
  },
  signOut: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/auth/sign-out',
    summary: 'Ends the session. Signing out twice is no error.',
    answer: null,
    errors: ['request/cross-site'],
  },
  verifyEmail: {
    method: 'post',
    path: '/api/auth/verify-email',
    summary: 'Verifies the address a link was sent to.',
    body: verifyEmailSchema,
    answer: null,
    errors: [...LIMITED, 'identity/verification-link-invalid'],
  },
  resendVerification: {
    method: 'post',
    path: '/api/auth/resend-verification',
    summary: 'Sends the verification link again. Answers alike whether or not there is something to verify.',
    body: emailOnlySchema,
    answer: { json: mailSentSchema },
    errors: [...ADDRESSED],
  },
  requestReset: {
    method: 'post',
    path: '/api/auth/request-reset',
    summary: 'Sends a link to set a new password. Answers alike for an address without an account.',
    body: emailOnlySchema,
    answer: { json: mailSentSchema },
    errors: [...ADDRESSED, 'identity/email-not-found'],
  },
  resetLink: {
    method: 'get',
    path: '/api/auth/reset-link',
    summary: 'Says whether a link to set a new password still works.',
    query: resetLinkQuerySchema,
    answer: null,
    errors: ['request/invalid', 'identity/too-many-attempts', 'identity/reset-link-invalid'],
  },
  resetPassword: {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the code of a link, which works once, and ends every session.',
    body: resetPasswordSchema,
    answer: null,
    errors: [...LIMITED, ...PASSWORD, 'identity/reset-link-invalid'],
  },
  changePassword: {
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Changes the password; every session ends and a new one begins.',
    body: changePasswordSchema,
    answer: null,
    errors: [...LIMITED, ...PASSWORD, 'identity/signed-out', 'identity/password-incorrect'],
  },
  social: {
    method: 'post',
    path: '/api/auth/social',
    summary: 'Begins to sign in with a provider; the browser, or a popup of it, goes to the address.',
    body: socialSignInSchema,
    answer: { json: socialSignInAnswerSchema },
    errors: [...LIMITED, 'identity/provider-unknown', 'identity/provider-failed'],
  },
  callback: {
    method: 'get',
    path: '/api/auth/callback/:provider',
    summary: 'Where a provider sends the browser back to.',
    query: callbackQuerySchema,
    answer: { page: '/customAuthAction with outcome=signed-in and newAccount, or outcome=failed and code' },
    errors: [],
  },
  sandboxAccess: {
    method: 'post',
    path: '/api/sandbox/access',
    summary: 'Says whether an address may come in; outside sandbox mode, every one may.',
    body: sandboxAccessSchema,
    answer: { json: sandboxAccessAnswerSchema },
    errors: [...ADDRESSED],
  },
} as const satisfies Record<string, Endpoint>;

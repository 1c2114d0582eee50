import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../chat/answer-languages.ts';
import { emailSchema } from './email.schema.ts';
import { IDENTITY_ERRORS, type IdentityErrorCode } from './identity.errors.ts';
import { SINGLE_SIGN_ON_ERRORS } from './single-sign-on.errors.ts';

/** Characters a password has; fewer are guessed, more only cost time. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Seconds between two e-mails of one kind to one address; the server refuses earlier ones. */
export const RESEND_SECONDS = 60;

/** Any text: whether it is long enough is told with a code of its own. */
const passwordSchema = z.string().max(4_096, 'identity/password-too-long' satisfies IdentityErrorCode);
/** What stands in a link; no program puts a control character there. */
const tokenSchema = z
  .string()
  .max(4_096)
  .regex(/^\P{Cc}+$/u);
const interfaceLanguageSchema = z.enum(INTERFACE_LANGUAGES);

/** Body of POST /api/auth/register. */
export const registerSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  /** Whether terms and privacy are agreed to; anything but true is refused. */
  agreed: z.boolean(),
  firstName: z.string().trim().max(100).default(''),
  lastName: z.string().trim().max(100).default(''),
  /** Language of the e-mails, and of the interface on other devices. */
  language: interfaceLanguageSchema.optional(),
});
export type RegisterRequest = z.infer<typeof registerSchema>;

/** What is answered when an e-mail goes out, or would if the address were known. */
export const mailSentSchema = z.strictObject({
  /** Seconds until the same can be asked for again. */
  retryAfterSeconds: z.number().int().min(0),
});
export type MailSent = z.infer<typeof mailSentSchema>;

/** Answer of POST /api/auth/register. */
export const registeredSchema = mailSentSchema.extend({
  /** False in sandbox mode, where one can sign in at once. */
  verificationNeeded: z.boolean(),
});
export type Registered = z.infer<typeof registeredSchema>;

/** Body of POST /api/auth/sign-in and POST /api/auth/token. */
export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignInRequest = z.infer<typeof signInSchema>;

/** Answer of POST /api/auth/token. */
export const bearerTokenSchema = z.strictObject({
  /** Sent as `Authorization: Bearer …`. */
  token: z.string(),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type BearerToken = z.infer<typeof bearerTokenSchema>;

/** Body of POST /api/auth/verify-email; the token of the link /verification?token=…. */
export const verifyEmailSchema = z.strictObject({ token: tokenSchema });
export type VerifyEmailRequest = z.infer<typeof verifyEmailSchema>;

/** Body of POST /api/auth/resend-verification and POST /api/auth/request-reset. */
export const emailOnlySchema = z.strictObject({ email: emailSchema, language: interfaceLanguageSchema.optional() });
export type EmailOnlyRequest = z.infer<typeof emailOnlySchema>;

/** Query of GET /api/auth/reset-link; the code of the link /auth-action?mode=resetPassword&oobCode=…. */
export const resetLinkQuerySchema = z.strictObject({ oobCode: tokenSchema });

/** Body of POST /api/auth/reset-password. */
export const resetPasswordSchema = z.strictObject({ oobCode: tokenSchema, password: passwordSchema });
export type ResetPasswordRequest = z.infer<typeof resetPasswordSchema>;

/** Body of POST /api/auth/change-password. */
export const changePasswordSchema = z.strictObject({ currentPassword: passwordSchema, password: passwordSchema });
export type ChangePasswordRequest = z.infer<typeof changePasswordSchema>;

/** Answer of GET /api/auth/options: what the auth screens offer. */
export const authOptionsSchema = z.strictObject({
  /** Others who can vouch for a user, in the order of their buttons. */
  providers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** Whether it is said that an address has no account, or has one already. */
  revealsEmails: z.boolean(),
  /** Whether only listed addresses may come in (POST /api/sandbox/access). */
  sandbox: z.boolean(),
  /** Where whoever sits at the server's own machine reads the mail that it does not send; null for everybody else. */
  outbox: z.string().nullable(),
});
export type AuthOptions = z.infer<typeof authOptionsSchema>;

/** Body of POST /api/auth/social: begins to sign in with a provider. */
export const socialSignInSchema = z.strictObject({ provider: z.string().min(1).max(100) });
export type SocialSignInRequest = z.infer<typeof socialSignInSchema>;

/** Answer of POST /api/auth/social: where the browser, or a popup of it, goes. */
export const socialSignInAnswerSchema = z.strictObject({ url: z.string() });

/** Query of the page /customAuthAction, where signing in with a provider ends. */
export const socialOutcomeSchema = z.union([
  z.object({ outcome: z.literal('signed-in'), newAccount: z.enum(['true', 'false']) }),
  z.object({ outcome: z.literal('failed'), code: z.enum([...IDENTITY_ERRORS.codes, ...SINGLE_SIGN_ON_ERRORS.codes]) }),
]);
export type SocialOutcome = z.infer<typeof socialOutcomeSchema>;

/** Body and answer of POST /api/sandbox/access. */
export const sandboxAccessSchema = z.strictObject({ email: emailSchema });
export const sandboxAccessAnswerSchema = z.strictObject({ data: z.strictObject({ allowed: z.boolean() }) });

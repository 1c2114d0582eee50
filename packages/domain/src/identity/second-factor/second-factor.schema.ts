import { z } from 'zod';
import { changePasswordSchema, signInSchema } from '../auth.schema.ts';
import type { FieldProblem } from '../form-problems.ts';

const REQUIRED: FieldProblem = 'required';

const { currentPassword } = changePasswordSchema.shape;
/** Any short text: whether it is a code is told with an error of its own. */
const code = z.string().max(100);

/** Answer of GET /api/users/me/second-factor. */
export const secondFactorSchema = z.strictObject({
  /** Whether an authenticator app is set up, of which signing in with the password takes a code. */
  on: z.boolean(),
  /** Whether it can be set up: only accounts with a password can. */
  available: z.boolean(),
  /** When it was turned on, ISO 8601; null while it is off. */
  since: z.string().nullable(),
  /** How many passkeys there are, each of which is a second factor as well. */
  passkeys: z.number().int().min(0),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int().min(0),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Body of POST /api/users/me/second-factor. */
export const beginSecondFactorSchema = z.strictObject({ currentPassword });

/** Answer of POST /api/users/me/second-factor: what an authenticator app is set up with. */
export const secondFactorSetupSchema = z.strictObject({
  /** For a picture the app can read: `otpauth://totp/…`. */
  uri: z.string(),
  /** The same for typing: letters and figures in base 32. */
  secret: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;

/** Body of POST /api/users/me/second-factor/confirmation and POST /api/auth/second-factor. */
export const secondFactorCodeSchema = z.strictObject({ code });

/** Body of POST /api/users/me/second-factor/recovery-codes and DELETE /api/users/me/second-factor. */
export const secondFactorProofSchema = z.strictObject({ currentPassword, code });
export type SecondFactorProof = z.infer<typeof secondFactorProofSchema>;

/** Answer of the calls that make recovery codes, which are shown this once. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** Body of POST /api/auth/token. */
export const tokenRequestSchema = signInSchema.extend({
  /** Of the second factor, where the account has one. */
  code: code.optional(),
});

/** What a second factor is begun with in a form. */
export const beginSecondFactorFormSchema = z.strictObject({ currentPassword: currentPassword.min(1, REQUIRED) });
export type BeginSecondFactorValues = z.input<typeof beginSecondFactorFormSchema>;

/** What a code is typed into. */
export const secondFactorCodeFormSchema = z.strictObject({ code: code.trim().min(1, REQUIRED) });
export type SecondFactorCodeValues = z.input<typeof secondFactorCodeFormSchema>;

/** What proves twice who somebody is. */
export const secondFactorProofFormSchema = beginSecondFactorFormSchema.extend(secondFactorCodeFormSchema.shape);
export type SecondFactorProofValues = z.input<typeof secondFactorProofFormSchema>;

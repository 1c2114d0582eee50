import { z } from 'zod';
import { changePasswordSchema } from '../auth.schema.ts';
import type { FieldProblem } from '../form-problems.ts';

/** How many passkeys an account has at most. */
export const PASSKEY_LIMIT = 10;

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_LIMIT = 200;

const REQUIRED: FieldProblem = 'required';
const LENGTH: FieldProblem = 'length';

const { currentPassword } = changePasswordSchema.shape;
const name = z.string().trim().min(1, REQUIRED).max(PASSKEY_NAME_LIMIT, LENGTH);

/** A passkey as its owner sees it: nothing of its key. */
export const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */
  addedAt: z.string(),
  /** ISO 8601; null until it was used. */
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Answer of GET /api/users/me/passkeys, the first added first. */
export const passkeysSchema = z.strictObject({ passkeys: z.array(passkeySchema) });

/** Body of POST /api/users/me/passkeys/options and DELETE /api/users/me/passkeys/{passkeyId}; without password where the account has none. */
export const passkeyProofSchema = z.strictObject({ currentPassword: currentPassword.optional() });
export type PasskeyProof = z.infer<typeof passkeyProofSchema>;

/** What the browser is asked for a passkey with, as WebAuthn writes it in JSON. */
export const passkeyOptionsSchema = z.strictObject({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>['options'];

/** Bytes as WebAuthn writes them. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);
const credential = {
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()).default({}),
};

/** What a browser answers that made a passkey. */
export const newPasskeySchema = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_192),
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What a browser answers that a passkey was shown to. */
export const shownPasskeySchema = z.strictObject({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_192),
    authenticatorData: bytes(8_192),
    signature: bytes(4_096),
    userHandle: bytes(200).nullish(),
  }),
});
export type ShownPasskey = z.infer<typeof shownPasskeySchema>;

/** Body of POST /api/users/me/passkeys. */
export const addPasskeySchema = z.strictObject({ name, passkey: newPasskeySchema });
export type AddPasskeyRequest = z.infer<typeof addPasskeySchema>;

/** Answer of POST /api/users/me/passkeys. */
export const addedPasskeySchema = z.strictObject({
  passkey: passkeySchema,
  /** Shown this once; none where the account has had some. */
  recoveryCodes: z.array(z.string()),
});
export type AddedPasskey = z.infer<typeof addedPasskeySchema>;

/** Body of PATCH /api/users/me/passkeys/{passkeyId}. */
export const renamePasskeySchema = z.strictObject({ name });

/** Path of the calls about one passkey. */
export const passkeyParamsSchema = z.strictObject({ passkeyId: z.string().max(100) });

/** Body of POST /api/auth/passkey and POST /api/auth/second-factor/passkey. */
export const provePasskeySchema = z.strictObject({ passkey: shownPasskeySchema });

/** Answer of POST /api/auth/second-factor/options: by what the second step can be taken. */
export const secondStepOptionsSchema = z.strictObject({
  /** Whether a code of an authenticator app is taken. */
  authenticator: z.boolean(),
  /** Whether there are recovery codes. */
  recovery: z.boolean(),
  /** What the browser is asked for a passkey with; null where there is none. */
  passkey: passkeyOptionsSchema.shape.options.nullable(),
});
export type SecondStepOptions = z.infer<typeof secondStepOptionsSchema>;

/** What is typed to add a passkey. */
export const addPasskeyFormSchema = z.strictObject({ name, currentPassword: currentPassword.min(1, REQUIRED) });
export type PasskeyFormValues = z.input<typeof addPasskeyFormSchema>;

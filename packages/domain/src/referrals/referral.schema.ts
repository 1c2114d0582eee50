import { z } from 'zod';
import { filledEmailSchema, filledTextSchema } from '../identity/account-forms.schema.ts';
import type { FieldProblem } from '../identity/form-problems.ts';

/** Months of Pro that a referral earns whoever referred (specification §9). */
export const REFERRAL_MONTHS = 1;

/** Days for which a browser remembers who referred it. */
export const REFERRAL_DAYS = 30;

/** Name of the cookie or local-storage marker with which a browser leaves referrals out (specification §5). */
export const REFERRAL_OPT_OUT = 'utmcat';

/** Longest name and longest message of an invitation, in characters. */
const NAME_LIMIT = 100;
const MESSAGE_LIMIT = 500;

const LENGTH: FieldProblem = 'length';

/** What a referral link ends with. */
export const referralCodeSchema = z.string().regex(/^[\w-]{16}$/);

/** Answer of GET /api/users/referral-url: the link itself, used as it is. */
export const referralUrlSchema = z.url();

/** Where something leads; what others are sent in our name leads nowhere. */
const LINK = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/iu;
const isPlain = (text: string) => !LINK.test(text);
/** A name stands on one line, so that nothing looks like a message of ours. */
const isOneLine = (text: string) => !/[\r\n]/.test(text);

/** Body of POST /api/users/referrals/send-invitation. */
export const referralInvitationSchema = z.strictObject({
  email: filledEmailSchema,
  /** How the invited is addressed. */
  name: filledTextSchema
    .max(NAME_LIMIT, LENGTH)
    .refine((name) => isPlain(name) && isOneLine(name), 'referral/no-links'),
  /** A line of their own; no links. */
  message: z.string().trim().max(MESSAGE_LIMIT, LENGTH).refine(isPlain, 'referral/no-links').default(''),
});
export type ReferralInvitation = z.output<typeof referralInvitationSchema>;

/** What an invitation is filled in with. */
export const referralInvitationFormSchema = referralInvitationSchema.pick({ email: true, name: true });

const count = z.number().int().min(0);

/** Answer of GET /api/users/referrals/stats. */
export const referralStatsSchema = z.strictObject({
  /** Referrals that earned something. */
  count,
  invitationsSent: count,
  successfulReferrals: count,
  monthsEarned: count,
});
export type ReferralStats = z.output<typeof referralStatsSchema>;

/** What is shown where the figures could not be read (specification §8). */
export const NO_REFERRALS: ReferralStats = {
  count: 0,
  invitationsSent: 0,
  successfulReferrals: 0,
  monthsEarned: 0,
};

/** Body of POST /api/users/referrals/checkCode: any text is a code that may be nobody's. */
export const referralCodeCheckSchema = z.strictObject({ code: z.string().max(200) });

/** Answer of POST /api/users/referrals/checkCode. */
export const referralCodeAnswerSchema = z.strictObject({ valid: z.boolean() });

/** Body of POST /api/users/referralValidation. */
export const referralValidationSchema = z.strictObject({
  code: z.string().max(200),
  /** What a payment provider says of whoever registers; taken, and never believed. */
  providerData: z.record(z.string().max(100), z.unknown()).optional(),
});

/** Answer of POST /api/users/referralValidation; empty for a browser that leaves referrals out. */
export const referralValidationAnswerSchema = z.strictObject({ accepted: z.boolean().optional() });

import { z } from 'zod';
import { ANSWER_LANGUAGES, INTERFACE_LANGUAGES } from '../chat/answer-languages.ts';
import { SUBSCRIPTION_STATUSES } from './access/access-context.ts';
import { emailSchema } from './email.schema.ts';
import type { FieldProblem } from './form-problems.ts';
import type { IdentityErrorCode } from './identity.errors.ts';
import { isPhone } from './phone-number.ts';

/** The longest text of a profile, in characters without the spaces around it. */
export const PROFILE_TEXT_LIMIT = 200;

/** Milliseconds for which saving a profile shows at least (specification §9); longer where the server takes longer. */
export const PROFILE_SAVE_MILLISECONDS = 1_000;

const REQUIRED: FieldProblem = 'required';
const LENGTH: FieldProblem = 'length';
const EMAIL: FieldProblem = 'email';
const PHONE: FieldProblem = 'phone';
const text = z.string().trim().max(PROFILE_TEXT_LIMIT, LENGTH);
const workEmail = text.refine((address) => address === '' || emailSchema.safeParse(address).success, EMAIL);
/** Address books put marks of direction around a number that is copied from them; nobody sees them. */
const phone = z
  .string()
  .max(PROFILE_TEXT_LIMIT, LENGTH)
  .overwrite((number) => number.replaceAll(/\p{Cf}/gu, '').trim())
  .refine((number) => number === '' || isPhone(number), PHONE);
const subscriptionStatusSchema = z.enum(SUBSCRIPTION_STATUSES).nullable();

/** What a user may do in an organization, as the profile says it. */
export const organizationRoleSchema = z.strictObject({
  role: z.enum(['Member', 'Admin']),
  organization: z.strictObject({
    id: z.string(),
    name: z.string(),
    subscriptionStatus: subscriptionStatusSchema,
    /** Whether nobody can act for it for now. */
    suspended: z.boolean(),
    /** Whether it asks for a second factor that the user lacks: until they have one, they cannot act for it. */
    secondFactorMissing: z.boolean(),
  }),
});

/** An invitation into an organization that the user has not answered. */
export const pendingInviteSchema = z.strictObject({
  id: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  role: z.enum(['Member', 'Admin']),
});
export type PendingInvite = z.infer<typeof pendingInviteSchema>;

/** Answer of GET /api/users/me and of POST and GET /api/upsert-user (specification §3, User profile). Texts are '' while unknown. */
export const userProfileSchema = z.strictObject({
  id: z.string(),
  /** The same as `id`; the specification names both. */
  uid: z.string(),
  email: z.string(),
  workEmail: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  occupation: z.string(),
  institution: z.string(),
  institutionRole: z.string(),
  /** Code of the interface's language; null while none was chosen. */
  country: z.enum(INTERFACE_LANGUAGES).nullable(),
  /** BCP 47 tag of the answers' language; null while none was chosen. */
  userLanguage: z.string().nullable(),
  isUserVerified: z.boolean(),
  /** Whether the user agrees that how they use the pages is recorded, where that is switched on at all. */
  optIn: z.boolean(),
  /** Whether the user wants by mail, too, what their bell tells of their organizations. */
  notificationMail: z.boolean(),
  /** Whether the user is to be shown round (specification §4, Onboarding). */
  onboardingNeeded: z.boolean(),
  subscriptionStatus: subscriptionStatusSchema,
  subscriptionId: z.string().nullable(),
  customerId: z.string().nullable(),
  currentWeekProUsage: z.number().int().min(0),
  pendingInvites: z.array(pendingInviteSchema),
  organizationRoles: z.array(organizationRoleSchema),
  superAdmin: z.boolean(),
  sandbox: z.boolean(),
  /** Whole days since the account was made. */
  userSinceDays: z.number().int().min(0),
  /** False for accounts that only sign in with a provider. */
  hasPassword: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type UserProfile = z.infer<typeof userProfileSchema>;

/** Body of PATCH /api/users/me; what is left out stays. Institution and occupation cannot be emptied (specification §5). */
export const profileUpdateSchema = z.strictObject({
  firstName: text.optional(),
  lastName: text.optional(),
  institution: text.min(1, REQUIRED).optional(),
  occupation: text.min(1, REQUIRED).optional(),
  workEmail: workEmail.optional(),
  phone: phone.optional(),
  jobTitle: text.optional(),
  company: text.optional(),
  institutionRole: text.optional(),
  optIn: z.boolean().optional(),
  notificationMail: z.boolean().optional(),
  onboardingNeeded: z.boolean().optional(),
});
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

const answerLanguageCodes = ANSWER_LANGUAGES.map(({ code }) => code);

/** Body of PATCH /api/users/language; what is left out stays. */
export const languageUpdateSchema = z.strictObject({
  /** Language of the interface. */
  country: z.enum(INTERFACE_LANGUAGES).optional(),
  /** Language of the answers; null follows the question. */
  userLanguage: z.enum(answerLanguageCodes).nullable().optional(),
});
export type LanguageUpdate = z.infer<typeof languageUpdateSchema>;

/** Answer of GET /api/users/location. */
export const userLocationSchema = z.strictObject({
  /** Code of the interface's language; English where nothing better is known. */
  language: z.enum(INTERFACE_LANGUAGES),
  /** ISO 3166 code of two letters, or null. */
  country: z.string().nullable(),
  /** Null where the proxy names none; left out where the server is not told by one (`FOOTNOTE_CITY_HEADER`). */
  city: z.string().nullable().optional(),
});
export type UserLocation = z.infer<typeof userLocationSchema>;

/** Query of GET /api/users/settings. */
export const settingsQuerySchema = z.strictObject({ language: z.enum(INTERFACE_LANGUAGES).default('en') });

const choiceGroupSchema = z.strictObject({
  /** In the language asked for. */
  label: z.string(),
  /** What is saved, and how it is shown in the language asked for. */
  values: z.array(z.strictObject({ value: z.string(), label: z.string() })),
});

/** Answer of GET /api/users/settings. */
export const profileSettingsSchema = z.strictObject({
  institutions: z.array(choiceGroupSchema),
  occupations: z.array(choiceGroupSchema),
});
export type ProfileSettings = z.infer<typeof profileSettingsSchema>;
export type ProfileChoiceGroup = z.infer<typeof choiceGroupSchema>;

/** Body of DELETE /api/users/me; accounts that have a password give it. */
export const deleteAccountSchema = z.strictObject({
  password: z
    .string()
    .max(4_096, 'identity/password-too-long' satisfies IdentityErrorCode)
    .optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountSchema>;

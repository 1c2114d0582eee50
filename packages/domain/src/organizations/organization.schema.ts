import { z } from 'zod';
import { pageSchema } from '../kernel/page.schema.ts';
import { emailSchema } from '../identity/email.schema.ts';
import { filledEmailSchema } from '../identity/account-forms.schema.ts';
import type { FieldProblem } from '../identity/form-problems.ts';
import { listedAccountSchema } from '../identity/listed-account.schema.ts';
import type { OrganizationErrorCode } from './organizations.errors.ts';
import { SUBSCRIPTION_STATUSES } from '../identity/access/access-context.ts';

/** What somebody may be in an organization (specification §3). */
export const MEMBER_ROLES = ['Member', 'Admin'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Characters of an organization's name and description, and the most people it may be made for. */
export const ORGANIZATION_LIMITS = { name: 120, description: 2_000, users: 100_000 } as const;

/** Characters that end a line, or turn the direction of the words around them. */
export const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const REQUIRED: FieldProblem = 'required';
const NAME: OrganizationErrorCode = 'organization/name-invalid';
const DESCRIPTION: OrganizationErrorCode = 'organization/description-too-long';
const LIMIT: OrganizationErrorCode = 'organization/user-limit-invalid';

const nameSchema = z
  .string()
  .trim()
  .min(1, REQUIRED)
  .max(ORGANIZATION_LIMITS.name, NAME)
  .refine((name) => !UNPRINTABLE.test(name), NAME);
const descriptionSchema = z.string().trim().max(ORGANIZATION_LIMITS.description, DESCRIPTION);
const userLimitSchema = z.number().int().min(1, LIMIT).max(ORGANIZATION_LIMITS.users, LIMIT);

/** Body of POST /api/organizations. */
export const newOrganizationSchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  userLimit: userLimitSchema,
});
export type NewOrganization = z.infer<typeof newOrganizationSchema>;

/** Body of PATCH /api/organizations/{id}; what is left out stays. */
export const organizationUpdateSchema = newOrganizationSchema
  .extend({
    /** Whether members with a password act for it only with a second factor. */
    secondFactorRequired: z.boolean(),
  })
  .partial();
export type OrganizationUpdate = z.infer<typeof organizationUpdateSchema>;

/** Body of PATCH /api/organizations/{id}/suspension. */
export const suspensionSchema = z.strictObject({ suspended: z.boolean() });

/** The form of an organization: what is written in it, read as the body of a call. */
export const organizationFormSchema = newOrganizationSchema.extend({
  userLimit: z
    .string()
    .trim()
    .min(1, REQUIRED)
    .regex(/^\d{1,9}$/, LIMIT)
    .transform(Number)
    .pipe(userLimitSchema),
});

/** The form of an organization as it is written. */
export type OrganizationValues = z.input<typeof organizationFormSchema>;

/** The form of the settings of an organization, which are more than it is made with. */
export const organizationSettingsFormSchema = organizationFormSchema.extend({ secondFactorRequired: z.boolean() });
export type OrganizationSettingsValues = z.input<typeof organizationSettingsFormSchema>;

/** An organization (specification §3), as those see it who belong to it. */
export const organizationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Most members and open invites together. */
  userLimit: z.number().int(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  /** ISO 8601; null while it can be acted for. */
  suspendedAt: z.string().nullable(),
  /** Whether members with a password act for it only with a second factor. */
  secondFactorRequired: z.boolean(),
  members: z.number().int().min(0),
  openInvites: z.number().int().min(0),
  sources: z.number().int().min(0),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

export const organizationMemberSchema = listedAccountSchema.extend({ role: z.enum(MEMBER_ROLES) });
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;

/** A page of GET /api/organizations/{id}/members. */
export const memberPageSchema = pageSchema(organizationMemberSchema);
export type MemberPage = z.infer<typeof memberPageSchema>;

/** Body of PATCH /api/organizations/{id}/members/{account}. */
export const memberUpdateSchema = z.strictObject({ role: z.enum(MEMBER_ROLES) });

/** Days for which an invitation can be answered. */
export const INVITE_DAYS = 7;

/** Body of POST /api/organizations/{id}/invites, and what the form of an invite holds. */
export const newInviteSchema = z.strictObject({
  email: emailSchema,
  name: nameSchema,
  role: z.enum(MEMBER_ROLES),
});
export type NewInvite = z.infer<typeof newInviteSchema>;

/** The form of an invite, where an empty address is told apart from one that is wrong. */
export const inviteFormSchema = newInviteSchema.extend({ email: filledEmailSchema });
export type OrganizationInviteValues = z.input<typeof inviteFormSchema>;

/** Somebody who was invited and has not answered yet. */
export const organizationInviteSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** ISO 8601. */
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type OrganizationInvite = z.infer<typeof organizationInviteSchema>;

/** A page of GET /api/organizations/{id}/invites. */
export const invitePageSchema = pageSchema(organizationInviteSchema);
export type InvitePage = z.infer<typeof invitePageSchema>;

/** Body of POST /api/users/me/invites/find: what stands in the link of an invitation. */
export const inviteLinkSchema = z.strictObject({ token: z.string().min(1).max(200) });

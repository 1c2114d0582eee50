import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from '../identity/access/access-context.ts';

/** What somebody may be in an organization (specification §3). */
export const MEMBER_ROLES = ['Member', 'Admin'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Characters of an organization's name and description, and the most people it may be made for. */
export const ORGANIZATION_LIMITS = { name: 120, description: 2_000, users: 100_000 } as const;

/** Characters that end a line, or turn the direction of the words around them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(ORGANIZATION_LIMITS.name)
  .refine((name) => !UNPRINTABLE.test(name));
const descriptionSchema = z.string().trim().max(ORGANIZATION_LIMITS.description);
const userLimitSchema = z.number().int().min(1).max(ORGANIZATION_LIMITS.users);

/** Body of POST /api/organizations. */
export const newOrganizationSchema = z.strictObject({
  name: nameSchema,
  description: descriptionSchema,
  userLimit: userLimitSchema,
});
export type NewOrganization = z.infer<typeof newOrganizationSchema>;

/** Body of PATCH /api/organizations/{id}; what is left out stays. */
export const organizationUpdateSchema = newOrganizationSchema.partial();
export type OrganizationUpdate = z.infer<typeof organizationUpdateSchema>;

/** The form of an organization: what is written in it, read as the body of a call. */
export const organizationFormSchema = newOrganizationSchema.extend({
  userLimit: z.string().trim().min(1).regex(/^\d+$/).transform(Number).pipe(userLimitSchema),
});

/** An organization (specification §3), as those see it who belong to it. */
export const organizationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Most members and open invites together. */
  userLimit: z.number().int(),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  members: z.number().int().min(0),
  openInvites: z.number().int().min(0),
  sources: z.number().int().min(0),
  /** ISO 8601. */
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

export const organizationMemberSchema = z.strictObject({
  /** Id of the account. */
  id: z.string(),
  email: z.string(),
  /** First and last name joined; '' while unknown. */
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  superAdmin: z.boolean(),
});
export type OrganizationMember = z.infer<typeof organizationMemberSchema>;

/** A page of GET /api/organizations/{id}/members. */
export const memberPageSchema = z.strictObject({
  items: z.array(organizationMemberSchema),
  /** On all pages. */
  total: z.number().int().min(0),
});
export type MemberPage = z.infer<typeof memberPageSchema>;

/** Body of PATCH /api/organizations/{id}/members/{account}. */
export const memberUpdateSchema = z.strictObject({ role: z.enum(MEMBER_ROLES) });

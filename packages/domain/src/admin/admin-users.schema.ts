import { z } from 'zod';
import { pageSchema } from '../kernel/page.schema.ts';
import { listedAccountSchema } from '../identity/listed-account.schema.ts';
import { organizationRoleSchema } from '../identity/profile.schema.ts';

/** A row of the list of all users. */
export const adminUserSchema = listedAccountSchema.extend({
  plan: z.enum(['free', 'pro', 'sandbox']),
  /** Whether the e-mail is verified. */
  verified: z.boolean(),
  /** Whether a super admin keeps the user out for now. */
  suspended: z.boolean(),
  organizationRoles: z.array(organizationRoleSchema),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** A page of GET /api/admin/users. */
export const adminUserPageSchema = pageSchema(adminUserSchema);
export type AdminUserPage = z.infer<typeof adminUserPageSchema>;

/** Answer of GET and PATCH /api/admin/users/{id}: a user, and where they are signed in. */
export const adminUserDetailsSchema = adminUserSchema.extend({
  /** ISO 8601; null for whoever is not suspended. */
  suspendedAt: z.string().nullable(),
  /** Sessions that have not expired. */
  sessions: z.number().int().min(0),
  /** ISO 8601, up to a day before the last use of a session there still is; null without one. */
  lastUsedAt: z.string().nullable(),
});
export type AdminUserDetails = z.infer<typeof adminUserDetailsSchema>;

/** Body of PATCH /api/admin/users/{id}; what is left out stays, and nothing else of a user is an administrator's to change. */
export const adminUserUpdateSchema = z.strictObject({
  superAdmin: z.boolean().optional(),
  suspended: z.boolean().optional(),
});
export type AdminUserUpdate = z.infer<typeof adminUserUpdateSchema>;

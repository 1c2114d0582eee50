import { z } from 'zod';
import { pageSchema } from '../kernel/page.schema.ts';
import { SUBSCRIPTION_STATUSES } from '../identity/access/access-context.ts';

/** A row of the list of all organizations. */
export const adminOrganizationSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Members it has. */
  users: z.number().int().min(0),
  userLimit: z.number().int(),
  /** Sources it has; while there is one, it cannot be deleted. */
  sources: z.number().int().min(0),
  status: z.enum(SUBSCRIPTION_STATUSES).nullable(),
  /** Whether nobody can act for it for now. */
  suspended: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
});
export type AdminOrganization = z.infer<typeof adminOrganizationSchema>;

/** A page of GET /api/organizations. */
export const adminOrganizationPageSchema = pageSchema(adminOrganizationSchema);
export type AdminOrganizationPage = z.infer<typeof adminOrganizationPageSchema>;

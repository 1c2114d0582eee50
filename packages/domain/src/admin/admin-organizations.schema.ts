import { z } from 'zod';
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
  /** ISO 8601. */
  createdAt: z.string(),
});
export type AdminOrganization = z.infer<typeof adminOrganizationSchema>;

/** A page of GET /api/organizations. */
export const adminOrganizationPageSchema = z.strictObject({
  items: z.array(adminOrganizationSchema),
  /** On all pages. */
  total: z.number().int().min(0),
});
export type AdminOrganizationPage = z.infer<typeof adminOrganizationPageSchema>;

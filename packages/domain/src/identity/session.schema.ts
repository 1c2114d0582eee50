import { z } from 'zod';

/** One of the sessions by which somebody is signed in. */
const accountSessionSchema = z.strictObject({
  id: z.string(),
  /** Whether the call that asks was made with it. */
  current: z.boolean(),
  /** What the browser or another program calls itself, such as Firefox; null where that is not known. */
  browser: z.string().nullable(),
  /** The operating system the browser names, such as Windows; null where that is not known. */
  system: z.string().nullable(),
  /** The network it began in, too wide to tell a household: `203.0.113.0/24`, `2001:db8:1::/48`; null where that is not known. */
  network: z.string().nullable(),
  /** ISO 8601. */
  startedAt: z.string(),
  /** ISO 8601; up to a day before the last use. */
  lastUsedAt: z.string(),
  /** ISO 8601; moves on with use. */
  expiresAt: z.string(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Answer of GET /api/users/me/sessions, the last used first. */
export const accountSessionsSchema = z.strictObject({ sessions: z.array(accountSessionSchema) });

/** Answer of DELETE /api/users/me/sessions. */
export const endedSessionsSchema = z.strictObject({
  /** How many sessions ended. */
  ended: z.number().int().min(0),
});

import { z } from 'zod';
import { alertFormSchema } from './alert-forms.schema.ts';
import { asksSomething, savedSearchSchema } from './saved-search.schema.ts';

/** Alerts an account may have. */
export const MOST_ALERTS = 50;

/** How often an alert looks for news. */
export const ALERT_FREQUENCIES = ['weekly', 'fortnightly', 'four-weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/**
 * What becomes of an alert: it runs, its owner paused it or ended it by the link of a mail, or its address takes no mail.
 * Whoever resumes one has it run again.
 */
export const ALERT_STATES = ['active', 'paused', 'unsubscribed', 'undeliverable'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Body of POST /api/alerts: a search, and whom its news is sent to. */
export const alertRequestSchema = z
  .strictObject({
    ...alertFormSchema.shape,
    ...savedSearchSchema.shape,
    frequency: z.enum(ALERT_FREQUENCIES).default('weekly'),
  })
  .refine(asksSomething);
export type AlertRequest = z.output<typeof alertRequestSchema>;

/** Body of PATCH /api/alerts/{id}: what of an alert its owner changes. */
export const alertUpdateSchema = z
  .strictObject({ frequency: z.enum(ALERT_FREQUENCIES), state: z.enum(['active', 'paused']) })
  .partial();
export type AlertUpdate = z.output<typeof alertUpdateSchema>;

/** A saved query with its alert (specification §3), as its owner reads it. */
export const savedAlertSchema = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  email: z.string(),
  institution: z.string(),
  ...savedSearchSchema.shape,
  frequency: z.enum(ALERT_FREQUENCIES),
  state: z.enum(ALERT_STATES),
  /** ISO 8601. */
  created_at: z.string(),
  /** When it looks for news next; null while it does not. */
  next_at: z.string().nullable(),
  /** Since when its search is refused, as one that is too wide; null while it runs. */
  failing_since: z.string().nullable(),
  /** When it last had something to tell; null when it never had. */
  told_at: z.string().nullable(),
});
export type SavedAlert = z.output<typeof savedAlertSchema>;

/** What whoever has the link of a mail may know of its alert. */
export const linkedAlertSchema = z.strictObject({
  email: z.string(),
  title: z.string(),
  /** Whether it was not ended yet: it sends mail, or will once it is resumed. */
  active: z.boolean(),
});
export type LinkedAlert = z.output<typeof linkedAlertSchema>;

import { z } from 'zod';
import { filledEmailSchema, filledTextSchema } from '../identity/account-forms.schema.ts';

/** What a weekly alert asks for (specification §3); all three are required (specification §5). */
export const alertFormSchema = z.strictObject({
  /** Where the alert is sent. */
  email: filledEmailSchema,
  institution: filledTextSchema,
  /** Name of the alert, by which a user knows it again. */
  title: filledTextSchema,
});
export type AlertValues = z.input<typeof alertFormSchema>;

/** The address that is taken off the alerts (specification §8). */
export const unsubscribeFormSchema = alertFormSchema.pick({ email: true });

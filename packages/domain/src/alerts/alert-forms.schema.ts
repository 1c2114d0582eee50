import { z } from 'zod';
import type { AlertErrorCode } from './alerts.errors.ts';
import { filledEmailSchema, filledTextSchema } from '../identity/account-forms.schema.ts';

/** Longest name of an alert, and of an institution. */
const MOST_LETTERS = 200;
const TOO_LONG: AlertErrorCode = 'alert/text-too-long';

/** What a weekly alert asks for (specification §3); all three are required (specification §5). */
export const alertFormSchema = z.strictObject({
  /** Where the alert is sent. */
  email: filledEmailSchema,
  institution: filledTextSchema.pipe(z.string().max(MOST_LETTERS, TOO_LONG)),
  /** Name of the alert, by which a user knows it again. */
  title: filledTextSchema.pipe(z.string().max(MOST_LETTERS, TOO_LONG)),
});
export type AlertValues = z.input<typeof alertFormSchema>;

/** The address that is taken off the alerts (specification §8). */
export const unsubscribeFormSchema = alertFormSchema.pick({ email: true });

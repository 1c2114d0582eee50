import { z } from 'zod';
import { isEmail } from './form-problems.ts';

/** An e-mail address as accounts are found by: loosely checked (specification §5), without spaces around it, in small letters. */
export const emailSchema = z
  .string()
  .max(320)
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .refine(isEmail);

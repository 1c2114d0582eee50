import { z } from 'zod';
import { isEmail, type FieldProblem } from './form-problems.ts';

const EMAIL: FieldProblem = 'email';

/** An e-mail address as accounts are found by: loosely checked (specification §5), without spaces around it, in small letters. */
export const emailSchema = z
  .string()
  .max(320, EMAIL)
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .refine(isEmail, EMAIL);

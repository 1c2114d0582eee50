import { z } from 'zod';
import {
  changePasswordSchema,
  emailOnlySchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
} from './auth.schema.ts';
import { deleteAccountSchema } from './profile.schema.ts';
import type { FieldProblem } from './form-problems.ts';

const REQUIRED: FieldProblem = 'required';
const AGREEMENT: FieldProblem = 'agreement';

/** An e-mail of a form with further fields, where an empty one is told apart from one that is wrong. */
export const filledEmailSchema = z
  .string()
  .refine((text) => text.trim() !== '', { error: REQUIRED, abort: true })
  .pipe(signInSchema.shape.email);

/** Text of a form that must not be left empty; spaces alone are nothing. */
export const filledTextSchema = z.string().trim().min(1, REQUIRED);

/** What signing in is filled in with: the body of the call, with nothing left empty. */
export const signInFormSchema = signInSchema.extend({
  email: filledEmailSchema,
  password: signInSchema.shape.password.min(1, REQUIRED),
});
export type SignInValues = z.input<typeof signInFormSchema>;

/** What registering is filled in with: the body of the call, with nothing left empty and the agreement accepted. */
export const registerFormSchema = registerSchema.pick({ email: true, password: true, agreed: true }).extend({
  email: filledEmailSchema,
  password: registerSchema.shape.password.min(1, REQUIRED),
  /** Whether terms and privacy are agreed to. */
  agreed: registerSchema.shape.agreed.refine((agreed) => agreed, AGREEMENT),
});
export type RegistrationValues = z.input<typeof registerFormSchema>;

/** What is filled in to be sent a link, for a forgotten password or to verify an address. */
export const emailFormSchema = emailOnlySchema.pick({ email: true });

/** What a forgotten password is replaced with. */
export const newPasswordFormSchema = resetPasswordSchema
  .pick({ password: true })
  .extend({ password: resetPasswordSchema.shape.password.min(1, REQUIRED) });

/** What a password is changed with by its owner: the body of the call, with nothing left empty. */
export const changePasswordFormSchema = changePasswordSchema.extend({
  currentPassword: changePasswordSchema.shape.currentPassword.min(1, REQUIRED),
  password: changePasswordSchema.shape.password.min(1, REQUIRED),
});
export type ChangePasswordValues = z.input<typeof changePasswordFormSchema>;

/** What is filled in before an account with a password is deleted. */
export const deleteAccountFormSchema = deleteAccountSchema.extend({
  password: deleteAccountSchema.shape.password.unwrap().min(1, REQUIRED),
});

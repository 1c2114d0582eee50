import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  emailFormSchema,
  newPasswordFormSchema,
  registerFormSchema,
  signInFormSchema,
} from './account-forms.schema.ts';
import { isEmail } from './form-problems.ts';
import { profileFormSchema } from './profile-form.schema.ts';
import { profileUpdateSchema } from './profile.schema.ts';

/** What a form says at each field: the first problem there. */
function problemsOf(schema: z.ZodType, values: object): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

test.each([
  ['a@b.c', true],
  [' ada@example.org ', true],
  ['ada@mail.example.org', true],
  ['', false],
  ['ada', false],
  ['ada@example', false],
  ['ada@@example.org', false],
  ['ada@example.', false],
  ['@example.org', false],
  ['a b@example.org', false],
  [`${'a'.repeat(300)}@example.org`, false],
])('"%s" is an e-mail: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
  expect(problemsOf(emailFormSchema, { email: text })).toEqual(expected ? {} : { email: 'email' });
});

test('an endless near-miss is judged at once', () => {
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
});

test('signing in asks for an e-mail and a password', () => {
  const problems = (email: string, password: string) => problemsOf(signInFormSchema, { email, password });
  expect(problems(' ', '')).toEqual({ email: 'required', password: 'required' });
  expect(problems('ada', 'x')).toEqual({ email: 'email' });
  expect(problems('ada@example.org', 'x')).toEqual({});
  expect(problems('ada@example.org', 'x'.repeat(4_097))).toEqual({ password: 'identity/password-too-long' });
});

test('what is signed in with is read as the server reads it', () => {
  expect(signInFormSchema.parse({ email: ' Ada@Example.org ', password: ' x ' })).toEqual({
    email: 'ada@example.org',
    password: ' x ',
  });
});

test('registering asks for the agreement as well', () => {
  const values = { email: 'ada@example.org', password: 'x', agreed: false };
  expect(problemsOf(registerFormSchema, values)).toEqual({ agreed: 'agreement' });
  expect(problemsOf(registerFormSchema, { ...values, agreed: true })).toEqual({});
});

test.each([newPasswordFormSchema, deleteAccountFormSchema])('a password is not left empty', (schema) => {
  expect(problemsOf(schema, { password: '' })).toEqual({ password: 'required' });
  expect(problemsOf(schema, { password: ' ' })).toEqual({});
});

test('a password is changed with the current one and a new one', () => {
  const problems = (currentPassword: string, password: string) =>
    problemsOf(changePasswordFormSchema, { currentPassword, password });
  expect(problems('', '')).toEqual({ currentPassword: 'required', password: 'required' });
  expect(problems(' ', ' ')).toEqual({});
  expect(problems('x'.repeat(4_097), 'x')).toEqual({ currentPassword: 'identity/password-too-long' });
  expect(problems('x', 'x'.repeat(4_097))).toEqual({ password: 'identity/password-too-long' });
  expect(changePasswordFormSchema.safeParse({ currentPassword: 'x', password: 'y', email: 'z' }).success).toBe(false);
});

const empty = {
  firstName: '',
  lastName: '',
  institution: '',
  otherInstitution: '',
  occupation: '',
  otherOccupation: '',
};

test('a profile needs institution and occupation, and free text for Other', () => {
  expect(problemsOf(profileFormSchema, empty)).toEqual({ institution: 'required', occupation: 'required' });
  const other = { ...empty, institution: 'Other', occupation: 'Nurse' };
  expect(problemsOf(profileFormSchema, other)).toEqual({ otherInstitution: 'required' });
  expect(problemsOf(profileFormSchema, { ...other, otherInstitution: 'A clinic' })).toEqual({});
});

test('a profile is read as what is saved of it', () => {
  const filled = { ...empty, firstName: ' Ada ', institution: 'Other', otherInstitution: ' A clinic ' };
  const update = profileFormSchema.parse({ ...filled, occupation: 'Nurse', otherOccupation: 'left from before' });
  expect(update).toEqual({ firstName: 'Ada', lastName: '', institution: 'A clinic', occupation: 'Nurse' });
  expect(profileUpdateSchema.parse(update)).toEqual(update);
});

const textsOf = (text: string) => ({
  firstName: text,
  lastName: text,
  otherInstitution: text,
  otherOccupation: text,
});

test('no text of a profile is longer than what is saved of it', () => {
  const most = { institution: 'Other', occupation: 'Other', ...textsOf('x'.repeat(200)) };
  expect(problemsOf(profileFormSchema, most)).toEqual({});
  expect(problemsOf(profileFormSchema, { ...most, ...textsOf(`  ${'x'.repeat(200)} `) })).toEqual({});
  const long = { ...most, ...textsOf('x'.repeat(201)) };
  expect(problemsOf(profileFormSchema, long)).toEqual(textsOf('length'));
  expect(problemsOf(profileFormSchema, { ...long, institution: 'Hospice', occupation: 'Nurse' })).toEqual({
    firstName: 'length',
    lastName: 'length',
  });
});

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
import { isPhone } from './phone-number.ts';
import { profileFormSchema, shortProfileFormSchema } from './profile-form.schema.ts';
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
  institutionRole: '',
  jobTitle: '',
  company: '',
  workEmail: '',
  phone: '',
  optIn: false,
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
  expect(update).toEqual({
    firstName: 'Ada',
    lastName: '',
    institution: 'A clinic',
    occupation: 'Nurse',
    institutionRole: '',
    jobTitle: '',
    company: '',
    workEmail: '',
    phone: '',
    optIn: false,
  });
  expect(profileUpdateSchema.parse(update)).toEqual(update);
});

const textsOf = (text: string) => ({
  firstName: text,
  lastName: text,
  otherInstitution: text,
  otherOccupation: text,
  institutionRole: text,
  jobTitle: text,
  company: text,
});

test('no text of a profile is longer than what is saved of it', () => {
  const most = { ...empty, institution: 'Other', occupation: 'Other', ...textsOf('x'.repeat(200)) };
  expect(problemsOf(profileFormSchema, most)).toEqual({});
  expect(problemsOf(profileFormSchema, { ...most, ...textsOf(`  ${'x'.repeat(200)} `) })).toEqual({});
  const long = { ...most, ...textsOf('x'.repeat(201)) };
  expect(problemsOf(profileFormSchema, long)).toEqual(textsOf('length'));
  const { otherInstitution: _institution, otherOccupation: _occupation, ...shown } = textsOf('length');
  expect(problemsOf(profileFormSchema, { ...long, institution: 'Hospice', occupation: 'Nurse' })).toEqual(shown);
});

const complete = { ...empty, institution: 'Hospice', occupation: 'Nurse' };

test.each([
  ['', {}],
  [' Ada.Lovelace@Clinic.example ', {}],
  ['clinic.example', { workEmail: 'email' }],
  ['a@b@c.example', { workEmail: 'email' }],
  [`${'a'.repeat(200)}@clinic.example`, { workEmail: 'length' }],
])('"%s" as a work e-mail has the problems %j', (workEmail, problems) => {
  expect(problemsOf(profileFormSchema, { ...complete, workEmail })).toEqual(problems);
});

test.each([
  '+31 20 123 4567',
  '+49 (0)30/1234-56',
  '(+44) 020 7946 0018',
  '001.212.555.0123 ext. 42',
  '1-800-555-0199 x1234',
  '+33 1 23 45 67 89, poste 12',
  '030 – 1234 #5',
  '+١٢ ٣٤٥ ٦٧٨',
  '0 30\u00A01234',
  ' 112 ',
])('“%s” is a phone number', (phone) => {
  expect(isPhone(phone)).toBe(true);
  expect(problemsOf(profileFormSchema, { ...complete, phone })).toEqual({});
});

test.each([
  'call me',
  '12',
  '+',
  '()--',
  '+31 20 123 4567 <b>',
  '1'.repeat(25),
  '12\n345',
  '1 800 FLOWERS',
  '3'.repeat(61),
])('“%s” is no phone number', (phone) => {
  expect(isPhone(phone)).toBe(false);
  expect(problemsOf(profileFormSchema, { ...complete, phone })).toEqual({ phone: 'phone' });
});

test('a phone number is saved without what nobody sees of it', () => {
  const { phone } = profileUpdateSchema.parse({ phone: '\u202A +31 20 123 4567\u202C ' });
  expect(phone).toBe('+31 20 123 4567');
  expect(problemsOf(profileFormSchema, { ...complete, phone: ' '.repeat(201) })).toEqual({ phone: 'length' });
  expect(isPhone(`1${' '.repeat(100_000)}x`)).toBe(false);
});

test('the short form asks for institution and occupation, and neither reads nor changes anything else', () => {
  const wrong = { ...empty, workEmail: 'wrong', phone: 'wrong', firstName: 'x'.repeat(201) };
  expect(problemsOf(shortProfileFormSchema, wrong)).toEqual({ institution: 'required', occupation: 'required' });
  const filled = { ...wrong, institution: 'Other', otherInstitution: ' A clinic ', occupation: 'Nurse' };
  expect(shortProfileFormSchema.parse(filled)).toEqual({ institution: 'A clinic', occupation: 'Nurse' });
});

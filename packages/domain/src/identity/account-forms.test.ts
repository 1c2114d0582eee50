import { expect, test } from 'vitest';
import { profileUpdateSchema } from './profile.schema.ts';
import { profileProblems, registrationProblems, signInProblems } from './account-forms.ts';
import { isEmail } from './form-problems.ts';

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
});

test('an endless near-miss is judged at once', () => {
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false);
});

test('signing in asks for an e-mail and a password', () => {
  expect(signInProblems({ email: ' ', password: '' })).toEqual({ email: 'required', password: 'required' });
  expect(signInProblems({ email: 'ada', password: 'x' })).toEqual({ email: 'email' });
  expect(signInProblems({ email: 'ada@example.org', password: 'x' })).toEqual({});
});

test('registering asks for the agreement as well', () => {
  const values = { email: 'ada@example.org', password: 'x', agreed: false };
  expect(registrationProblems(values)).toEqual({ agreed: 'agreement' });
  expect(registrationProblems({ ...values, agreed: true })).toEqual({});
});

test('a profile needs institution and occupation, and free text for Other', () => {
  const empty = {
    firstName: '',
    lastName: '',
    institution: '',
    otherInstitution: '',
    occupation: '',
    otherOccupation: '',
  };
  expect(profileProblems(empty)).toEqual({ institution: 'required', occupation: 'required' });
  const other = { ...empty, institution: 'Other', occupation: 'Nurse' };
  expect(profileProblems(other)).toEqual({ otherInstitution: 'required' });
  expect(profileProblems({ ...other, otherInstitution: 'A clinic' })).toEqual({});
});

const textsOf = (text: string) => ({
  firstName: text,
  lastName: text,
  otherInstitution: text,
  otherOccupation: text,
});

test('no text of a profile is longer than what is saved of it', () => {
  const most = { institution: 'Other', occupation: 'Other', ...textsOf('x'.repeat(200)) };
  expect(profileProblems(most)).toEqual({});
  expect(profileUpdateSchema.safeParse({ firstName: most.firstName }).success).toBe(true);
  expect(profileProblems({ ...most, ...textsOf(`  ${'x'.repeat(200)} `) })).toEqual({});
  const long = { ...most, ...textsOf('x'.repeat(201)) };
  expect(profileProblems(long)).toEqual(textsOf('length'));
  expect(profileUpdateSchema.safeParse({ firstName: long.firstName }).success).toBe(false);
  expect(profileProblems({ ...long, institution: 'Hospice', occupation: 'Nurse' })).toEqual({
    firstName: 'length',
    lastName: 'length',
  });
});

import { expect, test } from 'vitest';
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

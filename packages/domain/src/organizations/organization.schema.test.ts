import { expect, test } from 'vitest';
import { problemsOf } from '../identity/form-problems.fixtures.ts';
import {
  inviteFormSchema,
  newOrganizationSchema,
  organizationFormSchema,
  organizationUpdateSchema,
} from './organization.schema.ts';

const fields = { name: 'Harbour Clinic', description: '', userLimit: 5 };
const isTaken = (change: object) => newOrganizationSchema.safeParse({ ...fields, ...change }).success;

test('an organization has a name of one line and a whole user limit', () => {
  expect(newOrganizationSchema.parse({ ...fields, name: ' Harbour Clinic ' })).toEqual(fields);
  expect(isTaken({ name: 'Klinikum Süd 🏥 – 東京' })).toBe(true);
  for (const name of ['', ' ', 'x'.repeat(121), 'a\nb', 'a\0b', 'a\u202Eb', 7])
    expect([name, isTaken({ name })]).toEqual([name, false]);
  for (const userLimit of [0, -1, 1.5, 100_001, '5', null, Number.NaN]) expect(isTaken({ userLimit })).toBe(false);
  expect(isTaken({ description: 'x'.repeat(2_001) })).toBe(false);
});

test('nothing but what is the user’s to say is taken', () => {
  for (const field of ['id', 'subscriptionStatus', 'createdAt', 'members', 'sources']) {
    expect(isTaken({ [field]: 'x' })).toBe(false);
    expect(organizationUpdateSchema.safeParse({ [field]: 'x' }).success).toBe(false);
  }
  expect(organizationUpdateSchema.parse({})).toEqual({});
});

test('a form is read as the body of a call', () => {
  expect(organizationFormSchema.parse({ ...fields, userLimit: ' 12 ' })).toEqual({ ...fields, userLimit: 12 });
  for (const userLimit of ['', ' ', '0', '-1', '1.5', '1e3', 'many', '9'.repeat(400)]) {
    expect(organizationFormSchema.safeParse({ ...fields, userLimit }).success).toBe(false);
  }
});

test.each([
  ['', '', { email: 'required', name: 'required' }],
  ['nobody', 'No Body', { email: 'email' }],
  ['new@example.org', ' ', { name: 'required' }],
  [' New@Example.org ', 'New Colleague', {}],
])('the form of an invite to %j for %j', (email, name, problems) => {
  expect(problemsOf(inviteFormSchema, { email, name, role: 'Member' })).toEqual(problems);
});

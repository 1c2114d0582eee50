import { expect, test } from 'vitest';
import { alertFormSchema, unsubscribeFormSchema } from './alert-forms.schema.ts';
import { problemsOf } from '../identity/form-problems.fixtures.ts';

const complete = { email: 'ada@example.org', institution: 'Example Hospital', title: 'Salt and blood pressure' };

test('an empty alert misses every field', () => {
  expect(problemsOf(alertFormSchema, { email: '', institution: ' ', title: '\n' })).toEqual({
    email: 'required',
    institution: 'required',
    title: 'required',
  });
});

test.each(['nobody', 'a@b', 'a b@example.org', 'a@example.org, b@example.org', '@example.org'])(
  'an alert cannot be sent to %j',
  (email) => {
    expect(problemsOf(alertFormSchema, { ...complete, email })).toEqual({ email: 'email' });
    expect(problemsOf(unsubscribeFormSchema, { email })).toEqual({ email: 'email' });
  },
);

test('a complete alert is read without the spaces around what was written', () => {
  expect(alertFormSchema.parse(complete)).toEqual(complete);
  expect(alertFormSchema.parse({ ...complete, email: ' ada@example.org ' })).toEqual(complete);
});

test('unsubscribing needs an e-mail', () => {
  expect(problemsOf(unsubscribeFormSchema, { email: ' ' })).toEqual({ email: 'required' });
  expect(problemsOf(unsubscribeFormSchema, { email: 'ada@example.org' })).toEqual({});
});

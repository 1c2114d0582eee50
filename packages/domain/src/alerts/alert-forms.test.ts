import { expect, test } from 'vitest';
import { alertProblems, unsubscribeProblem } from './alert-forms.ts';

const complete = { email: 'ada@example.org', institution: 'Example Hospital', title: 'Salt and blood pressure' };

test('an empty alert misses every field', () => {
  expect(alertProblems({ email: '', institution: ' ', title: '\n' })).toEqual({
    email: 'required',
    institution: 'required',
    title: 'required',
  });
});

test.each(['nobody', 'a@b', 'a b@example.org', 'a@example.org, b@example.org', '@example.org'])(
  'an alert cannot be sent to %j',
  (email) => {
    expect(alertProblems({ ...complete, email })).toEqual({ email: 'email' });
    expect(unsubscribeProblem(email)).toBe('email');
  },
);

test('a complete alert has no problem', () => {
  expect(alertProblems(complete)).toEqual({});
  expect(alertProblems({ ...complete, email: ' ada@example.org ' })).toEqual({});
});

test('unsubscribing needs an e-mail', () => {
  expect(unsubscribeProblem(' ')).toBe('required');
  expect(unsubscribeProblem('ada@example.org')).toBeNull();
});

import { expect, test } from 'vitest';
import { kindsOfHalves, tellsHalfOf } from './question-halves.ts';

test.each([
  ['Omeprazole drip after endoscopy - does it stop rebleeding and whats the dose', 'dose', ['dose']],
  ['Vitamin C pessaries against recurrence? and how often do you use them', 'dose', ['dose']],
  ['Does nailing the other hip help, and what does it cost?', 'therapy', ['cost']],
  ['What dose of prednisolone?', 'dose', []],
] as const)('kinds of answers that parts of a question ask for: %s', (question, type, kinds) => {
  expect(kindsOfHalves(question, type)).toEqual(kinds);
});

test('a dose is told by an amount, or by how often it is given', () => {
  expect(tellsHalfOf('80 mg, then 8 mg an hour', 'dose')).toBe(true);
  expect(tellsHalfOf('one tablet twice a day', 'dose')).toBe(true);
  expect(tellsHalfOf('Bleeding recurred in 6.7%.', 'dose')).toBe(false);
  expect(tellsHalfOf('It came to $142,795 a year.', 'cost')).toBe(true);
});

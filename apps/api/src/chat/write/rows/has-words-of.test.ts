import { expect, test } from 'vitest';
import { hasWordsOf } from './has-words-of.ts';

test.each([
  ['verapamil', true],
  ['acute atrial fibrillation', true],
  ['Digoxin', false],
  ['', false],
])('whether an abstract has the words of %j: %s', (asked, has) => {
  const article = { title: 'Esmolol versus verapamil', abstract: 'In atrial fibrillation, half converted.' };
  expect(hasWordsOf(asked, article)).toBe(has);
});

import { expect, test } from 'vitest';
import { storedQuestion, storeQuestion } from './asked-question.ts';

test('a question that is carried arrives', () => {
  expect(storedQuestion(storeQuestion('Does it work?'))).toBe('Does it work?');
});

test.each([null, undefined, 'text', 7, {}, { footnoteQuestion: 7 }, { footnoteQuestion: '  ' }, []])(
  'there is none in %j',
  (state) => {
    expect(storedQuestion(state)).toBeNull();
  },
);

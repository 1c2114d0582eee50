import { expect, test } from 'vitest';
import { carriedQuestion, carryQuestion } from './asked-question.ts';

test('a question that is carried arrives', () => {
  expect(carriedQuestion(carryQuestion('Does it work?'))).toBe('Does it work?');
});

test.each([null, undefined, 'text', 7, {}, { footnoteQuestion: 7 }, { footnoteQuestion: '  ' }, []])(
  'there is none in %j',
  (state) => {
    expect(carriedQuestion(state)).toBeNull();
  },
);

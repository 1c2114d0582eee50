import { expect, test } from 'vitest';
import { shareSelected, withRange, withRow } from './select-rows.ts';

const keys = ['a', 'b', 'c', 'd'];

test('one row', () => {
  const selected = new Set(['a']);
  expect([...withRow(selected, 'b', true)]).toEqual(['a', 'b']);
  expect([...withRow(selected, 'a', false)]).toEqual([]);
  expect([...selected]).toEqual(['a']);
});

test.each([
  [{ from: 1, to: 2 }, true, ['z', 'b', 'c']],
  [{ from: 2, to: 1 }, true, ['z', 'b', 'c']],
  [{ from: 3, to: 90 }, true, ['z', 'd']],
])('rows %j', (range, on, expected) => {
  expect([...withRange(new Set(['z']), keys, range, on)]).toEqual(expected);
});

test('a range is taken away too', () => {
  expect([...withRange(new Set(keys), keys, { from: 0, to: 2 }, false)]).toEqual(['d']);
});

test.each([
  [[], 'none'],
  [['z'], 'none'],
  [['a', 'z'], 'some'],
  [['a', 'b', 'c', 'd', 'z'], 'all'],
])('%j selects %s', (selected, share) => {
  expect(shareSelected(new Set(selected), keys)).toBe(share);
});

import { expect, test } from 'vitest';
import { decadeOf, yearAfterKey } from './year-moves.ts';

test.each([
  [2010, 2010],
  [2019, 2010],
  [1999, 1990],
])('%d is shown with the years from %d', (year, decade) => {
  expect(decadeOf(year)).toBe(decade);
});

test.each([
  ['ArrowLeft', 2016],
  ['ArrowRight', 2018],
  ['ArrowUp', 2012],
  ['ArrowDown', 2022],
  ['PageUp', 2007],
  ['PageDown', 2025],
  ['Home', 2010],
  ['End', 2019],
  ['x', null],
])('%s leads from 2017 to %s', (key, year) => {
  expect(yearAfterKey(key, 2017, { min: 1950, max: 2025, rtl: false })).toBe(year);
});

test('arrows along the line turn round where text runs from right to left', () => {
  expect(yearAfterKey('ArrowLeft', 2017, { min: 1950, max: 2025, rtl: true })).toBe(2018);
});

import { expect, test } from 'vitest';
import { yearTicks } from './year-ticks.ts';

test.each([
  ['every year where there is room', { from: 2019, to: 2022, width: 400, years: [2019, 2020, 2021, 2022] }],
  ['round years where there is little', { from: 1998, to: 2025, width: 280, years: [2000, 2010, 2020] }],
  ['one year', { from: 2020, to: 2020, width: 10, years: [2020] }],
  ['a year that no step meets', { from: 2021, to: 2023, width: 60, years: [2021] }],
  ['nothing for a range upside down', { from: 2022, to: 2020, width: 400, years: [] }],
  ['nothing for no number', { from: Number.NaN, to: 2020, width: 400, years: [] }],
])('writes %s', (_name, { from, to, width, years }) => {
  expect(yearTicks(from, to, width)).toEqual(years);
});

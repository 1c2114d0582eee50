import { expect, test } from 'vitest';
import { exportedDate, monthName } from './export-date.ts';

test.each([
  ['2019-11-21', { year: '2019', month: 11, day: 21 }],
  ['2019-02', { year: '2019', month: 2, day: null }],
  ['1999', { year: '1999', month: null, day: null }],
  ['2020-13-01', { year: '2020', month: null, day: null }],
  ['2020-12-32', { year: '2020', month: 12, day: null }],
  ['2020 Spring', { year: '2020', month: null, day: null }],
  ['20201', null],
  ['Spring', null],
  ['', null],
])('%j is %j', (date, expected) => {
  expect(exportedDate(date)).toEqual(expected);
});

test('months have names, and what is none has none', () => {
  expect([monthName(1), monthName(12), monthName(0), monthName(null)]).toEqual(['Jan', 'Dec', '', '']);
});

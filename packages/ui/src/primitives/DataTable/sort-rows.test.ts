import { expect, test } from 'vitest';
import { sortRows } from './sort-rows.ts';

const identity = <T>(value: T) => value;

test('numbers by size, missing ones last whichever way', () => {
  expect(sortRows([10, null, 9, 100], identity, 'ascending')).toEqual([9, 10, 100, null]);
  expect(sortRows([10, null, 9, 100], identity, 'descending')).toEqual([100, 10, 9, null]);
});

test('texts as in a dictionary of the language', () => {
  expect(sortRows(['Zebra', 'ähnlich', 'Apfel'], identity, 'ascending', 'de')).toEqual(['ähnlich', 'Apfel', 'Zebra']);
  expect(sortRows(['zebra', 'ärlig', 'apa'], identity, 'ascending', 'sv')).toEqual(['apa', 'zebra', 'ärlig']);
  expect(sortRows(['part 10', 'part 9'], identity, 'ascending')).toEqual(['part 9', 'part 10']);
});

test('equal rows keep their order and the rows given stay as they are', () => {
  const rows = [
    { id: 1, year: 2020 },
    { id: 2, year: 2019 },
    { id: 3, year: 2020 },
  ] as const;
  expect(sortRows(rows, (row) => row.year, 'descending').map((row) => row.id)).toEqual([1, 3, 2]);
  expect(rows[0].id).toBe(1);
});

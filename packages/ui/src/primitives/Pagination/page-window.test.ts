import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { pageAfterResize, pageCount, pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [5, 20, [1, null, 4, 5, 6, null, 20]],
  [16, 20, [1, null, 15, 16, 17, null, 20]],
  [17, 20, [1, null, 16, 17, 18, 19, 20]],
  [20, 20, [1, null, 16, 17, 18, 19, 20]],
  [4, 8, [1, 2, 3, 4, 5, null, 8]],
  [5, 8, [1, null, 4, 5, 6, 7, 8]],
])('page %d of %d', (page, last, shown) => {
  expect(pageWindow(page, last)).toEqual(shown);
});

test('the page itself, its neighbours and both ends are always shown, in order and once', () => {
  assert(
    property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
      const [page, last] = a < b ? [a, b] : [b, a];
      const numbers = pageWindow(page, last).filter((number) => number !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((x, y) => x - y));
      const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
      expect(numbers).toEqual(expect.arrayContaining(wanted));
    }),
  );
});

test.each([
  [0, 10, 1],
  [-3, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [11, 0, 11],
])('%d rows by %d make %d pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test('another size keeps the first row in sight', () => {
  expect(pageAfterResize(3, 10, 100)).toBe(1);
  expect(pageAfterResize(3, 10, 5)).toBe(5);
  expect(pageAfterResize(1, 100, 5)).toBe(1);
});

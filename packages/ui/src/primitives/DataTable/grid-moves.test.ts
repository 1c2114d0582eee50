import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { placeAfterKey } from './grid-moves.ts';

const bounds = { rows: 100, columns: 5, page: 10, rtl: false };
const plain = { ctrlKey: false, metaKey: false };
const far = { ctrlKey: true, metaKey: false };

test.each([
  ['ArrowDown', plain, { row: 21, column: 2 }],
  ['ArrowUp', plain, { row: 19, column: 2 }],
  ['ArrowLeft', plain, { row: 20, column: 1 }],
  ['ArrowRight', plain, { row: 20, column: 3 }],
  ['PageDown', plain, { row: 30, column: 2 }],
  ['PageUp', plain, { row: 10, column: 2 }],
  ['Home', plain, { row: 20, column: 0 }],
  ['End', plain, { row: 20, column: 4 }],
  ['Home', far, { row: 0, column: 0 }],
  ['End', far, { row: 99, column: 4 }],
  ['ArrowUp', far, { row: 0, column: 2 }],
  ['ArrowDown', far, { row: 99, column: 2 }],
  ['a', plain, null],
])('%s leads on', (key, held, place) => {
  expect(placeAfterKey({ row: 20, column: 2 }, { key, ...held }, bounds)).toEqual(place);
});

test('the header is one step above the first row and no page jumps over it', () => {
  expect(placeAfterKey({ row: 0, column: 1 }, { key: 'ArrowUp', ...plain }, bounds)).toEqual({ row: -1, column: 1 });
  expect(placeAfterKey({ row: 4, column: 1 }, { key: 'PageUp', ...plain }, bounds)).toEqual({ row: 0, column: 1 });
});

test('arrows along the line turn round where text runs from right to left', () => {
  const rtl = { ...bounds, rtl: true };
  expect(placeAfterKey({ row: 0, column: 1 }, { key: 'ArrowLeft', ...plain }, rtl)).toEqual({ row: 0, column: 2 });
});

test('no key leaves the grid, not even an empty one', () => {
  const keys = constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End');
  const grids = record({
    rows: integer({ min: 0, max: 50 }),
    columns: integer({ min: 1, max: 9 }),
    page: integer({ min: 1, max: 20 }),
    rtl: boolean(),
  });
  assert(
    property(keys, boolean(), grids, integer({ min: -1, max: 49 }), (key, ctrlKey, grid, row) => {
      const next = placeAfterKey(
        { row: Math.min(row, grid.rows - 1), column: 0 },
        { key, ctrlKey, metaKey: false },
        grid,
      );
      expect(next?.row).toBeGreaterThanOrEqual(-1);
      expect(next?.row).toBeLessThan(Math.max(grid.rows, 0));
      expect(next?.column).toBeGreaterThanOrEqual(0);
      expect(next?.column).toBeLessThan(grid.columns);
    }),
  );
});

import { citationFixture } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { evidencePoints } from './evidence-points.ts';
import { nextPoint } from './next-point.ts';

const sizes = [500, 20, 90];
const points = evidencePoints(
  sizes.map((ml_n, index) => citationFixture({ id: String(index), publication_date: `${2000 + index}`, ml_n })),
);

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', null],
  [0, 'ArrowLeft', null],
  [1, 'ArrowUp', 2],
  [2, 'ArrowUp', 0],
  [0, 'ArrowUp', null],
  [0, 'ArrowDown', 2],
  [1, 'ArrowDown', null],
  [1, 'Home', 0],
  [1, 'End', 2],
  [1, 'x', null],
])('from %d %s leads to %s', (index, key, next) => {
  expect(nextPoint(points, index, key)).toBe(next);
});

test('leads nowhere on an empty map', () => {
  expect(nextPoint([], 0, 'Home')).toBeNull();
  expect(nextPoint([], 0, 'ArrowDown')).toBeNull();
});

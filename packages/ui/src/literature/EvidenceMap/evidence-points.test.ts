import { citationFixture } from '@footnote/domain/fixtures';
import { describe, expect, test } from 'vitest';
import {
  evidenceExtent,
  evidencePoints,
  inEvidenceRange,
  nearestStop,
  partOfMap,
  sizeStops,
} from './evidence-points.ts';

const article = (id: string, year: string, people: number | null) =>
  citationFixture({ id, publication_date: year, ml_n: people });

describe('points of the map', () => {
  test('leave out what has no year or nobody in it', () => {
    const articles = [
      article('a', '', 10),
      article('b', '2020', null),
      article('c', '2020', 0),
      article('d', 'soon', 9),
    ];
    expect(evidencePoints(articles)).toEqual([]);
  });

  test('stand by year and size, studies of one year apart', () => {
    const points = evidencePoints([article('a', '2021-02', 50), article('b', '2020', 9), article('c', '2021', 5)]);
    expect(points.map(({ article: { id } }) => id)).toEqual(['b', 'c', 'a']);
    expect(points.map(({ offset }) => Number(offset.toFixed(3)))).toEqual([0, -0.175, 0.175]);
  });

  test('lie in a range with both its ends', () => {
    const range = { years: [2019, 2020], sizes: [10, 100] } as const;
    expect(inEvidenceRange({ year: 2020, size: 100 }, range)).toBe(true);
    expect(inEvidenceRange({ year: 2021, size: 100 }, range)).toBe(false);
    expect(inEvidenceRange({ year: 2020, size: 9 }, range)).toBe(false);
    expect(inEvidenceRange({ year: 1, size: 1 }, null)).toBe(true);
  });
});

describe('the whole map', () => {
  test('runs over powers of ten', () => {
    expect(evidenceExtent(evidencePoints([article('a', '2001', 42), article('b', '2020', 4000)]))).toEqual({
      years: [2001, 2020],
      sizes: [10, 10_000],
    });
  });

  test('has room even for one study', () => {
    expect(evidenceExtent(evidencePoints([article('a', '2001', 100)]))).toEqual({
      years: [2001, 2002],
      sizes: [100, 1000],
    });
  });

  test('is no choice', () => {
    const whole = { years: [2000, 2010], sizes: [1, 100] } as const;
    expect(partOfMap({ years: [1999, 2010], sizes: [1, 100] }, whole)).toBeNull();
    expect(partOfMap({ years: [2001, 2010], sizes: [1, 100] }, whole)).not.toBeNull();
  });
});

test('a slider stops at round sizes', () => {
  expect(sizeStops([10, 1000])).toEqual([10, 20, 50, 100, 200, 500, 1000]);
  expect(nearestStop([10, 20, 50], 34)).toBe(2);
  expect(nearestStop([10, 20, 50], 0)).toBe(0);
  expect(nearestStop([], 5)).toBe(0);
});

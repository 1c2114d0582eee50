import { describe, expect, it } from 'vitest';
import { readStatus } from './use-literature-status.ts';

describe('readStatus', () => {
  it('prefers the newest revision for the date of the data', () => {
    expect(readStatus({ articles: 5, starter: 2, newestRevision: '2026-01-02', newestPublication: '2027' })).toEqual({
      articles: 5,
      starter: 2,
      asOf: '2026-01-02',
      journalsWithImpact: 0,
    });
    expect(readStatus({ articles: 5, starter: 2, newestRevision: '', newestPublication: '2027' }).asOf).toBe('2027');
  });

  it('counts the journals whose impact is known', () => {
    expect(readStatus({ journalsWithImpact: 12 }).journalsWithImpact).toBe(12);
  });

  it('takes nonsense for nothing', () => {
    for (const value of [null, 7, 'x', {}, { articles: 'many', starter: Number.NaN }]) {
      expect(readStatus(value)).toEqual({ articles: 0, starter: 0, asOf: '', journalsWithImpact: 0 });
    }
  });
});

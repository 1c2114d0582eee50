import { describe, expect, it } from 'vitest';
import { readStatus } from './use-literature-status.ts';

describe('readStatus', () => {
  it('prefers the newest revision for the date of the data', () => {
    expect(readStatus({ articles: 5, starter: 2, newestRevision: '2026-01-02', newestPublication: '2027' })).toEqual({
      articles: 5,
      starter: 2,
      asOf: '2026-01-02',
      journalsWithImpact: 0,
      hasModel: null,
      hasPrecision: null,
    });
    expect(readStatus({ articles: 5, starter: 2, newestRevision: '', newestPublication: '2027' }).asOf).toBe('2027');
  });

  it('counts the journals whose impact is known', () => {
    expect(readStatus({ journalsWithImpact: 12 }).journalsWithImpact).toBe(12);
  });

  it('knows whether a model writes, and whether precision mode has another', () => {
    const writer = { kind: 'model', provider: 'any', model: 'quick' };
    const quoting = { kind: 'extractive' };
    expect(readStatus({ writer: quoting, precisionWriter: quoting })).toMatchObject({
      hasModel: false,
      hasPrecision: false,
    });
    expect(readStatus({ writer, precisionWriter: writer })).toMatchObject({ hasModel: true, hasPrecision: false });
    const strong = { ...writer, model: 'strong' };
    expect(readStatus({ writer, precisionWriter: strong })).toMatchObject({ hasModel: true, hasPrecision: true });
  });

  it('takes nonsense for nothing', () => {
    for (const value of [null, 7, 'x', {}, { articles: 'many', starter: Number.NaN }]) {
      expect(readStatus(value)).toEqual({
        articles: 0,
        starter: 0,
        asOf: '',
        journalsWithImpact: 0,
        hasModel: null,
        hasPrecision: null,
      });
    }
  });
});

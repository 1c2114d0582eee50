import { describe, expect, it } from 'vitest';
import { joinRankings } from './join-rankings.ts';

const words = (...keys: string[]) => keys.map((key, place) => ({ key, score: 10 - place }));
const order = (...rankings: Parameters<typeof joinRankings>) => joinRankings(...rankings).map(({ key }) => key);

describe('two rankings', () => {
  it('put first what stands high in both', () => {
    expect(order(words('a', 'b', 'c', 'd'), ['d', 'c', 'e'])).toEqual(['d', 'c', 'a', 'b', 'e']);
  });

  it('leave at its place what was not compared in the second, whatever both have', () => {
    const both = Array.from({ length: 60 }, (_, at) => `b${at}`);
    const ranked = words('alone', ...both);
    expect(order(ranked, both.toReversed())[0]).not.toBe('alone');
    expect(order(ranked, both.toReversed(), new Set(['alone']))[0]).toBe('alone');
    expect(joinRankings(words('a', 'b'), [], new Set(['a', 'b']))).toEqual(words('a', 'b'));
  });

  it('are one where the other has nothing', () => {
    expect(joinRankings(words('a', 'b'), [])).toEqual(words('a', 'b'));
    expect(joinRankings([], ['a', 'b'])).toEqual([
      { key: 'a', score: 1 },
      { key: 'b', score: 0.5 },
    ]);
    expect(joinRankings([], [])).toEqual([]);
  });

  it('keep the scores of the first by place, and fall behind them', () => {
    const scores = joinRankings(words('a', 'b'), ['c', 'd', 'a']).map(({ score }) => score);
    expect(scores.slice(0, 2)).toEqual([10, 9]);
    expect(scores.slice(2)).toEqual([6, 4.5]);
    const below = joinRankings([{ key: 'a', score: -2 }], ['b', 'c', 'd']).map(({ score }) => score);
    expect(below).toEqual([-2, -3, -4, -5]);
  });
});

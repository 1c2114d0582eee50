import { describe, expect, it } from 'vitest';
import { joinRankings } from './join-rankings.ts';

const words = (...pmids: string[]) => pmids.map((pmid, place) => ({ pmid, score: 10 - place }));
const meaning = (...pmids: string[]) => pmids.map((pmid) => ({ pmid }));
const order = (...rankings: Parameters<typeof joinRankings>) => joinRankings(...rankings).map(({ pmid }) => pmid);

describe('two rankings', () => {
  it('put first what stands high in both', () => {
    expect(order(words('a', 'b', 'c', 'd'), meaning('d', 'c', 'e'))).toEqual(['d', 'c', 'a', 'b', 'e']);
  });

  it('are one where the other has nothing', () => {
    expect(joinRankings(words('a', 'b'), [])).toEqual(words('a', 'b'));
    expect(joinRankings([], meaning('a', 'b'))).toEqual([
      { pmid: 'a', score: 1 },
      { pmid: 'b', score: 0.5 },
    ]);
    expect(joinRankings([], [])).toEqual([]);
  });

  it('keep the scores of words by place, and fall behind them', () => {
    const scores = joinRankings(words('a', 'b'), meaning('c', 'd', 'a')).map(({ score }) => score);
    expect(scores.slice(0, 2)).toEqual([10, 9]);
    expect(scores.slice(2)).toEqual([6, 4.5]);
  });
});

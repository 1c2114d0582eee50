import { describe, expect, it } from 'vitest';
import { indexesOf, requestFor, titled, type OpenIndex } from './index-contract.fixtures.ts';
import { describeAppliedContract } from './literature-index-applied.contract.ts';
import { describeColumnContract } from './literature-index-columns.contract.ts';
import { describeCopyingContract } from './literature-index-copying.contract.ts';
import { describeFacetContract } from './literature-index-facets.contract.ts';
import { describeItemContract } from './literature-index-items.contract.ts';
import { describeLogicContract, describeWordContract } from './literature-index-queries.contract.ts';
import { describeMeshContract } from './mesh-vocabulary.contract.ts';
import { describeRankingContract } from './literature-index-ranking.contract.ts';
import { describeWritingContract } from './literature-index-writing.contract.ts';

/** What every LiteratureIndex does, whatever runs it. */
export function describeLiteratureIndex(name: string, open: OpenIndex): void {
  describe(`${name} as a LiteratureIndex`, () => {
    describeWritingContract(open);
    describeAppliedContract(open);
    describeRankingContract(open);
    describeWordContract(open);
    describeLogicContract(open);
    describeItemContract(open);
    describeColumnContract(open);
    describeMeshContract(open);
    describeFacetContract(open);
    describeCopyingContract(open);
    describeEdges(open);
  });
}

function describeEdges(open: OpenIndex): void {
  describe('edges', () => {
    const holding = indexesOf(open);

    it('answers from an empty index', async () => {
      const index = await holding();
      expect(await index.search(requestFor({ type: 'all' }, { rank: [{ text: 'heart', weight: 1 }] }))).toEqual({
        total: 0,
        hits: [],
      });
      expect(await index.articles(['1', 'x', ''])).toEqual([]);
      expect(await index.similarWords('heart', 2)).toEqual([]);
      expect(await index.stats()).toMatchObject({
        articles: 0,
        newestPublication: '',
        newestRevision: '',
        byStudyType: {},
      });
    });

    it('rejects a cancelled search with AbortError', async () => {
      const index = await holding(titled('heart'));
      await expect(index.search(requestFor({ type: 'all' }), AbortSignal.abort())).rejects.toMatchObject({
        name: 'AbortError',
      });
    });

    it('rejects pages out of range and too many articles at once', async () => {
      const index = await holding();
      await expect(index.search(requestFor({ type: 'all' }, { limit: 1501 }))).rejects.toThrow(RangeError);
      await expect(index.search(requestFor({ type: 'all' }, { offset: -1 }))).rejects.toThrow(RangeError);
      await expect(index.articles(Array.from({ length: 1001 }, () => '1'))).rejects.toThrow(RangeError);
    });

    it('is unavailable once closed', async () => {
      const index = await holding();
      await index.close();
      await expect(index.stats()).rejects.toMatchObject({ detail: { code: 'literature/unavailable' } });
    });
  });
}

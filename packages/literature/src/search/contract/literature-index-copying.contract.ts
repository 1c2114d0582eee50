import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { indexesOf, type OpenIndex } from './index-contract.fixtures.ts';

/** How everything an index holds is read out of it again. */
export function describeCopyingContract(open: OpenIndex): void {
  describe('copying', () => {
    const holding = indexesOf(open);

    it('reads all articles in the order of their PMIDs, as they were written', async () => {
      const articles = ['1000000', '9', '10', '2'].map((pmid) =>
        articleFixture({ pmid, notices: pmid === '9' ? [{ kind: 'retraction_of', pmid: '10', note: 'x' }] : [] }),
      );
      const index = await holding(articles);
      const pmids = async (...asked: Parameters<typeof index.articlesAfter>) =>
        (await index.articlesAfter(...asked)).map(({ pmid }) => pmid);
      expect(await pmids(null, 1000)).toEqual(['2', '9', '10', '1000000']);
      expect(await pmids(null, 2)).toEqual(['2', '9']);
      expect(await pmids('9', 2)).toEqual(['10', '1000000']);
      expect(await pmids('11', 2)).toEqual(['1000000']);
      expect(await pmids('1000000', 2)).toEqual([]);
      expect(await pmids(null, 0)).toEqual([]);
      expect(await index.articlesAfter('9', 1)).toEqual([articles[2]]);
      await expect(index.articlesAfter(null, 1001)).rejects.toThrow(RangeError);
    });

    it('reads all metrics in the order of their ISSNs', async () => {
      const index = await holding();
      expect(await index.journalImpacts()).toEqual([]);
      const impact = (issn: string, metric: number) => ({ issn, metric, quartile: 2 as const, source: 'open' });
      await index.writeImpacts([impact('2222-222x', 2), impact('1111-1111', 1)]);
      await index.writeImpacts([impact('1111-1111', 3)]);
      expect(await index.journalImpacts()).toEqual([impact('1111-1111', 3), impact('2222-222X', 2)]);
    });
  });
}

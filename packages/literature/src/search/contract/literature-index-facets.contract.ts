import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { indexesOf, requestFor, type OpenIndex } from './index-contract.fixtures.ts';
import type { FacetTable } from '../literature-index.ports.ts';

/** How values are counted over what a search finds. */
export function describeFacetContract(open: OpenIndex): void {
  describe('facets', () => {
    const holding = indexesOf(open);
    const articles = [
      articleFixture({ pmid: '1', title: 'aspirin', studyType: 'rodent', publicationDate: '2019', sampleSize: 9 }),
      articleFixture({ pmid: '2', title: 'aspirin', publicationDate: '2020-12-31', languages: ['eng', 'ger'] }),
      articleFixture({
        pmid: '3',
        title: 'aspirin',
        publicationDate: '2020-01-01',
        sampleSize: 250_000,
        languages: [],
        journal: { title: '', abbreviation: '', issn: '1234-567x' },
        notices: [{ kind: 'retracted_by', pmid: '9', note: '' }],
      }),
      articleFixture({ pmid: '4', title: 'warfarin', publicationDate: '2020', sampleSize: 0 }),
    ];
    const counted = async (tables: readonly FacetTable[], limit = 0) => {
      const index = await holding(articles);
      await index.writeImpacts([{ issn: '1234-567X', metric: 9.5, quartile: 1, source: 'open' }]);
      const rank = [{ text: 'aspirin', weight: 1 }];
      return index.search(requestFor({ type: 'all' }, { rank, limit, facets: tables }));
    };
    const row = (count: number, ...values: (string | number | null)[]) => ({ values, articles: count });

    it('count the values of a column over everything found, most articles first, unknown last', async () => {
      const { total, hits, facets } = await counted(
        [['studyType'], ['publicationYear'], ['impactQuartile'], ['sampleSizeClass'], ['language'], ['retracted']],
        1,
      );
      expect([total, hits.length]).toEqual([3, 1]);
      expect(facets).toEqual([
        [row(2, 'misc'), row(1, 'rodent')],
        [row(2, 2020), row(1, 2019)],
        [row(2, null), row(1, 1)],
        [row(1, 0), row(1, 100_000), row(1, null)],
        [row(2, 'eng'), row(1, 'ger'), row(1, null)],
        [row(2, 0), row(1, 1)],
      ]);
    });

    it('count pairs of values', async () => {
      const { facets } = await counted([['studyType', 'publicationYear']]);
      expect(facets).toEqual([[row(2, 'misc', 2020), row(1, 'rodent', 2019)]]);
    });

    it('are absent unless asked for, and empty where nothing is found', async () => {
      const index = await holding(articles);
      expect(await index.search(requestFor({ type: 'none' }))).toEqual({ total: 0, hits: [] });
      expect(await index.search(requestFor({ type: 'none' }, { facets: [['language']] }))).toEqual({
        total: 0,
        hits: [],
        facets: [[]],
      });
    });

    it('are at most twelve', async () => {
      const index = await holding();
      const facets = Array.from({ length: 13 }, () => ['language'] as const);
      await expect(index.search(requestFor({ type: 'all' }, { facets }))).rejects.toThrow(RangeError);
    });
  });
}

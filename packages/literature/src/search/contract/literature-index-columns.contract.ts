import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, requestFor, type OpenIndex } from './index-contract.fixtures.ts';
import type { SearchRequest } from '../literature-index.ports.ts';

/** How columns filter and sort. */
export function describeColumnContract(open: OpenIndex): void {
  describe('columns', () => {
    const holding = indexesOf(open);
    const day = (date: string) => Date.parse(date) / 86_400_000;
    const articles = [
      articleFixture({
        pmid: '1',
        publicationDate: '2019',
        sampleSize: 100,
        studyType: 'randomized_trial',
        languages: ['eng', 'ger'],
      }),
      articleFixture({ pmid: '2', publicationDate: '2021-05', sampleSize: 0, publicationTypes: ['Letter', 'Review'] }),
      articleFixture({
        pmid: '3',
        publicationDate: 'Spring 2022',
        journal: { title: '', abbreviation: '', issn: '1234-567x' },
      }),
      articleFixture({
        pmid: '4',
        publicationDate: '1969-12-31',
        sampleSize: 50,
        journal: { title: '', abbreviation: '', issn: '0000-0001' },
      }),
    ];
    const impacts = [
      { issn: '1234-567X', metric: 9.5, quartile: 1 as const, source: 'open' },
      { issn: '0000-0001', metric: 0.5, quartile: 4 as const, source: 'open' },
    ];

    it('filters by value and range, and unknown values meet no condition', async () => {
      const index = await holding(articles);
      await index.writeImpacts(impacts);
      expect(await found(index, { type: 'eq', column: 'studyType', values: ['randomized_trial'] })).toEqual(['1']);
      expect(await found(index, { type: 'eq', column: 'language', values: ['GER', 'fre'] })).toEqual(['1']);
      expect(await found(index, { type: 'eq', column: 'publicationType', values: ['review'] })).toEqual(['2']);
      expect(await found(index, { type: 'eq', column: 'pmid', values: ['4', 2] })).toEqual(['4', '2']);
      expect(await found(index, { type: 'eq', column: 'impactQuartile', values: [1, 2] })).toEqual(['3']);
      expect(await found(index, { type: 'eq', column: 'studyType', values: [] })).toEqual([]);
      expect(await found(index, { type: 'range', column: 'sampleSize', from: 0, to: 50 })).toEqual(['4', '2']);
      expect(await found(index, { type: 'range', column: 'sampleSize', from: null, to: null })).toEqual([
        '4',
        '2',
        '1',
      ]);
      expect(await found(index, { type: 'range', column: 'impactMetric', from: 1, to: null })).toEqual(['3']);
      expect(
        await found(index, { type: 'range', column: 'publicationDay', from: day('2019-01-01'), to: day('2021-05-01') }),
      ).toEqual(['2', '1']);
      expect(await found(index, { type: 'range', column: 'publicationDay', from: null, to: 0 })).toEqual(['4']);
      expect(await found(index, { type: 'range', column: 'language', from: null, to: null })).toEqual([]);
    });

    it('sorts with unknown values last in either order, ties by the newer PMID', async () => {
      const index = await holding(articles);
      await index.writeImpacts(impacts);
      const sorted = (by: SearchRequest['sort']['by'], order: 'asc' | 'desc') =>
        found(index, { type: 'all' }, { sort: { by, order } });
      expect(await sorted('recency', 'desc')).toEqual(['2', '1', '4', '3']);
      expect(await sorted('recency', 'asc')).toEqual(['4', '1', '2', '3']);
      expect(await sorted('sample_size', 'desc')).toEqual(['1', '4', '2', '3']);
      expect(await sorted('sample_size', 'asc')).toEqual(['2', '4', '1', '3']);
      expect(await sorted('impact_factor', 'desc')).toEqual(['3', '4', '2', '1']);
    });

    it('shows pages of an exact total', async () => {
      const index = await holding(articles);
      const page = await index.search(requestFor({ type: 'all' }, { limit: 2, offset: 1 }));
      expect(page).toEqual({
        total: 4,
        hits: [
          { pmid: '3', score: 0 },
          { pmid: '2', score: 0 },
        ],
      });
      expect(await index.search(requestFor({ type: 'all' }, { limit: 0 }))).toEqual({ total: 4, hits: [] });
      expect(await index.search(requestFor({ type: 'all' }, { offset: 10 }))).toEqual({ total: 4, hits: [] });
    });

    it('joins impact metrics at read, and replaces those of the journals named', async () => {
      const index = await holding(articles);
      await index.writeImpacts(impacts);
      await index.writeImpacts([{ issn: '0000-0001', metric: 2, quartile: 2, source: 'newer' }]);
      const [third, fourth] = await index.articles(['3', '4']);
      expect(third?.impact).toEqual({ metric: 9.5, quartile: 1, source: 'open' });
      expect(fourth?.impact).toEqual({ metric: 2, quartile: 2, source: 'newer' });
      expect((await index.stats()).journalsWithImpact).toBe(2);
    });
  });
}

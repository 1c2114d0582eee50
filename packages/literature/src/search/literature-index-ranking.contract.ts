import { describe, expect, it } from 'vitest';
import { articleFixture } from './article.fixtures.ts';
import { found, indexesOf, requestFor, titled, type OpenIndex } from './index-contract.fixtures.ts';
import type { RankTerm } from './query.ts';

const ranked = (...terms: (string | RankTerm)[]) => ({
  rank: terms.map((term) => (typeof term === 'string' ? { text: term, weight: 1 } : term)),
});

/** How questions are ranked, and what the vocabulary tells. */
export function describeRankingContract(open: OpenIndex): void {
  describe('ranking', () => {
    const holding = indexesOf(open);

    it('finds only articles with a term, stemmed, the better match first', async () => {
      const index = await holding([
        articleFixture({
          pmid: '1',
          title: 'Asthma',
          abstract: [{ label: '', text: 'Something about tumours and other things' }],
        }),
        articleFixture({ pmid: '2', title: 'Tumor metastases', abstract: [{ label: '', text: 'Nothing else here' }] }),
        articleFixture({ pmid: '3', title: 'Unrelated' }),
      ]);
      expect(await found(index, { type: 'all' }, ranked('metastasis', 'tumours'))).toEqual(['2', '1']);
      expect(await found(index, { type: 'all' }, ranked())).toEqual([]);
      expect(await found(index, { type: 'all' }, ranked('?!', { text: 'asthma', weight: 0 }))).toEqual([]);
    });

    it('weighs terms', async () => {
      const index = await holding(titled('aspirin', 'warfarin'));
      expect(await found(index, { type: 'all' }, ranked('aspirin', { text: 'warfarin', weight: 0.5 }))).toEqual([
        '1',
        '2',
      ]);
      expect(await found(index, { type: 'all' }, ranked({ text: 'aspirin', weight: 0.5 }, 'warfarin'))).toEqual([
        '2',
        '1',
      ]);
    });

    it('finds a phrase where all its words are, and prefers them together', async () => {
      const index = await holding(titled('failure heart', 'heart failure', 'heart only', 'heart failures'));
      expect(await found(index, { type: 'all' }, ranked('heart failure'))).toEqual(['4', '2', '1']);
    });

    it('finds hyphenated terms however they are written', async () => {
      const index = await holding(titled('β-blockers', 'betablockers', 'beta blocker', 'blockers'));
      const { hits } = await index.search(requestFor({ type: 'all' }, ranked('beta-blockers')));
      expect(new Set(hits.map((hit) => hit.pmid))).toEqual(new Set(['1', '2', '3']));
    });

    it('ranks only what the query allows, and counts all of it', async () => {
      const index = await holding([
        articleFixture({ pmid: '1', title: 'aspirin', sampleSize: 5 }),
        articleFixture({ pmid: '2', title: 'aspirin', sampleSize: 50 }),
        articleFixture({ pmid: '3', title: 'aspirin', sampleSize: 500 }),
      ]);
      const response = await index.search(
        requestFor({ type: 'range', column: 'sampleSize', from: 10, to: null }, { ...ranked('aspirin'), limit: 1 }),
      );
      expect(response).toMatchObject({ total: 2, hits: [{ pmid: '3' }] });
      expect(response.hits[0]?.score).toBeGreaterThan(0);
    });

    it('leaves out, in any order, what scores far less than the best', async () => {
      const index = await holding([
        articleFixture({ pmid: '1', title: 'aspirin in stroke', publicationDate: '2001' }),
        articleFixture({ pmid: '2', title: 'aspirin', publicationDate: '2002' }),
        articleFixture({ pmid: '3', title: 'a trial of headache', publicationDate: '2003' }),
      ]);
      const weighed = ranked('aspirin', 'stroke', { text: 'trial', weight: 0.01 });
      const byDate = { ...weighed, sort: { by: 'recency', order: 'desc' } } as const;
      expect(await found(index, { type: 'all' }, byDate)).toEqual(['3', '2', '1']);
      expect(await found(index, { type: 'all' }, { ...byDate, leastShare: 0.1 })).toEqual(['2', '1']);
      expect(await found(index, { type: 'all' }, { ...weighed, leastShare: 1 })).toEqual(['1']);
      await expect(found(index, { type: 'all' }, { ...weighed, leastShare: 1.1 })).rejects.toThrow(RangeError);
    });

    it('breaks ties of a column by relevance, then by the newer PMID', async () => {
      const index = await holding([
        articleFixture({ pmid: '1', title: 'aspirin aspirin', publicationDate: '2020' }),
        articleFixture({ pmid: '2', title: 'aspirin trial', publicationDate: '2020' }),
        articleFixture({ pmid: '3', title: 'aspirin trial', publicationDate: '2020' }),
        articleFixture({ pmid: '4', title: 'a trial of aspirin', publicationDate: '2019' }),
      ]);
      expect(
        await found(index, { type: 'all' }, { ...ranked('aspirin'), sort: { by: 'recency', order: 'desc' } }),
      ).toEqual(['1', '3', '2', '4']);
    });

    it('keeps scores right after updates and deletions', async () => {
      const index = await holding(titled('stroke', 'stroke', 'stroke', 'aspirin'));
      const fresh = await holding([
        articleFixture({ pmid: '3', title: 'stroke' }),
        articleFixture({ pmid: '4', title: 'aspirin in stroke' }),
      ]);
      await index.write({
        articles: [articleFixture({ pmid: '4', version: 2, title: 'aspirin in stroke' })],
        deletions: ['1', '2'],
      });
      await fresh.write({
        articles: [articleFixture({ pmid: '4', version: 2, title: 'aspirin in stroke' })],
        deletions: [],
      });
      const request = requestFor({ type: 'all' }, ranked('stroke', 'aspirin'));
      expect(await index.search(request)).toEqual(await fresh.search(request));
    });

    it('counts articles by stem, and phrases as written', async () => {
      const index = await holding(titled('heart failure', 'failing hearts', 'heart', 'heart-failure'));
      expect(await index.frequencies(['Hearts', 'heart failure', 'lung', '', 'heart-failure'])).toEqual([
        { word: 'Hearts', articles: 4 },
        { word: 'heart failure', articles: 2 },
        { word: 'lung', articles: 0 },
        { word: '', articles: 0 },
        { word: 'heart-failure', articles: 2 },
      ]);
    });

    it('suggests indexed words a few edits away, the most frequent first', async () => {
      const index = await holding([
        ...titled('asthma', 'asthma', 'asthmas', 'plasma'),
        articleFixture({ pmid: '9', authors: [{ lastname: 'Asthna', firstname: '' }] }),
      ]);
      expect(await index.similarWords('Ashtma', 1)).toEqual([{ word: 'asthma', articles: 2 }]);
      expect(await index.similarWords('asthma', 1)).toEqual([{ word: 'asthmas', articles: 1 }]);
      expect(await index.similarWords('asthmq', 2)).toEqual([
        { word: 'asthma', articles: 2 },
        { word: 'asthmas', articles: 1 },
      ]);
      expect(await index.similarWords('', 2)).toEqual([]);
    });
  });
}

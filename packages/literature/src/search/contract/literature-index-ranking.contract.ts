import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, requestFor, titled, type OpenIndex } from './index-contract.fixtures.ts';
import type { Query, RankTerm, SubstituteTerm } from '../query.ts';

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

    it('counts a substitute in the place of words, and never both', async () => {
      const titles = ['heart attack', 'myocardial infarction', 'heart attack or myocardial infarction', 'a heart'];
      const index = await holding([...titled(...titles), articleFixture({ pmid: '5', title: 'unrelated' })]);
      const rank = ['heart', 'attack'].map((text) => ({ text, weight: 1 }));
      const by = [
        { text: 'myocardial infarction', weight: 0.9 },
        { text: 'infarction', weight: 0.1 },
      ];
      const ask = async (weight: number) => {
        const substitutes = [{ of: [0, 1], by: by.map((term) => ({ ...term, weight: term.weight * weight })) }];
        const { hits } = await index.search(requestFor({ type: 'all' }, { rank, substitutes }));
        return new Map(hits.map((hit) => [hit.pmid, hit.score]));
      };
      const plain = await index.search(requestFor({ type: 'all' }, { rank }));
      const without = new Map(plain.hits.map((hit) => [hit.pmid, hit.score]));
      const scores = await ask(1);
      expect([...scores.keys()].toSorted()).toEqual(['1', '2', '3', '4']);
      expect(scores.get('3')).toBe(without.get('3'));
      expect(scores.get('4')).toBe(without.get('4'));
      expect(scores.get('2')).toBeGreaterThan(scores.get('4') ?? 0);
      expect(scores.get('2')).toBeLessThan(scores.get('1') ?? 0);
      // Whatever its weight, it counts at most as the words it stands for would.
      expect((await ask(0.1)).get('2')).toBeLessThan(scores.get('4') ?? 0);
    });

    it('counts no substitute in an article that uses it for something else', async () => {
      const index = await holding([
        articleFixture({ pmid: '1', title: 'HF in old age, HF in youth' }),
        articleFixture({ pmid: '2', title: 'HF after high fibre (HF): HF and HF' }),
        articleFixture({ pmid: '3', title: 'HF and congestive heart failure (HF)' }),
        articleFixture({ pmid: '4', title: 'failure of hope' }),
      ]);
      const rank = ['heart', 'failure'].map((text) => ({ text, weight: 1 }));
      const abbreviated = (text: string): Query => ({ type: 'item', fields: ['abbreviations'], text, reach: 'whole' });
      const meant: Query = {
        type: 'anyItem',
        fields: ['abbreviations'],
        texts: ['HF heart failur', 'HF cardiac failur'],
      };
      const unless: Query = { type: 'and', of: [abbreviated('HF'), { type: 'not', query: meant }] };
      const asked = (term: SubstituteTerm) => ({
        rank,
        substitutes: [{ of: [0, 1], by: [term, { text: 'hope', weight: 0.1 }] }],
      });
      const scores = async (term: SubstituteTerm) => {
        const { hits } = await index.search(requestFor({ type: 'all' }, asked(term)));
        return new Map(hits.map((hit) => [hit.pmid, hit.score]));
      };
      const plain = await scores({ text: 'HF', weight: 0.6 });
      const guarded = await scores({ text: 'HF', weight: 0.6, unless });
      expect([...plain.keys()].toSorted()).toEqual(['1', '2', '3', '4']);
      plain.delete('2');
      expect(guarded).toEqual(plain);
      expect(await found(index, abbreviated('HF failur'))).toEqual(['3']);
    });

    it('finds only what the query allows by substitutes, and refuses those that stand for nothing', async () => {
      const index = await holding(titled('stroke', 'apoplexy', 'apoplexy of old'));
      const substitutes = [{ of: [0], by: [{ text: 'apoplexy', weight: 0.5 }] }];
      const old = { type: 'phrase', fields: ['title'], text: 'old' } as const;
      expect(await found(index, old, { ...ranked('stroke'), substitutes })).toEqual(['3']);
      expect(await found(index, { type: 'all' }, { ...ranked('unknown'), substitutes })).toEqual(['2', '3']);
      await expect(
        found(index, { type: 'all' }, { ...ranked('stroke'), substitutes: [{ of: [1], by: [] }] }),
      ).rejects.toThrow(RangeError);
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
      await expect(found(index, { type: 'all' }, { ...weighed, leastScore: -1 })).rejects.toThrow(RangeError);
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

    it('learns abbreviations from the articles that explain them, and forgets with them', async () => {
      const explained = [
        'Chronic heart failure (CHF)',
        'CHF (chronic heart failures) in women',
        'Congestive heart failure (CHF)',
        'Congestive heart failure (CHF), again: congestive heart failure (CHF)',
        'Congestive heart failure (CHF) at last',
        'Cow hair fibres (CHF)',
      ];
      const index = await holding(titled(...explained));
      const { abbreviations } = index;
      if (abbreviations === undefined) return;
      const [short, long, none] = await abbreviations(['CHFs', 'Chronic Heart Failure', 'aspirin']);
      expect(short).toEqual([
        { text: 'congestive heart failure', share: 0.5, articles: 3 },
        { text: 'chronic heart failure', share: 2 / 6, articles: 2 },
      ]);
      expect(long).toEqual([{ text: 'CHF', share: 2 / 6, articles: 2 }]);
      expect(none).toEqual([]);
      const changed = articleFixture({ pmid: '3', version: 2, title: 'Nothing explained' });
      await index.write({ articles: [changed], deletions: ['2', '6'] });
      expect(await abbreviations(['CHF'])).toEqual([[{ text: 'congestive heart failure', share: 2 / 3, articles: 2 }]]);
      await expect(abbreviations(Array.from({ length: 501 }, () => 'CHF'))).rejects.toThrow(RangeError);
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

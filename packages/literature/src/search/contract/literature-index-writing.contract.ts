import type { Notice } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, type OpenIndex } from './index-contract.fixtures.ts';
import type { Query } from '../query.ts';

const retracted: Query = { type: 'eq', column: 'retracted', values: [1] };
const notice = (kind: Notice['kind'], pmid: string, note = ''): Notice => ({ kind, pmid, note });

/** What `write` does with revisions, deletions and notices. */
export function describeWritingContract(open: OpenIndex): void {
  describe('writing', () => {
    const holding = indexesOf(open);

    it('gives articles back whole, in the order asked for', async () => {
      const one = articleFixture({
        pmid: '11',
        title: 'Ünïcödé \u0000 ∥ 🫀',
        sampleSize: 3,
        abstract: [{ label: 'AIM', text: 'To test.' }],
      });
      const two = articleFixture({ pmid: '12', notices: [notice('corrected_by', '', '2020')] });
      const index = await holding([one, two]);
      expect(await index.articles(['12', '99', '11'])).toEqual([
        { ...two, impact: null },
        { ...one, impact: null },
      ]);
    });

    it('keeps the newest revision and counts what it did', async () => {
      const index = await holding();
      const write = (changes: Parameters<typeof articleFixture>[0]) =>
        index.write({ articles: [articleFixture(changes)], deletions: [] });
      const added = { added: 1, updated: 0, unchanged: 0, deleted: 0 };
      const updated = { ...added, added: 0, updated: 1 };
      const unchanged = { ...added, added: 0, unchanged: 1 };
      expect(await write({ title: 'first' })).toEqual(added);
      expect(await write({ title: 'first' })).toEqual(unchanged);
      expect(await write({ title: 'same revision, other content' })).toEqual(updated);
      expect(await write({ title: 'older', revised: '2019-12-31' })).toEqual(unchanged);
      expect(await write({ title: 'second version', version: 2, revised: '2019-01-01' })).toEqual(updated);
      expect(await write({ title: 'newer day of the first version', revised: '2024-01-01' })).toEqual(unchanged);
      expect((await index.articles(['1']))[0]?.title).toBe('second version');
      expect(
        await found(index, { type: 'match', fields: ['title'], text: 'first', operator: 'and', fuzziness: 0 }),
      ).toEqual([]);
      expect(
        await found(index, { type: 'match', fields: ['title'], text: 'second', operator: 'and', fuzziness: 0 }),
      ).toEqual(['1']);
    });

    it('prefers a MEDLINE record to a starter summary, and both to a plain list', async () => {
      const index = await holding();
      const outcome = async (origin: 'list' | 'starter' | 'medline', revised = '') =>
        index.write({ articles: [articleFixture({ origin, revised, title: origin })], deletions: [] });
      expect(await outcome('list')).toMatchObject({ added: 1 });
      expect(await outcome('starter')).toMatchObject({ updated: 1 });
      expect(await outcome('list', '2030-01-01')).toMatchObject({ unchanged: 1 });
      expect(await outcome('medline')).toMatchObject({ updated: 1 });
      expect(await outcome('starter', '2030-01-01')).toMatchObject({ unchanged: 1 });
      expect((await index.stats()).starter).toBe(0);
    });

    it('takes the newest of one article’s revisions in a batch, and deletes last', async () => {
      const index = await holding();
      const articles = [
        articleFixture({ title: 'a' }),
        articleFixture({ title: 'b', version: 2 }),
        articleFixture({ pmid: '2' }),
      ];
      expect(await index.write({ articles, deletions: ['2', '77', 'x'] })).toEqual({
        added: 2,
        updated: 1,
        unchanged: 0,
        deleted: 1,
      });
      expect(await found(index, { type: 'all' })).toEqual(['1']);
    });

    it('writes a batch whole or not at all', async () => {
      const index = await holding([articleFixture({ title: 'kept' })]);
      const articles = [articleFixture({ pmid: '5', title: 'lost' }), articleFixture({ pmid: 'PMC5' })];
      await expect(index.write({ articles, deletions: ['1'] })).rejects.toThrow(RangeError);
      expect(await found(index, { type: 'all' })).toEqual(['1']);
      expect(await index.frequencies(['kept', 'lost'])).toEqual([
        { word: 'kept', articles: 1 },
        { word: 'lost', articles: 0 },
      ]);
    });

    it('forgets what it deleted', async () => {
      const index = await holding([
        articleFixture({ title: 'stroke care' }),
        articleFixture({ pmid: '2', title: 'stroke' }),
      ]);
      await index.write({ articles: [], deletions: ['1'] });
      expect(await index.articles(['1'])).toEqual([]);
      expect(await index.frequencies(['stroke', 'care'])).toEqual([
        { word: 'stroke', articles: 1 },
        { word: 'care', articles: 0 },
      ]);
      expect(await index.similarWords('cares', 1)).toEqual([]);
      expect(await found(index, { type: 'not', query: { type: 'none' } })).toEqual(['2']);
    });

    it('links a retraction both ways, whichever article comes first or carries it', async () => {
      const paper = articleFixture({ pmid: '1' });
      const retraction = articleFixture({ pmid: '2', notices: [notice('retraction_of', '1', '2021')] });
      for (const articles of [
        [paper, retraction],
        [retraction, paper],
      ]) {
        const index = await holding();
        for (const article of articles) await index.write({ articles: [article], deletions: [] });
        expect((await index.articles(['1']))[0]?.notices).toEqual([notice('retracted_by', '2', '2021')]);
        expect(await found(index, retracted)).toEqual(['1']);
      }
      const carried = await holding([
        articleFixture({ pmid: '1', notices: [notice('retracted_by', '2')] }),
        articleFixture({ pmid: '2' }),
      ]);
      expect((await carried.articles(['2']))[0]?.notices).toEqual([notice('retraction_of', '1')]);
      expect(await found(carried, retracted)).toEqual(['1']);
    });

    it('shows a notice both articles carry once, and mirrors corrections, concerns and republications', async () => {
      const index = await holding([
        articleFixture({
          pmid: '1',
          notices: [notice('retracted_by', '2'), notice('concern_by', '3'), notice('corrected_by', '4')],
        }),
        articleFixture({ pmid: '2', notices: [notice('retraction_of', '1', 'year 2020')] }),
        articleFixture({ pmid: '3' }),
        articleFixture({ pmid: '4', notices: [notice('republication_of', '5')] }),
        articleFixture({ pmid: '5' }),
      ]);
      const notices = (await index.articles(['1', '3', '4', '5'])).map((article) => article.notices);
      expect(notices).toEqual([
        [notice('retracted_by', '2', 'year 2020'), notice('concern_by', '3'), notice('corrected_by', '4')],
        [notice('concern_of', '1')],
        [notice('republication_of', '5'), notice('correction_of', '1')],
        [notice('republished_by', '4')],
      ]);
    });

    it('takes a mirrored notice back with the article that carried it', async () => {
      const index = await holding([
        articleFixture({ pmid: '1' }),
        articleFixture({ pmid: '2', notices: [notice('retraction_of', '1')] }),
        articleFixture({ pmid: '3', notices: [notice('retraction_of', '4')] }),
        articleFixture({ pmid: '4' }),
      ]);
      expect(await found(index, retracted)).toEqual(['4', '1']);
      await index.write({ articles: [articleFixture({ pmid: '3', version: 2 })], deletions: ['2'] });
      expect(await found(index, retracted)).toEqual([]);
      expect((await index.articles(['1', '4'])).map((article) => article.notices)).toEqual([[], []]);
    });

    it('counts what it holds', async () => {
      const index = await holding([
        articleFixture({ pmid: '1', publicationDate: '2024', revised: '2024-02-03', studyType: 'rodent' }),
        articleFixture({
          pmid: '2',
          publicationDate: '2024-01',
          origin: 'starter',
          abstract: [{ label: '', text: 'Text.' }],
        }),
        articleFixture({ pmid: '3', publicationDate: '2023-12-31', notices: [notice('retracted_by', '')] }),
      ]);
      expect(await index.stats()).toEqual({
        articles: 3,
        starter: 1,
        retracted: 1,
        withAbstract: 1,
        newestPublication: '2024-01',
        newestRevision: '2024-02-03',
        byStudyType: { rodent: 1, misc: 2 },
        journalsWithImpact: 0,
      });
    });
  });
}

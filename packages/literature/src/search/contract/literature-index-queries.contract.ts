import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, requestFor, titled, type OpenIndex } from './index-contract.fixtures.ts';
import { LiteratureIndexFailure } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';

const phrase = (text: string): Query => ({ type: 'phrase', fields: ['title', 'abstract'], text });
const match = (text: string, operator: 'and' | 'or' = 'and', fuzziness: 0 | 1 | 2 = 0): Query => ({
  type: 'match',
  fields: ['title', 'abstract'],
  text,
  operator,
  fuzziness,
});
const prefix = (text: string): Query => ({ type: 'prefix', fields: ['title'], text });
const near = (text: string, distance: number): Query => ({
  type: 'near',
  fields: ['title'],
  of: text.split(',').map((part) => ({ text: part.replace('*', ''), open: part.endsWith('*') })),
  distance,
});
const not = (query: Query): Query => ({ type: 'not', query });

/** How words are matched. */
export function describeWordContract(open: OpenIndex): void {
  describe('words', () => {
    const holding = indexesOf(open);

    it('matches words across fields, all or any of them', async () => {
      const index = await holding([
        articleFixture({
          pmid: '1',
          title: 'Heart failure',
          abstract: [{ label: 'RESULTS', text: 'Dapagliflozin helped.' }],
        }),
        articleFixture({ pmid: '2', title: 'Heart rate' }),
      ]);
      expect(await found(index, match('heart dapagliflozin'))).toEqual(['1']);
      expect(await found(index, match('rate dapagliflozin', 'or'))).toEqual(['2', '1']);
    });

    it('keeps phrases together, in order and inside one item of a field', async () => {
      const index = await holding([
        ...titled('Acute heart failure', 'Failure of the heart'),
        articleFixture({ pmid: '3', keywords: ['acute heart', 'failure'] }),
      ]);
      expect(await found(index, phrase('heart failure'))).toEqual(['1']);
      expect(await found(index, { type: 'phrase', fields: ['keywords'], text: 'heart failure' })).toEqual([]);
    });

    it('finds hyphenated words by their parts and joined', async () => {
      const index = await holding(
        titled('COVID-19 in HER-2 trials', 'Covid19 and her2', 'covid trials of 19', 'Anti-TNF-α in colitis'),
      );
      expect(await found(index, match('COVID-19'))).toEqual(['2', '1']);
      expect(await found(index, match('covid19'))).toEqual(['2', '1']);
      expect(await found(index, match('HER2'))).toEqual(['2', '1']);
      expect(await found(index, match('TNFalpha'))).toEqual(['4']);
      expect(await found(index, phrase('tnf-alpha in colitis'))).toEqual(['4']);
    });

    it('folds case, accents, Greek letters, subscripts and possessives', async () => {
      const index = await holding(titled("Crohn's disease", 'β-blockers', 'CO₂ retention', 'Sjögren', 'Ødegaard'));
      expect(await found(index, match('crohn’s'))).toEqual(['1']);
      expect(await found(index, match('CROHN disease'))).toEqual(['1']);
      expect(await found(index, match('beta-blockers'))).toEqual(['2']);
      expect(await found(index, phrase('beta blockers'))).toEqual(['2']);
      expect(await found(index, match('co2'))).toEqual(['3']);
      expect(await found(index, match('sjogren'))).toEqual(['4']);
      expect(await found(index, match('odegaard'))).toEqual(['5']);
    });

    it('matches the beginning of a word, alone or at the end of a phrase', async () => {
      const index = await holding(
        titled('Cardiac arrest', 'Cardiology of the heart', 'Heart failing', 'IL-17 blockade'),
      );
      expect(await found(index, prefix('cardi'))).toEqual(['2', '1']);
      expect(await found(index, prefix('heart fail'))).toEqual(['3']);
      expect(await found(index, prefix('IL-1'))).toEqual(['4']);
    });

    it('refuses prefixes that stand for too many words', async () => {
      const index = await holding(titled('Asthma'));
      await expect(index.search(requestFor(not({ type: 'and', of: [prefix('as')] })))).rejects.toMatchObject({
        name: 'LiteratureIndexFailure',
        detail: { code: 'literature/query-too-wide' },
      });
    });

    it('finds words near each other in either order', async () => {
      const index = await holding(titled('Pain after surgery', 'Surgery of chronic low back pain', 'Pain'));
      expect(await found(index, near('pain,surgery', 1))).toEqual(['1']);
      expect(await found(index, near('pain,surgery', 4))).toEqual(['2', '1']);
      expect(await found(index, near('low back,surgery', 2))).toEqual(['2']);
      expect(await found(index, near('pai*,surg*', 1))).toEqual(['1']);
      expect(await found(index, near('back pai*,surg*', 9))).toEqual(['2']);
      expect(await found(index, near('pain, – ', 0))).toEqual(['3', '2', '1']);
      expect(await found(index, near(' – ', 0))).toEqual([]);
      await expect(index.search(requestFor(near('pain,su*', 1)))).rejects.toMatchObject({
        detail: { code: 'literature/query-too-wide' },
      });
    });

    it('tolerates edits in rare words only', async () => {
      const index = await holding(titled('stent', 'stent trial', 'sent by stent', 'diabetes mellitus'));
      expect(await found(index, match('stent', 'and', 1))).toEqual(['3', '2', '1']);
      expect(await found(index, match('stents', 'and', 1))).toEqual(['3', '2', '1']);
      expect(await found(index, match('diabtes', 'and', 1))).toEqual(['4']);
      expect(await found(index, match('diabtse', 'and', 1))).toEqual([]);
      expect(await found(index, match('mellitis', 'and', 2))).toEqual(['4']);
    });

    it('finds authors by name and initials, and articles in journals', async () => {
      const index = await holding([
        articleFixture({
          pmid: '7',
          authors: [{ lastname: "O'Brien", firstname: 'Mary Jane' }],
          journal: { title: 'The Lancet', abbreviation: 'Lancet', issn: '' },
        }),
      ]);
      expect(await found(index, { type: 'phrase', fields: ['authors'], text: "O'Brien MJ" })).toEqual(['7']);
      expect(await found(index, { type: 'phrase', fields: ['authors'], text: 'obrien' })).toEqual(['7']);
      expect(await found(index, { type: 'phrase', fields: ['journal'], text: 'the lancet' })).toEqual(['7']);
    });
  });
}

/** How queries combine. */
export function describeLogicContract(open: OpenIndex): void {
  describe('logic', () => {
    const holding = indexesOf(open);
    const three = titled('heart', 'heart failure', 'lung');

    it('combines and, or, not, all and none', async () => {
      const index = await holding(three);
      const heart = match('heart');
      expect(await found(index, { type: 'and', of: [heart, not(match('failure'))] })).toEqual(['1']);
      expect(await found(index, { type: 'or', of: [match('failure'), match('lung')] })).toEqual(['3', '2']);
      expect(await found(index, not(heart))).toEqual(['3']);
      expect(await found(index, not(not(heart)))).toEqual(['2', '1']);
      expect(await found(index, { type: 'and', of: [not(heart), not(match('failure'))] })).toEqual(['3']);
      expect(await found(index, { type: 'all' })).toEqual(['3', '2', '1']);
      expect(await found(index, { type: 'none' })).toEqual([]);
    });

    it('takes an empty and as everything, an empty or and a text without words as nothing', async () => {
      const index = await holding(three);
      expect(await found(index, { type: 'and', of: [] })).toEqual(['3', '2', '1']);
      expect(await found(index, { type: 'or', of: [] })).toEqual([]);
      expect(await found(index, match(' – ?! '))).toEqual([]);
      expect(await found(index, { type: 'prefix', fields: [], text: 'heart' })).toEqual([]);
      expect(await found(index, not(match('')))).toEqual(['3', '2', '1']);
    });

    it('reads what looks like an engine’s own syntax as words', async () => {
      const index = await holding(titled('or and not near', 'column'));
      expect(await found(index, match('OR'))).toEqual(['1']);
      expect(await found(index, phrase('" OR * NOT title:column) --'))).toEqual([]);
      expect(await found(index, match('NEAR("and" {title}'))).toEqual([]);
    });

    it('answers wide and deep queries, and refuses absurdly deep ones', async () => {
      const index = await holding(three);
      const words = Array.from({ length: 2500 }, (_, number) => match(`word${number}`));
      expect(await found(index, { type: 'or', of: [...words, match('lung')] })).toEqual(['3']);
      const long = Array.from({ length: 2500 }, (_, number) => `w${number}`).join(' ');
      expect(await found(index, match(`${long} lung`, 'or'))).toEqual(['3']);
      const nested = (depth: number) => {
        let query = match('lung');
        for (let level = 0; level < depth; level += 1)
          query = { type: level % 2 === 0 ? 'or' : 'and', of: [query, match('lung')] };
        return query;
      };
      expect(await found(index, nested(150))).toEqual(['3']);
      await expect(index.search(requestFor(nested(100_000)))).rejects.toThrow(LiteratureIndexFailure);
    });
  });
}

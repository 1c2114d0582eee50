import type { Article } from '@footnote/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { articleFixture } from './article.fixtures.ts';
import { describeRankingContract } from './literature-index-ranking.contract.ts';
import { describeWritingContract } from './literature-index-writing.contract.ts';
import { LiteratureIndexFailure, type LiteratureIndex, type SearchRequest } from './literature-index.ports.ts';
import type { Query } from './query.ts';

export type OpenIndex = () => Promise<LiteratureIndex>;

/** A request that shows what a query alone finds, newest PMID first. */
export function requestFor(query: Query, changes: Partial<SearchRequest> = {}): SearchRequest {
  return { query, rank: null, sort: { by: 'relevance', order: 'desc' }, limit: 1000, offset: 0, ...changes };
}

/** The PMIDs a query finds, in the order shown. */
export async function found(
  index: LiteratureIndex,
  query: Query,
  changes: Partial<SearchRequest> = {},
): Promise<string[]> {
  const { hits } = await index.search(requestFor(query, changes));
  return hits.map((hit) => hit.pmid);
}

/** Opens indexes that hold the given articles and closes them after each test. */
export function indexesOf(open: OpenIndex): (articles?: readonly Article[]) => Promise<LiteratureIndex> {
  const opened: LiteratureIndex[] = [];
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((index) => index.close()));
  });
  return async (articles = []) => {
    const index = await open();
    opened.push(index);
    if (articles.length > 0) await index.write({ articles, deletions: [] });
    return index;
  };
}

const phrase = (text: string): Query => ({ type: 'phrase', fields: ['title', 'abstract'], text });
const match = (text: string, operator: 'and' | 'or' = 'and', fuzziness: 0 | 1 | 2 = 0): Query => ({
  type: 'match',
  fields: ['title', 'abstract'],
  text,
  operator,
  fuzziness,
});
const prefix = (text: string): Query => ({ type: 'prefix', fields: ['title'], text });
const near = (text: string, distance: number): Query => ({ type: 'near', fields: ['title'], text, distance });
const not = (query: Query): Query => ({ type: 'not', query });

const titled = (...titles: string[]) =>
  titles.map((title, index) => articleFixture({ pmid: String(index + 1), title }));

/** What every LiteratureIndex does, whatever runs it. */
export function describeLiteratureIndex(name: string, open: OpenIndex): void {
  describe(`${name} as a LiteratureIndex`, () => {
    describeWritingContract(open);
    describeRankingContract(open);
    describeWords(open);
    describeLogic(open);
    describeColumns(open);
    describeEdges(open);
  });
}

function describeWords(open: OpenIndex): void {
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
      expect(await found(index, near('pain surgery', 1))).toEqual(['1']);
      expect(await found(index, near('pain surgery', 4))).toEqual(['2', '1']);
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

function describeLogic(open: OpenIndex): void {
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

function describeColumns(open: OpenIndex): void {
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
      await expect(index.search(requestFor({ type: 'all' }, { limit: 1001 }))).rejects.toThrow(RangeError);
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

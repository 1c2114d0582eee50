import { SEARCH_SORTS } from '@footnote/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { questionKnowledge, type QuestionKnowledge } from './question-knowledge.ts';
import { questionRanking } from './question-ranking.ts';
import { readQuestion } from './read-question.ts';
import { searchQuestion, type QuestionSearch } from './search-question.ts';

const TITLES = [
  'Dapagliflozin in heart failure',
  'Sacubitril for cardiac failure: a trial',
  'Empagliflozin in kidney disease',
  'Statins for stroke',
  'Zinc lozenges for colds',
];

const manyOthers = (count: number) =>
  Array.from({ length: count }, (_, place) => articleFixture({ pmid: String(1000 + place), title: 'Zinc for colds' }));

async function readingOf(question: string, deps: { index: LiteratureIndex; knowledge: QuestionKnowledge }) {
  const understanding = await readQuestion(deps, { question, history: [], previousMainQuestion: '' });
  return { ...understanding, reading: understanding.readings[0] };
}

describe('searching with free text', () => {
  let index: LiteratureIndex;
  beforeAll(async () => {
    index = memoryLiteratureIndex();
    const articles = TITLES.map((title, place) =>
      articleFixture({ pmid: String(place + 1), title, publicationDate: String(2000 + place), sampleSize: place * 10 }),
    );
    await index.write({ articles, deletions: [] });
  });

  const search = (text: string, changes: Partial<QuestionSearch> = {}) =>
    searchQuestion(
      { index, knowledge: questionKnowledge() },
      {
        text,
        filter: { type: 'all' },
        sort: { by: 'relevance', order: 'desc' },
        limit: 10,
        offset: 0,
        ...changes,
      },
    );

  it('finds by words and synonyms, and tells the topics with their articles', async () => {
    const { total, pmids, issues, explained } = await search('Does dapagliflozin help in heart failure?');
    expect(pmids[0]).toBe('1');
    expect(total).toBe(pmids.length);
    expect(issues).toEqual([]);
    expect(explained).toMatchObject([
      { level: 0, start: 0, end: 41, articles: total },
      { level: 1, start: 5, end: 18, text: 'dapagliflozin', articles: 1 },
      { level: 1, start: 27, end: 40, text: 'heart failure', articles: 2 },
    ]);
    expect(explained[2]?.reading).toContain('OR "cardiac failure"');
  });

  it('orders the best by meaning, on every page as on one, and other orders not at all', async () => {
    const many = memoryLiteratureIndex();
    const articles = Array.from({ length: 170 }, (_, place) =>
      articleFixture({ pmid: String(place + 1), title: 'Statins for stroke', publicationDate: String(1800 + place) }),
    );
    await many.write({ articles, deletions: [] });
    // Meaning turns the order around: of equal scores the newer PMID comes first.
    const nearness = (_: unknown, pmids: readonly string[]) =>
      Promise.resolve(pmids.map((pmid) => -Number(pmid) / 200));
    const asked = { text: 'statins stroke', filter: { type: 'all' }, limit: 10, offset: 0 } as const;
    const relevance = { by: 'relevance', order: 'desc' } as const;
    const find = async (changes: Partial<QuestionSearch>, searched: LiteratureIndex = { ...many, nearness }) => {
      const deps = { index: searched, knowledge: questionKnowledge() };
      return searchQuestion(deps, { ...asked, sort: relevance, ...changes });
    };
    const whole = await find({ limit: 170 });
    expect(whole.pmids.slice(0, 3)).toEqual(['21', '22', '23']);
    expect(whole.pmids.slice(149, 152)).toEqual(['170', '20', '19']);
    const pages = await Promise.all(
      [0, 60, 120, 160].map((offset) => find({ offset, limit: offset === 120 ? 40 : 60 })),
    );
    expect(pages.flatMap(({ pmids }) => pmids)).toEqual(whole.pmids);
    expect(pages.map(({ total }) => total)).toEqual([170, 170, 170, 170]);
    const newest = { sort: { by: 'recency', order: 'desc' } } as const;
    expect((await find(newest)).pmids).toEqual((await find(newest, many)).pmids);
    expect((await find({ limit: 0 })).pmids).toEqual([]);
  });

  it('takes a name that articles seldom write for no more than those they write', async () => {
    const titles = [
      'Hypo- and hyperoxia of the brain',
      ...Array<string>(9).fill('Hypoglycaemia on glipizide at night'),
    ];
    const articles = titles.map((title, place) => articleFixture({ pmid: String(place + 1), title }));
    const written = memoryLiteratureIndex();
    await written.write({ articles: [...articles, ...manyOthers(400)], deletions: [] });
    const asked = { text: 'hypos on glucotrol', filter: { type: 'all' }, limit: 1, offset: 0 } as const;
    const sort = { by: 'relevance', order: 'desc' } as const;
    const deps = { index: written, knowledge: questionKnowledge() };
    expect((await searchQuestion(deps, { ...asked, sort })).pmids).toEqual(['10']);
    expect((await questionRanking(deps, await readingOf('hypos at night', deps))).substitutes[0]?.by[0]).toEqual({
      text: 'hypoglycaemia',
      weight: 1,
    });
    expect(
      (await questionRanking(deps, await readingOf('hypoglycaemia at night', deps))).substitutes[0]?.by[0]?.weight,
    ).toBeLessThan(1);
  });

  it('finds what stands behind abbreviations that articles explain', async () => {
    const explained = [
      'Sickle crisis in frosted quill disorder (FQD)',
      'Frosted quill disorders (FQD): a review',
      'Frosted quill disorder',
    ];
    const learning = memoryLiteratureIndex();
    const articles = explained.map((title, place) => articleFixture({ pmid: String(place + 1), title }));
    await learning.write({ articles, deletions: [] });
    const request = {
      filter: { type: 'all' },
      sort: { by: 'relevance', order: 'desc' },
      limit: 10,
      offset: 0,
    } as const;
    const deps = { index: learning, knowledge: questionKnowledge() };
    const short = await searchQuestion(deps, { text: 'treatment of FQD', ...request });
    expect(short.pmids).toContain('3');
    expect(short.explained).toContainEqual(
      expect.objectContaining({ text: 'FQD', reading: '(FQD OR "frosted quill disorder")' }),
    );
    const long = await searchQuestion(deps, { text: 'treatment of frosted quill disorder', ...request });
    expect(long.explained).toContainEqual(
      expect.objectContaining({
        text: 'frosted quill disorder',
        reading: '("frosted quill disorder" OR FQD)',
        articles: 2,
      }),
    );
  });

  it('finds the same articles in any order and page, among those that the filter lets through', async () => {
    const text = 'statins or dapagliflozin';
    const byDate = await search(text, { sort: { by: 'recency', order: 'asc' } });
    expect(byDate.pmids).toEqual(['1', '4']);
    expect((await search(text)).total).toBe(byDate.total);
    expect(await search(text, { limit: 1, offset: 1, sort: { by: 'recency', order: 'asc' } })).toMatchObject({
      total: 2,
      pmids: ['4'],
    });
    const facets = [['publicationYear']] as const;
    expect((await search(text, { facets })).facets?.[0]).toHaveLength(2);
    const filter = { type: 'range', column: 'sampleSize', from: 10, to: null } as const;
    expect(await search(text, { filter })).toMatchObject({ total: 1, pmids: ['4'] });
  });

  it('says what it corrected, where it stands as typed', async () => {
    const { pmids, issues, explained } = await search('  dapaglifozin for hearts');
    expect(pmids[0]).toBe('1');
    expect(issues).toMatchObject([{ code: 'spelling-corrected', start: 2, end: 14 }]);
    expect(explained).toContainEqual(expect.objectContaining({ start: 2, end: 14, text: 'dapagliflozin' }));
  });

  it('understands the other languages of the interface', async () => {
    expect((await search('Hilft Dapagliflozin bei Herzinsuffizienz?')).pmids[0]).toBe('1');
  });

  it.each(['', '   ', '?!', 'what is the', '\0\uD800', '((((("*'])(
    'finds nothing for %j and says why',
    async (text) => {
      const { total, pmids, issues } = await search(text);
      expect([total, pmids, issues.map(({ code }) => code)]).toEqual([0, [], ['nothing-to-search']]);
    },
  );

  it('says which words no article has, and reads the beginning of what is far too long', async () => {
    const { issues } = await search('statins and xylophonitis');
    expect(issues).toMatchObject([{ code: 'word-not-found', start: 12, end: 24 }, { code: 'not-together' }]);
    const long = await search(`statins ${'and so on and so forth '.repeat(2000)}`);
    expect(long.pmids[0]).toBe('4');
    expect(long.issues.map(({ code }) => code)).toContain('text-shortened');
  });

  it('finds what names every topic and the twenty best of the others, as many in every order', async () => {
    const many = memoryLiteratureIndex();
    const words = ['Statins in heart failure', 'Dapagliflozin in heart failure', 'Dapagliflozin in kidney disease'];
    const articles = Array.from({ length: 90 }, (_, place) =>
      articleFixture({ pmid: String(place + 1), title: words[place < 2 ? 1 : place % 2 === 0 ? 0 : 2] ?? '' }),
    );
    await many.write({ articles, deletions: [] });
    const deps = { index: many, knowledge: questionKnowledge() };
    const asked = { text: 'dapagliflozin in heart failure', filter: { type: 'all' }, limit: 100, offset: 0 } as const;
    const found = await Promise.all(
      SEARCH_SORTS.map((by) => searchQuestion(deps, { ...asked, sort: { by, order: 'desc' } })),
    );
    expect(found.map(({ total }) => total)).toEqual(SEARCH_SORTS.map(() => 20));
    expect(found.map(({ pmids }) => pmids.toSorted())).toEqual(found.map(() => found[0]?.pmids.toSorted()));
    expect(found[0]?.pmids.slice(0, 2).toSorted()).toEqual(['1', '2']);
    // A filter narrows that: it brings up no others in place of those it takes away.
    const filter = { type: 'eq', column: 'pmid', values: ['2', '3', '4', '89', '90'] } as const;
    const narrowed = await searchQuestion(deps, { ...asked, filter, sort: { by: 'relevance', order: 'desc' } });
    expect(found[0]?.pmids.filter((pmid) => filter.values.some((value) => value === pmid)).toSorted()).toEqual(
      narrowed.pmids.toSorted(),
    );
  });

  it('takes no article for one on a topic that uses its abbreviation for something else', async () => {
    const mixed = memoryLiteratureIndex();
    const titles = [
      'Heart failure (HF) in old age',
      'Outcomes of HF',
      'High fibre (HF) in old age: HF and HF',
      'Congestive heart failure (HF)',
      'Heart failure (HF) in youth',
      ...Array.from({ length: 12 }, () => 'Outcomes of asthma'),
    ];
    const articles = titles.map((title, place) => articleFixture({ pmid: String(place + 1), title }));
    await mixed.write({ articles, deletions: [] });
    const deps = { index: mixed, knowledge: questionKnowledge() };
    const asked = { text: 'heart failure', filter: { type: 'all' }, limit: 10, offset: 0 } as const;
    for (const by of ['relevance', 'recency'] as const) {
      const { pmids } = await searchQuestion(deps, { ...asked, sort: { by, order: 'desc' } });
      expect(pmids.toSorted()).toEqual(['1', '2', '4', '5']);
    }
  });

  it('leaves the same articles out under a filter as without it', async () => {
    const mixed = memoryLiteratureIndex();
    const long = `dapagliflozin ${'of this and that '.repeat(300)} heart failure`;
    const articles = [
      ...Array.from({ length: 20 }, (_, place) =>
        articleFixture({ pmid: String(place + 1), title: 'Dapagliflozin in heart failure' }),
      ),
      articleFixture({ pmid: '21', title: 'Letters', abstract: [{ label: '', text: long }] }),
    ];
    await mixed.write({ articles, deletions: [] });
    const deps = { index: mixed, knowledge: questionKnowledge() };
    const sort = { by: 'relevance', order: 'desc' } as const;
    const asked = { text: 'dapagliflozin in heart failure', sort, limit: 100, offset: 0 };
    const all = await searchQuestion(deps, { ...asked, filter: { type: 'all' } });
    const filter = { type: 'eq', column: 'pmid', values: ['21'] } as const;
    expect(all.pmids).not.toContain('21');
    expect((await searchQuestion(deps, { ...asked, filter })).pmids).toEqual([]);
  });

  it('keeps to what names every topic, else a part of them, and finds nothing where none is named', async () => {
    const sort = { by: 'recency', order: 'desc' } as const;
    expect((await search('heart failure and dapagliflozin', { sort })).pmids).toEqual(['1']);
    const apart = await search('statins in heart failure', { sort });
    expect(apart.pmids).toEqual(['4', '2', '1']);
    expect(apart.issues).toMatchObject([{ code: 'not-together', start: 0, end: 24 }]);
    expect(await search('What is the best treatment for migraine?')).toMatchObject({ total: 0, pmids: [] });
  });

  it('stops when it is told to', async () => {
    const request = { text: 'statins', filter: { type: 'all' }, sort: { by: 'relevance', order: 'desc' } } as const;
    const deps = { index, knowledge: questionKnowledge() };
    await expect(searchQuestion(deps, { ...request, limit: 1, offset: 0 }, AbortSignal.abort())).rejects.toThrow(
      'cancelled',
    );
  });
});

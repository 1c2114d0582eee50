import { beforeAll, describe, expect, it } from 'vitest';
import { starterCollection } from '../../literature/starter/starter-collection.ts';
import { articleFixture } from '../article.fixtures.ts';
import { bothIndexes } from '../contract/both-indexes.fixtures.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { indexDocument } from '../opensearch/documents/index-document.ts';
import { queryClause } from '../opensearch/queries/query-body.ts';
import type { Query } from '../query.ts';
import { journalForms } from './reading/journal-names.ts';
import { journalQuery } from './reading/heading-readings.ts';
import { searchPubmed, type PubmedResult } from './search-pubmed.ts';

const journal = (title: string, abbreviation = '', issn = '') => ({ title, abbreviation, issn });

/** One journal as records of different origins name it, and its neighbours. */
const ARTICLES = [
  articleFixture({ pmid: '1', title: 'Walks', journal: journal('The New England Journal of Medicine') }),
  articleFixture({ pmid: '2', title: 'Hills', journal: journal('N Engl J Med') }),
  articleFixture({ pmid: '3', title: 'Paths', journal: journal('New England journal of medicine', '', '0028-4793') }),
  articleFixture({ pmid: '4', title: 'Roads', journal: journal('The Lancet') }),
  articleFixture({ pmid: '5', title: 'Lanes', journal: journal('The lancet oncology', 'Lancet Oncol') }),
  articleFixture({
    pmid: '6',
    title: 'Ways',
    journal: journal('JAMA : the journal of the American Medical Association'),
  }),
  articleFixture({ pmid: '7', title: 'Steps', journal: journal('Science (New York, N.Y.)', 'Science') }),
  articleFixture({ pmid: '8', title: 'Miles', journal: journal('The Lancet. Psychiatry') }),
];

const CASES: [query: string, pmids: string[]][] = [
  ['"N Engl J Med"[ta]', ['1', '2', '3']],
  ['"n engl j med"[jour]', ['1', '2', '3']],
  ['"The New England Journal of Medicine"[journal]', ['1', '2', '3']],
  ['New England Journal of Medicine[ta]', ['1', '2', '3']],
  ['0028-4793[ta]', ['3']],
  ['Lancet[ta]', ['4']],
  ['The Lancet[ta]', ['4']],
  ['"Lancet Oncol"[ta] OR jama[ta]', ['5', '6']],
  ['science[ta]', ['7']],
  ['Lancet Psychiatry[ta]', ['8']],
  ['n engl j med', ['1', '2', '3']],
  ['new england journal of medicine', ['1', '2', '3']],
  ['walks AND n engl j med', ['1']],
  ['lancet onc*[ta]', ['5']],
  ['walks[ta]', []],
];

const SORT = { by: 'recency', order: 'desc' } as const;

async function searched(index: Pick<LiteratureIndex, 'search' | 'mesh'>, text: string): Promise<PubmedResult> {
  return searchPubmed({ index, today: new Date('2026-11-20') }, { text, sort: SORT, limit: 100, offset: 0 });
}

describe.each(bothIndexes(ARTICLES))('journals on %s', (_name, open) => {
  const opening = open();

  it.each(CASES)('%s', async (text, pmids) => {
    expect((await searched(await opening, text)).pmids.toSorted()).toEqual(pmids);
  });
});

describe('journals on a search cluster', () => {
  /** Whether the document of an article has one of the tokens that the cluster is asked for. */
  function matches(query: Query, article: (typeof ARTICLES)[number]): boolean {
    const clause = queryClause(query, { articlesWith: () => 0, similarWords: () => [] });
    const tokens = clause.kind === 'tokens' ? clause.tokens : [];
    const held = JSON.stringify(indexDocument(article, null)['any']);
    return tokens.some((token) => held.includes(JSON.stringify(token)));
  }

  it.each([
    ['N Engl J Med', ['1', '2', '3']],
    ['new england journal of medicine', ['1', '2', '3']],
    ['Lancet', ['4']],
    ['jama', ['6']],
  ])('%s is asked for by tokens that the documents have', (name, pmids) => {
    const found = ARTICLES.filter((article) => matches(journalQuery(name), article));
    expect(found.map(({ pmid }) => pmid)).toEqual(pmids);
  });
});

describe('journals of the starter collection', () => {
  const index = memoryLiteratureIndex();
  beforeAll(async () => {
    const articles = [];
    for await (const article of starterCollection()) articles.push(article);
    await index.write({ articles, deletions: [] });
  });

  it.each([
    ['Lancet[ta]', 29],
    ['"N Engl J Med"[ta]', 140],
    ['The New England Journal of Medicine[ta]', 140],
    ['BMJ[ta]', 6],
    ['"Lancet Respir Med"[ta]', 2],
    ['"Cochrane Database Syst Rev"[ta]', 11],
    ['0140-6736[ta]', 29],
  ])('%s', async (text, total) => {
    expect((await searched(index, text)).total).toBe(total);
  });
});

describe('journalForms', () => {
  it('keeps journals of one name apart where one of them has it alone', () => {
    expect(journalForms('Science')).not.toContain('Science (80- )');
    expect(journalForms('Journal of Immunology')).toEqual(expect.arrayContaining(['J Immunol']));
  });

  it.each(['', '   ', '中华医学杂志', '(((((', 'the', '\u0000', 'constructor', '__proto__'])(
    'lives with %j',
    (name) => {
      expect(journalForms(name)[0]).toBe(name);
      expect(journalForms(name).length).toBeLessThanOrEqual(4);
    },
  );

  it('grows no faster than the name it is given', () => {
    for (const unit of ['(', ' ', ': ', 'the ', 'é', 'a(']) expect(journalForms(unit.repeat(20_000))).not.toEqual([]);
  });
});

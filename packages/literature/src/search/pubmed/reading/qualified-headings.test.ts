import { describe, expect, it } from 'vitest';
import { articleFixture } from '../../article.fixtures.ts';
import { bothIndexes } from '../../contract/both-indexes.fixtures.ts';
import { MESH_RECORDS } from '../../mesh.fixtures.ts';
import { qualifiedQuery } from './qualified-headings.ts';
import { searchPubmed } from '../search-pubmed.ts';

const heading = (descriptor: string, qualifiers: readonly string[], majorQualifiers: readonly string[] = []) => ({
  descriptor,
  qualifiers,
  major: majorQualifiers.length > 0,
  majorQualifiers,
});

const ARTICLES = [
  articleFixture({ pmid: '1', mesh: [heading('Myocardial Infarction', ['drug therapy', 'diagnosis'], ['diagnosis'])] }),
  articleFixture({
    pmid: '2',
    mesh: [heading('Myocardial Infarction', ['diagnosis']), heading('Aging', ['drug therapy'])],
  }),
  articleFixture({ pmid: '3', mesh: [heading('Dementia, Vascular', ['therapy'], ['therapy'])] }),
];
const TODAY = new Date('2026-11-20T12:00:00Z');
const SORT = { by: 'recency', order: 'desc' } as const;

function searcher(open: () => Promise<Parameters<typeof searchPubmed>[0]['index']>) {
  const opening = open();
  return async (text: string) =>
    searchPubmed({ index: await opening, today: TODAY }, { text, sort: SORT, limit: 10, offset: 0 });
}

describe.each(bothIndexes(ARTICLES, MESH_RECORDS))('a heading with a qualifier on %s', (_name, open) => {
  const search = searcher(open);

  it.each([
    ['heart attack/drug therapy[mh]', ['1']],
    ['heart diseases/therapy[mh]', ['1']],
    ['heart diseases/th[mh:noexp]', []],
    ['myocardial infarction/therapy[mh:noexp]', []],
    ['aging/dt[mh]', ['2']],
    ['heart attack/diagnosis[mh]', ['1', '2']],
    ['heart attack/diagnosis[majr]', ['1']],
    ['heart attack/drug therapy[majr]', []],
    ['dementia/therapy[majr]', ['3']],
    ['heart attack/diagnosis/drug therapy[mh]', ['1']],
    ['bevonium/therapy[mh]', []],
  ])('finds %s where the indexers gave the one to the other', async (text, expected) => {
    expect((await search(text)).pmids.toSorted()).toEqual(expected);
  });
});

describe.each(bothIndexes(ARTICLES))('a heading with a qualifier without a vocabulary on %s', (_name, open) => {
  const search = searcher(open);

  it('is found by its name, and where a heading belongs to it by the qualifier anywhere', async () => {
    expect((await search('myocardial infarction/drug therapy[mh]')).pmids).toEqual(['1']);
    expect((await search('dementia/therapy[mh]')).pmids).toEqual(['3']);
    expect((await search('dementia/therapy[mh:noexp]')).pmids).toEqual([]);
    expect((await search('dementia/diagnosis[mh]')).pmids).toEqual([]);
  });
});

it('looks for the qualifiers of very many headings at any heading, and says so', () => {
  const branch = Array.from({ length: 20_001 }, (_, place) => `Heading ${place}`);
  const all = { query: { type: 'all' }, name: 'Everything', branch, qualifiers: [['therapy']], major: false } as const;
  const { query, notes } = qualifiedQuery(all);
  const anywhere = { type: 'anyItem', fields: ['qualifiers'], texts: ['therapy'] };
  expect(query).toEqual({ type: 'and', of: [{ type: 'all' }, anywhere] });
  expect(notes.map(({ code }) => code)).toEqual(['field-replaced']);
});

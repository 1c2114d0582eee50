import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { bothIndexes } from '../contract/both-indexes.fixtures.ts';
import { descriptorFixture, MESH_RECORDS } from '../mesh.fixtures.ts';
import { searchPubmed, type PubmedResult } from './search-pubmed.ts';

const heading = (descriptor: string, major = false, ...qualifiers: string[]) => ({ descriptor, qualifiers, major });
const SORT = { by: 'recency', order: 'desc' } as const;
const TODAY = new Date('2026-11-20T12:00:00Z');

const ARTICLES = [
  articleFixture({ pmid: '1', mesh: [heading('Heart Diseases')], title: 'Cardiac ailments' }),
  articleFixture({ pmid: '2', mesh: [heading('Myocardial Infarction', true, 'drug therapy')] }),
  articleFixture({ pmid: '3', mesh: [heading('Dementia, Vascular', true)], substances: ['bevonium'] }),
  articleFixture({ pmid: '4', title: 'Infarction of the myocardial wall, not yet indexed' }),
  articleFixture({ pmid: '5', mesh: [heading('Vascular Diseases', false, 'therapy')] }),
  articleFixture({ pmid: '6', mesh: [heading('Brand New Heading')] }),
];

function searcher(open: () => Promise<Parameters<typeof searchPubmed>[0]['index']>) {
  const opening = open();
  return async (text: string): Promise<PubmedResult> =>
    searchPubmed({ index: await opening, today: TODAY }, { text, sort: SORT, limit: 10, offset: 0 });
}

describe.each(bothIndexes(ARTICLES, MESH_RECORDS))('headings of a vocabulary on %s', (_name, open) => {
  const search = searcher(open);
  const pmids = async (text: string) => (await search(text)).pmids.toSorted();
  const codes = async (text: string) => (await search(text)).issues.map((issue) => issue.code);
  const reading = async (text: string) => (await search(text)).explained[0]?.reading;

  it.each([
    ['heart diseases[mh]', ['1', '2']],
    ['heart diseases[mh:noexp]', ['1']],
    ['"Vascular Diseases"[MeSH Terms]', ['2', '5']],
    ['"Vascular Diseases"[majr]', ['2']],
    ['"Vascular Diseases"[majr:noexp]', []],
    ['heart attack[mh]', ['2']],
    ['"Infarction, Myocardial"[mh:noexp]', ['2']],
    ['dementia[mh]', ['3']],
    ['dementia[mh:noexp]', []],
    ['therapy[sh]', ['2', '5']],
    ['th[sh:noexp]', ['5']],
    ['heart diseases/therapy[mh]', ['2']],
    ['heart diseases/dt[mh]', ['2']],
    ['heart diseases/therapy[mh:noexp]', []],
    ['bevonium methyl sulfate[nm]', ['3']],
    ['bevonium[mh]', ['5']],
    ['Brand New Heading[mh]', ['6']],
    ['infarct*[mh]', []],
    ['myocard*[mh]', ['2']],
  ])('finds %s', async (text, expected) => {
    expect(await pmids(text)).toEqual(expected);
  });

  it('maps words by entry terms, and looks for the words of the heading beside them', async () => {
    expect(await pmids('heart attack')).toEqual(['2', '4']);
    expect(await reading('heart attack')).toBe('(heading Myocardial Infarction OR heart attack in all fields)');
    expect(await pmids('cardiac diseases')).toEqual(['1', '2']);
    expect(await reading('cardiac diseases')).toBe(
      '(heading Heart Diseases with 2 narrower ones OR cardiac diseases in all fields)',
    );
    expect(await pmids('bevonium methyl-sulfate')).toEqual(['3']);
    expect(await reading('Brand New Heading')).toContain('heading Brand New Heading OR');
  });

  it('says what it knows of a heading, and what it does not', async () => {
    expect(await reading('vascular diseases[majr]')).toBe('major heading Vascular Diseases with 2 narrower ones');
    expect(await reading('myocardial ischemia[mh]')).toBe('heading Myocardial Ischemia with 1 narrower one');
    expect(await codes('heart diseases[mh] OR heart attack[mh]')).toEqual([]);
    expect(await codes('bevonium[mh]')).toEqual(['field-replaced']);
    expect(await codes('no such heading[mh]')).toEqual(['heading-not-found']);
    expect(await codes('Brand New Heading[mh]')).toEqual(['vocabulary-missing']);
  });
});

describe.each(bothIndexes(ARTICLES))('headings of the articles alone on %s', (_name, open) => {
  const search = searcher(open);

  it('are exploded by their names, which is said once', async () => {
    const { pmids, issues } = await search('dementia[mh] OR heart attack[mh] OR dementia[majr]');
    expect(pmids.toSorted()).toEqual(['2', '3']);
    expect(issues.map((issue) => issue.code)).toEqual(['vocabulary-missing']);
    expect((await search('dementia[mh:noexp]')).issues).toEqual([]);
  });
});

describe.each(bothIndexes(ARTICLES, [descriptorFixture('D000005', 'Dementia')]))(
  'names without a tree on %s',
  (_name, open) => {
    const search = searcher(open);

    it('are exploded as without a vocabulary', async () => {
      expect((await search('dementia[mh]')).pmids).toEqual(['3']);
    });
  },
);

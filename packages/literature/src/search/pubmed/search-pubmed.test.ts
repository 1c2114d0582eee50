import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { bothIndexes } from '../contract/both-indexes.fixtures.ts';
import { searchPubmed, type PubmedResult } from './search-pubmed.ts';

const heading = (descriptor: string, major = false, ...qualifiers: string[]) => ({ descriptor, qualifiers, major });

const ARTICLES = [
  articleFixture({
    pmid: '1',
    doi: '10.1000/xyz',
    title: 'Aspirin after myocardial infarction',
    abstract: [{ label: '', text: 'Quality of life improved in adults with a kidney allograft.' }],
    authors: [
      { lastname: 'Smith', firstname: 'John A' },
      { lastname: 'Jones', firstname: 'B' },
    ],
    journal: { title: 'The Lancet', abbreviation: 'Lancet', issn: '0140-6736' },
    mesh: [heading('Myocardial Infarction', true, 'drug therapy'), heading('Humans')],
    publicationTypes: ['Randomized Controlled Trial'],
    affiliations: ['Steno Diabetes Center, Copenhagen, Denmark.'],
    substances: ['Aspirin', 'R16CO5Y76E'],
    publicationDate: '2019-05-17',
    created: '2019-06-01',
    entered: '2019-06-03',
    details: { online: '2018-12-20', printed: '2019-05-17', indexed: '2019-09-02' },
  }),
  articleFixture({
    pmid: '2',
    title: 'Vascular dementia and heart attack in the aged',
    abstract: [{ label: '', text: 'Life of good quality. The allograft of a kidney failed.' }],
    mesh: [heading('Dementia, Vascular'), heading('Child')],
    keywords: ['brain health'],
    languages: ['ger'],
    publicationTypes: ['Systematic Review'],
    publicationDate: '2021',
  }),
  articleFixture({
    pmid: '3',
    title: 'Child abuse: pain after surgery',
    mesh: [heading('Child Abuse', true)],
    authors: [{ lastname: 'Jones', firstname: 'B' }],
    publicationDate: '2026-11-01',
  }),
];

const SORT = { by: 'recency', order: 'desc' } as const;
const TODAY = new Date('2026-11-20T12:00:00Z');

describe.each(bothIndexes(ARTICLES))('searchPubmed on %s', (_name, open) => {
  const opening = open();
  const search = async (text: string): Promise<PubmedResult> =>
    searchPubmed({ index: await opening, today: TODAY }, { text, sort: SORT, limit: 10, offset: 0 });
  const pmids = async (text: string) => (await search(text)).pmids.toSorted();
  const codes = async (text: string) => (await search(text)).issues.map((issue) => issue.code);

  it.each([
    ['aspirin[ti]', ['1']],
    ['allograft[ti]', []],
    ['brain[tiab]', ['2']],
    ['vascular[ti] OR aspirin[ti] AND heart[ti]', ['2']],
    ['aspirin OR vascular NOT heart', ['1']],
    ['NOT aspirin', ['2', '3']],
    ['aspirin[nm] AND R16CO5Y76E[rn]', ['1']],
    ['denmark[ad]', ['1']],
    ['"copenhagen steno"[ad:~2]', ['1']],
    ['child[mh]', ['2']],
    ['dementia[mh]', ['2']],
    ['dementia[mh:noexp]', []],
    ['"Myocardial Infarction"[majr]', ['1']],
    ['heart attack[mh]', ['1']],
    ['myocardial infarction/dt[mh]', ['1']],
    ['myocardial infarction/surgery[mh]', []],
    ['drug therapy[sh]', ['1']],
    ['dement*[mh]', ['2']],
    ['smith j[au]', ['1']],
    ['Smith, John[fau]', ['1']],
    ['jones b[1au]', ['3']],
    ['jones b[lastau]', ['1', '3']],
    ['lancet[ta] OR 0140-6736[is]', ['1']],
    ['10.1000/xyz[doi] OR https://doi.org/10.1000/xyz[aid]', ['1']],
    ['1, 3[pmid]', ['1', '3']],
    ['2:3[pmid]', ['2', '3']],
    ['german[la]', ['2']],
    ['clinical trial[pt]', ['1']],
    ['systematic[sb]', ['2']],
    ['humans[filter]', ['1']],
    ['2019[dp]', ['1']],
    ['2019/06/03[edat] OR 2019/06/01[crdt]', ['1']],
    ['2019/06/03[crdt] OR 2019/05/17[edat]', []],
    ['2021[edat]', ['2']],
    ['2018[dp]', ['1']],
    ['2018[epdat]', ['1']],
    ['2018[ppdat]', []],
    ['2019/05[ppdat]', ['1']],
    ['2019/09[mhda]', ['1']],
    ['2019/06[mhda]', []],
    ['2021[mhda]', ['2']],
    ['2021[dcom]', ['2']],
    ['2020/01/01[lr]', ['1', '2', '3']],
    ['2021[lr]', []],
    ['2019/05/01:2021[dp]', ['1', '2']],
    ['2021:3000[dp]', ['2', '3']],
    ['"last 30 days"[dp]', ['3']],
    ['"pain surgery"[ti:~1]', ['3']],
    ['"surgery pain"[ti:~0]', []],
    ['"pain* surg*"[ti:~1]', ['3']],
    ['"abus* surg*"[ti:~1]', []],
    ['"pain* su*"[ti:~1]', []],
    ['kidney allograft[tiab]', ['1']],
    ['infarct*', ['1']],
    ['"myocardial infarct*"[ti]', ['1']],
    ['myocard* infarction[ti]', ['1']],
    ['100', []],
  ])('finds %s', async (text, expected) => {
    expect(await pmids(text)).toEqual(expected);
  });

  it('maps words without a tag to headings, journals, authors and PMIDs, and says so', async () => {
    const mapped = async (text: string) => {
      const { explained, pmids: found } = await search(text);
      return [explained[0]?.reading, found.toSorted()];
    };
    expect(await mapped('heart attack')).toEqual([
      '(heading myocardial infarction OR heart attack in all fields)',
      ['1', '2'],
    ]);
    expect(await mapped('aspirin in heart attack')).toEqual([
      'aspirin in all fields AND (heading myocardial infarction OR heart attack in all fields)',
      ['1'],
    ]);
    expect(await mapped('lancet')).toEqual(['(journal lancet OR lancet in all fields)', ['1']]);
    expect(await mapped('smith ja')).toEqual(['(author smith ja OR smith ja in all fields)', ['1']]);
    expect(await mapped('1001, 1002')).toEqual(['PMID 1001, 1002', []]);
  });

  it('searches a phrase that stands nowhere by its words, and says so', async () => {
    expect(await codes('"quality of life"[tiab]')).toEqual([]);
    expect(await pmids('"quality of life"[tiab]')).toEqual(['1']);
    expect(await codes('"aspirin infarction"[ti]')).toEqual(['phrase-not-found']);
    expect(await pmids('"aspirin infarction"[ti]')).toEqual(['1']);
    expect(await pmids('"surgery pain"')).toEqual(['3']);
  });

  it.each([
    ['"no such heading"[mh]', ['heading-not-found']],
    ['x[cois] OR aspirin', []],
    ['klingon[la] OR aspirin', ['value-not-understood']],
    ['2019/13[dp] OR aspirin', ['value-not-understood']],
    ['nosuch[sb] AND aspirin', ['field-not-searchable']],
    ['2019[edat]', ['field-replaced']],
    ['2019[mhda]', ['field-replaced']],
    ['2019[dcom]', ['field-replaced']],
    ['2019[epdat]', []],
    ['2019[lr]', []],
    ['asp*', ['truncation-ignored']],
    ['asp*rin', ['truncation-ignored']],
    ['aspirin*xyz', ['truncation-ignored']],
    ['"pain* su*"[ti:~1]', ['truncation-ignored']],
    ['the heart and lung', ['lower-case-operator', 'stop-word']],
    ['-[ti]', ['nothing-to-search', 'value-not-understood']],
  ])('says what it could not do with %s', async (text, expected) => {
    expect((await codes(text)).toSorted()).toEqual(expected.toSorted());
  });

  it('gives so many remarks and says how many there are more', async () => {
    const { issues } = await search(`aspirin[ti] ${')'.repeat(1_205)}`);
    expect(issues).toHaveLength(201);
    expect(issues.at(-1)).toMatchObject({ code: 'more-remarks', values: { count: 1_005 } });
  });

  it('leaves out what it cannot tell, and finds nothing where nothing is left', async () => {
    expect(await pmids('nosuch[sb] AND aspirin')).toEqual(['1']);
    expect(await pmids('aspirin NOT nosuch[sb]')).toEqual(['1']);
    expect(await pmids('nosuch[sb]')).toEqual([]);
    expect(await search('')).toMatchObject({ total: 0, explained: [] });
  });

  it('reads what was written for Ovid, or in lines that name each other', async () => {
    expect(await pmids('1. infarct$.ti.\n2. exp Dementia/\n3. 1 or 2')).toEqual(['1', '2']);
    expect(await codes('(pain$ adj2 surg$).ti.')).toEqual(['ovid-translated']);
    expect((await search('exp Dementia/')).query).toBe('"Dementia"[mh]');
    expect(await pmids('aspirin[ti]\npain[ti]\n#1 OR #2')).toEqual(['1', '3']);
    expect(await codes('aspirin[ti]\npain[ti]\n#1 OR #2')).toEqual(['history-expanded']);
  });

  it('explains each clause with its count', async () => {
    const text = '(aspirin[ti] OR pain[ti]) NOT nosuch[sb]';
    const { total, explained } = await search(text);
    expect(total).toBe(2);
    expect(explained.map(({ level, text: part, articles }) => [level, part, articles])).toEqual([
      [0, text, 2],
      [1, '(aspirin[ti] OR pain[ti])', 2],
      [2, 'aspirin[ti]', 1],
      [2, 'pain[ti]', 1],
      [1, 'nosuch[sb]', null],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { bothIndexes } from '../contract/both-indexes.fixtures.ts';
import { PUBMED_FIELDS } from './pubmed-fields.ts';
import { searchPubmed } from './search-pubmed.ts';

const person = (lastname: string, firstname: string) => ({ lastname, firstname });

const ARTICLES = [
  articleFixture({
    pmid: '1',
    volume: '83',
    issue: '6 Pt 2',
    pages: '244-55',
    pii: 'S0140-6736(20)31180-6',
    abstract: [{ label: '', text: 'We walked.' }],
    details: {
      status: 'PubMed-not-MEDLINE',
      numbers: ['PMC6027933', '0404511', '0000-0002-1825-0097'],
      accessions: ['ClinicalTrials.gov/NCT00000419'],
      country: 'United States',
      investigators: [person('Berg', 'Kari Anne')],
      subjects: [person('Snow', 'John')],
      grants: ['R01 HL095552, HL, NHLBI NIH HHS, United States', 'Wellcome Trust'],
      interests: 'Dr Berg has received lecture fees from Novo Nordisk.',
    },
  }),
  articleFixture({
    pmid: '2',
    title: 'Entered as NCT00000419 afterwards',
    volume: '6',
    issue: '83',
    pages: '83-6',
    book: { title: 'Walks', publisher: 'P' },
    publicationTypes: ['Preprint'],
    details: {
      status: 'MEDLINE',
      numbers: ['9780309376662'],
      country: 'Bethesda (MD)',
      editors: [person('Berg', 'K')],
    },
  }),
];
const TODAY = new Date('2026-11-20T12:00:00Z');
const SORT = { by: 'recency', order: 'desc' } as const;

describe.each(bothIndexes(ARTICLES))('what records are filed under, on %s', (_name, open) => {
  const opening = open();
  const search = async (text: string) =>
    searchPubmed({ index: await opening, today: TODAY }, { text, sort: SORT, limit: 10, offset: 0 });

  it.each([
    ['83[vi]', ['1']],
    ['8*[vi]', []],
    ['83[ip]', ['2']],
    ['"6 pt 2"[issue]', ['1']],
    ['6[ip]', []],
    ['244[pg]', ['1']],
    ['244-55[pagination]', ['1']],
    ['24[pg]', []],
    ['83[page]', ['2']],
    ['united states[pl]', ['1']],
    ['Bethesda[place of publication]', ['2']],
    ['berg k[ir]', ['1']],
    ['berg kari anne[fir]', ['1']],
    ['berg[ed]', ['2']],
    ['berg[au]', []],
    ['snow j[ps]', ['1']],
    ['snow*[ps]', ['1']],
    ['6027933[pmcid]', ['1']],
    ['PMC6027933[pmc]', ['1']],
    ['0404511[jid]', ['1']],
    ['978-0-309-37666-2[isbn]', ['2']],
    ['https://orcid.org/0000-0002-1825-0097[auid]', ['1']],
    ['orcid 0000000218250097[auid]', ['1']],
    ['NCT00000419[si]', ['1']],
    ['clinicaltrials.gov[si]', ['1']],
    ['"clinicaltrials.gov/nct00000419"[si]', ['1']],
    ['"S0140-6736(20)31180-6"[aid]', ['1']],
    ['wellcome trust[gr]', ['1']],
    ['HL095552[grant number]', ['1']],
    ['"trust R01"[gr]', ['1']],
    ['novo nordisk[cois]', ['1']],
    ['NCT00000419', ['1', '2']],
    ['wellcome', []],
    ['medline[sb]', ['2']],
    ['pubmednotmedline[filter]', ['1']],
    ['"pubmed pmc"[sb]', ['1']],
    ['free full text[sb]', ['1']],
    ['all[sb]', ['1', '2']],
    ['hasabstract', ['1']],
    ['hasabstract[text]', ['1']],
    ['fha[filter]', ['1']],
    ['hascois[sb]', ['1']],
    ['preprint[sb]', ['2']],
    ['excludepreprints[sb]', ['1']],
  ])('finds %s', async (text, expected) => {
    expect((await search(text)).pmids.toSorted()).toEqual(expected);
  });

  it('says how each was read', async () => {
    const reading = async (text: string) => (await search(text)).explained[0]?.reading;
    expect(await reading('83[vi]')).toBe('volume 83');
    expect(await reading('united states[pl]')).toBe('published in united states');
    expect(await reading('berg k[fir]')).toBe('investigator berg k');
    expect(await reading('6027933[pmcid]')).toBe('identifier PMC6027933');
    expect(await reading('wellcome trust[gr]')).toBe('“wellcome trust” in grants and funding');
    expect(await reading('NCT00000419')).toBe('(identifier NCT00000419 OR NCT00000419 in all fields)');
  });

  it('says that free full texts are those of PubMed Central', async () => {
    expect((await search('free full text[sb]')).issues.map(({ remark }) => remark)).toEqual(['filter-narrower']);
    expect((await search('"pubmed pmc"[sb]')).issues).toEqual([]);
  });

  it.each(PUBMED_FIELDS)('reads a term of every field: [%s]', async (field) => {
    const { issues, explained } = await search(`2019[${field}]`);
    expect(issues.map(({ code }) => code)).not.toContain('unknown-tag');
    const isOther = ['la', 'sb'].includes(field);
    expect(explained[0]?.articles === null).toBe(isOther);
  });
});

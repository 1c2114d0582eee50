import { describe, expect, it } from 'vitest';
import { articleFixture } from '../article.fixtures.ts';
import { found, indexesOf, requestFor, type OpenIndex } from './index-contract.fixtures.ts';
import type { ItemReach, Query, TextField } from '../query.ts';

const item = (field: TextField, text: string, reach: ItemReach = 'whole'): Query => ({
  type: 'item',
  fields: [field],
  text,
  reach,
});
const heading = (descriptor: string, major = false, ...qualifiers: string[]) => ({ descriptor, qualifiers, major });

const ARTICLES = [
  articleFixture({
    pmid: '1',
    doi: '10.1000/Abc(1)',
    journal: { title: 'The Lancet', abbreviation: 'Lancet', issn: '0140-6736' },
    mesh: [heading('Child'), heading('Diabetes Mellitus, Type 2', true, 'drug therapy')],
    authors: [
      { lastname: 'Smith', firstname: 'John Albert' },
      { lastname: 'De Vries', firstname: 'K' },
    ],
  }),
  articleFixture({
    pmid: '2',
    mesh: [heading('Child Abuse', true), heading('Dementia, Vascular'), heading('Drug Therapy')],
    authors: [
      { lastname: 'Smithson', firstname: 'J' },
      { lastname: 'Smith', firstname: 'JB' },
    ],
    keywords: ['child'],
    affiliations: ['Steno Center, Odense, Denmark', 'Aarhus'],
    substances: ['Aspirin', 'R16CO5Y76E'],
  }),
];

/** How whole headings, authors and identifiers are matched. */
export function describeItemContract(open: OpenIndex): void {
  describe('items', () => {
    const holding = indexesOf(open);

    it('finds a heading by all of it, by its first words, and by its first letters', async () => {
      const index = await holding(ARTICLES);
      expect(await found(index, item('mesh', 'child'))).toEqual(['1']);
      expect(await found(index, item('mesh', 'child', 'words'))).toEqual(['2', '1']);
      expect(await found(index, item('mesh', 'abuse', 'words'))).toEqual([]);
      expect(await found(index, item('mesh', 'dement', 'letters'))).toEqual(['2']);
      expect(await found(index, item('mesh', 'vascul', 'letters'))).toEqual([]);
      expect(await found(index, item('mesh', ''))).toEqual([]);
      expect(await found(index, item('mesh', 'diabetes mellitus, t', 'letters'))).toEqual(['1']);
      expect(await found(index, item('title', 'child', 'words'))).toEqual([]);
    });

    it('knows major headings, qualifiers, and what an inverted heading belongs to', async () => {
      const index = await holding(ARTICLES);
      expect(await found(index, item('majorMesh', 'Child Abuse'))).toEqual(['2']);
      expect(await found(index, item('majorMesh', 'Child'))).toEqual([]);
      expect(await found(index, item('qualifiers', 'drug therapy'))).toEqual(['1']);
      expect(await found(index, item('mesh', 'drug therapy'))).toEqual(['2']);
      expect(await found(index, item('meshBroader', 'Diabetes Mellitus'))).toEqual(['1']);
      expect(await found(index, item('meshBroader', 'dementia'))).toEqual(['2']);
      expect(await found(index, item('majorMeshBroader', 'dementia'))).toEqual([]);
    });

    it('finds authors by name, with fewer initials, first and last', async () => {
      const index = await holding(ARTICLES);
      expect(await found(index, item('authors', 'smith', 'words'))).toEqual(['2', '1']);
      expect(await found(index, item('authors', 'smith j'))).toEqual(['2', '1']);
      expect(await found(index, item('authors', 'Smith JA'))).toEqual(['1']);
      expect(await found(index, item('authors', 'smith, john albert'))).toEqual(['1']);
      expect(await found(index, item('firstAuthor', 'smith j'))).toEqual(['1']);
      expect(await found(index, item('lastAuthor', 'smith', 'words'))).toEqual(['2']);
      expect(await found(index, item('lastAuthor', 'de vries k'))).toEqual(['1']);
    });

    it('finds articles by DOI and by the ISSN of their journal', async () => {
      const index = await holding(ARTICLES);
      expect(await found(index, item('identifiers', '10.1000/abc(1)'))).toEqual(['1']);
      expect(await found(index, item('identifiers', '10.1000/abc'))).toEqual([]);
      expect(await found(index, item('identifiers', '0140-6736'))).toEqual(['1']);
    });

    it('knows which heading a qualifier was given to, and which numbers and values are of what', async () => {
      const index = await holding([
        articleFixture({
          pmid: '1',
          mesh: [
            { ...heading('Asthma', true, 'therapy', 'diagnosis'), majorQualifiers: ['therapy'] },
            heading('Aging'),
          ],
          volume: '8',
          pages: '19-25',
          details: {
            numbers: ['PMC19'],
            accessions: ['GEO/GSE8'],
            grants: ['R01, Wellcome Trust'],
            interests: 'No fees',
          },
        }),
        articleFixture({ pmid: '2', volume: '19', details: { editors: [{ lastname: 'Berg', firstname: 'Kari' }] } }),
      ]);
      expect(await found(index, item('qualifiedMesh', 'asthma/diagnosis'))).toEqual(['1']);
      expect(await found(index, item('qualifiedMesh', 'aging/diagnosis'))).toEqual([]);
      expect(await found(index, item('majorQualifiedMesh', 'asthma/diagnosis'))).toEqual([]);
      expect(await found(index, item('majorQualifiedMesh', 'asthma/therapy'))).toEqual(['1']);
      expect(await found(index, item('particulars', 'vi 19'))).toEqual(['2']);
      expect(await found(index, item('particulars', 'pg 19', 'words'))).toEqual(['1']);
      expect(await found(index, item('particulars', 'ed ber', 'letters'))).toEqual(['2']);
      expect(await found(index, item('identifiers', 'pmc19'))).toEqual(['1']);
      expect(await found(index, item('identifiers', 'gse8'))).toEqual(['1']);
      expect(await found(index, { type: 'phrase', fields: ['grants'], text: 'wellcome trust' })).toEqual(['1']);
      expect(await found(index, { type: 'phrase', fields: ['interests'], text: 'no fees' })).toEqual(['1']);
      // Whole items have no words.
      const words = { type: 'match', fields: ['particulars', 'qualifiedMesh'], operator: 'or', fuzziness: 0 } as const;
      expect(await found(index, { ...words, text: 'asthma 19 kari' })).toEqual([]);
    });

    it('finds substances whole, and affiliations by their words', async () => {
      const index = await holding(ARTICLES);
      expect(await found(index, item('substances', 'aspirin'))).toEqual(['2']);
      expect(await found(index, item('substances', 'R16CO5Y76E'))).toEqual(['2']);
      expect(await found(index, { type: 'phrase', fields: ['affiliations'], text: 'Odense, Denmark' })).toEqual(['2']);
      expect(await found(index, { type: 'phrase', fields: ['affiliations'], text: 'Denmark Aarhus' })).toEqual([]);
    });

    it('finds one of thousands of whole items', async () => {
      const index = await holding(ARTICLES);
      const others = Array.from({ length: 3000 }, (_, number) => `No heading ${number}`);
      const anyOf = (...texts: string[]): Query => ({ type: 'anyItem', fields: ['mesh', 'keywords'], texts });
      expect(await found(index, anyOf(...others, 'dementia, vascular'))).toEqual(['2']);
      expect(await found(index, anyOf('Diabetes mellitus type 2', ...others, 'child', 'child'))).toEqual(['2', '1']);
      expect(await found(index, anyOf('dementia', '', ' – '))).toEqual([]);
      expect(await found(index, anyOf())).toEqual([]);
      expect(await found(index, { type: 'not', query: anyOf('Drug Therapy') })).toEqual(['1']);
      expect(await found(index, { type: 'anyItem', fields: [], texts: ['child'] })).toEqual([]);
      const texts = Array.from({ length: 200_001 }, () => 'child');
      await expect(index.search(requestFor({ type: 'anyItem', fields: ['mesh'], texts }))).rejects.toMatchObject({
        detail: { code: 'literature/query-too-wide' },
      });
    });

    it('refuses first letters that stand for too many words', async () => {
      const index = await holding(ARTICLES);
      await expect(index.search(requestFor(item('mesh', 'ch', 'letters')))).rejects.toMatchObject({
        detail: { code: 'literature/query-too-wide' },
      });
    });
  });
}

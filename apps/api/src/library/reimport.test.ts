import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { hasMoreAuthors, writeBibtex, writeNbib, writeRis, type ExportedReference } from '@footnote/domain';
import { unusualReferences } from '@footnote/domain/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { known, markedAbstract, namesOf, plain, sayPages } from './expected-values.fixtures.ts';
import { hasRealArticles, realReferences, starterReferences } from './exported-articles.fixtures.ts';
import { readMedline } from './medline-reader.fixtures.ts';
import { readLikeJabRef, readLikeRispy } from './ris-readers.fixtures.ts';

const isWholeBook = (reference: ExportedReference) => writeRis([reference]).startsWith('TY  - BOOK');

const nameSchema = z.object({
  family: z.string().optional(),
  given: z.string().optional(),
  literal: z.string().optional(),
});
const cslSchema = z.array(
  z.object({
    title: z.string().optional(),
    abstract: z.string().optional(),
    DOI: z.string().optional(),
    PMID: z.string().optional(),
    'container-title': z.string().optional(),
    volume: z.string().optional(),
    issue: z.string().optional(),
    page: z.string().optional(),
    author: z.array(nameSchema).default([]),
    issued: z.object({ 'date-parts': z.array(z.array(z.number())) }).optional(),
  }),
);

/** The date as far as the index knows it, in the parts of CSL. */
function datePartsOf({ publication_date }: ExportedReference): number[] | undefined {
  const [year, month = 0, day = 0] = publication_date.split('-').map(Number);
  if (year === undefined || year === 0) return undefined;
  if (month < 1 || month > 12) return [year];
  return day < 1 || day > 31 ? [year, month] : [year, month, day];
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);

/** Volume, issue and pages of an item, checked against the reference it came from. */
function expectPlace(item: z.infer<typeof cslSchema>[number] | undefined, { record }: ExportedReference): void {
  expect([item?.volume, item?.issue]).toEqual([known(record?.volume ?? ''), known(record?.issue ?? '')]);
  const whole = sayPages(record?.pages, [item?.page]);
  expect(whole || sayPages(record?.pages, item?.page?.split(/-(?=[^-]*$)/) ?? [])).toBe(true);
}

describe.each([
  ['unusual references', async () => unusualReferences],
  ['the starter collection', starterReferences],
  ['real MEDLINE files', hasRealArticles ? realReferences : async () => []],
] as const)('%s', (name, load) => {
  let references: readonly ExportedReference[] = [];
  beforeAll(async () => {
    references = await load();
  });
  const skipped = name.startsWith('real') && !hasRealArticles;

  it.skipIf(skipped)('come back from RIS as rispy reads it', () => {
    const records = readLikeRispy(writeRis(references));
    expect(records).toHaveLength(references.length);
    for (const [index, reference] of references.entries()) {
      const record = records[index] ?? {};
      expect(record['TI']).toBe(known(reference.title));
      expect(record['AB']).toBe(known(markedAbstract(reference)));
      expect(record['DO']).toBe(known(reference.doi));
      expect(record['AN']).toBe(reference.pmid);
      expect(record['UR']).toEqual(reference.url === '' ? undefined : [reference.url]);
      expect(record['PY'] ?? '').toBe(reference.publication_date.slice(0, 4));
      expect(record['T2']).toBe(isWholeBook(reference) ? undefined : known(reference.journal));
      expect(record['VL']).toBe(known(reference.record?.volume ?? ''));
      expect(record['IS']).toBe(plain(reference.record?.issue ?? ''));
      expect(record['SN']).toBe(known(reference.record?.journal.issn ?? ''));
      expect(sayPages(reference.record?.pages, [textOf(record['SP']), textOf(record['EP'])])).toBe(true);
      expect(record['AU'] ?? []).toEqual(
        namesOf(reference).map(({ lastname, firstname }) => plain(`${plain(lastname)}, ${plain(firstname)}`)),
      );
    }
  });

  it.skipIf(skipped)('come back from RIS as JabRef reads it', () => {
    const entries = readLikeJabRef(writeRis(references));
    expect(entries).toHaveLength(references.length);
    for (const [index, reference] of references.entries()) {
      const { fields = {}, authors = [] } = entries[index] ?? {};
      // JabRef writes every long dash as hyphens.
      const kept = (text: string) => known(text)?.replaceAll('–', '-').replaceAll(/[—―]/g, '--');
      expect(fields['title']).toBe(kept(reference.title));
      expect(fields['abstract']).toBe(kept(markedAbstract(reference)));
      expect(fields['doi']?.toLowerCase()).toBe(kept(reference.doi)?.toLowerCase());
      expect(fields['url']).toBe(kept(reference.url));
      expect(fields['year']).toBe(known(reference.publication_date.slice(0, 4)));
      expect(fields['number']).toBe(kept(reference.record?.issue ?? ''));
      expect(fields['volume']).toBe(kept(reference.record?.volume ?? ''));
      expect(fields['issn']).toBe(kept(reference.record?.journal.issn ?? ''));
      expect(sayPages(reference.record?.pages, fields['pages']?.split('--') ?? [])).toBe(true);
      expect(fields['journal']).toBe(isWholeBook(reference) ? undefined : kept(reference.journal));
      // JabRef knows no groups: "and" in the name of one begins the next author.
      const parted = namesOf(reference).flatMap(({ lastname, firstname }) => `${lastname} ${firstname}`.split(' and '));
      expect(authors).toHaveLength(parted.length);
    }
  });

  it.skipIf(skipped)('come back from RIS as Citation.js reads it', () => {
    const items = cslSchema.parse(plugins.input.chain(writeRis(references), { forceType: '@ris/file' }));
    expect(items).toHaveLength(references.length);
    for (const [index, reference] of references.entries()) {
      const item = items[index];
      expect(item?.title).toBe(known(reference.title));
      expect(item?.abstract).toBe(known(markedAbstract(reference)));
      expect(item?.DOI).toBe(known(reference.doi));
      expect(item?.issued?.['date-parts'][0]).toEqual(datePartsOf(reference));
      expect(item?.author).toHaveLength(namesOf(reference).length);
      expectPlace(item, reference);
      expect(item?.['container-title']).toBe(isWholeBook(reference) ? undefined : known(reference.journal));
    }
  });

  it.skipIf(skipped)('come back from BibTeX as Citation.js reads it', () => {
    const items = cslSchema.parse(plugins.input.chain(writeBibtex(references), { forceType: '@biblatex/text' }));
    expect(items).toHaveLength(references.length);
    for (const [index, reference] of references.entries()) {
      const item = items[index];
      expect(item?.title).toBe(known(reference.title));
      expect(item?.abstract).toBe(known(markedAbstract(reference)));
      expect(item?.PMID).toBe(reference.pmid);
      expect(item?.DOI).toBe(known(reference.doi)?.replaceAll('{', '%7B').replaceAll('}', '%7D'));
      // Citation.js takes BibTeX's word for authors that are not named for a name.
      const unnamed = hasMoreAuthors(reference) ? [{ family: 'others' }] : [];
      expect(item?.author).toHaveLength(namesOf(reference).length + unnamed.length);
      expect(item?.author.slice(namesOf(reference).length)).toEqual(unnamed);
      expectPlace(item, reference);
      expect(item?.['container-title']).toBe(isWholeBook(reference) ? undefined : known(reference.journal));
    }
  });

  it.skipIf(skipped)('come back from NBIB', () => {
    const records = readMedline(writeNbib(references));
    expect(records).toHaveLength(references.length);
    for (const [index, reference] of references.entries()) {
      const record = records[index];
      const one = (tag: string) => record?.get(tag)?.join('|');
      expect(one('PMID')).toBe(reference.pmid);
      expect(one('TI')).toBe(known(reference.title));
      expect(one('AB')).toBe(known(markedAbstract(reference)));
      const { volume = '', issue = '', pages = '', pii = '' } = reference.record ?? {};
      const identifiers = [
        pii === '' ? '' : `${plain(pii)} [pii]`,
        reference.doi === '' ? '' : `${reference.doi} [doi]`,
      ];
      expect(record?.get('AID') ?? []).toEqual(identifiers.filter((identifier) => identifier !== ''));
      expect([one('VI'), one('IP'), one('PG')]).toEqual([known(volume), known(issue), known(pages)]);
      expect(one('DP')?.slice(0, 4) ?? '').toBe(reference.publication_date.slice(0, 4));
      expect([...(record?.get('FAU') ?? []), ...(record?.get('CN') ?? [])]).toHaveLength(namesOf(reference).length);
    }
  });
});

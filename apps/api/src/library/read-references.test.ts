import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  exportedSavedReference,
  LIBRARY_LIMITS,
  writeBibtex,
  writeNbib,
  writeRis,
  cslItems,
  type SavedReference,
} from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { readReferences } from './adapters/read-references.ts';
import { readBib } from './bib-reader.fixtures.ts';

const shared = join(process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data'), 'ris');
const skipped = !existsSync(shared);
const files = (pattern: string) => (skipped ? [] : globSync(join(shared, pattern)).toSorted());
const read = (text: string, format: 'auto' | 'ris' | 'nbib' | 'bibtex' | 'csl-json' | 'pmids' = 'auto') =>
  readReferences({ format, text });

const plain = (text = '') =>
  text
    .replaceAll(/,\s*/g, ', ')
    .replaceAll(/[\s{}\\]+/g, ' ')
    .replaceAll(/[—–]|--?/g, '-')
    .trim();
const numberOf = (name: string) => (/^\d{4}/.exec(name) ?? [''])[0];

/** All that was read of a record as one text: what a field of ours does not hold must stand in another. */
function everythingOf(reference: SavedReference | undefined): string {
  return plain(JSON.stringify(reference ?? null).replaceAll(String.raw`\n`, ' '));
}

const HELD = ['volume', 'issn', 'publisher', 'doi', 'refid', 'address', 'series', 'language', 'year', 'number'];

/** Values that are kept in another form: types, dates and addresses. */
const REWRITTEN = /^(?:JOUR|\d{4}\/.*|.*; ?http.*|http\S+)$/;

describe.skipIf(skipped)('the suites of other reference managers', () => {
  // A file without a beginning, for which its own suite expects nothing.
  const paired = files('jabref/RisImporterTest*.ris').filter((file) => existsSync(file.replace(/ris$/, 'bib')));

  it.each(paired.map((file) => [basename(file), file]))('keeps all that %s holds', async (_name, file) => {
    const text = readFileSync(file, 'utf8');
    const { references, unread } = await read(text, 'ris');
    expect(unread).toEqual([]);
    const expected = readBib(readFileSync(file.replace(/ris$/, 'bib'), 'utf8'));
    expect(references).toHaveLength(expected.length);
    for (const [index, { fields }] of expected.entries()) {
      const reference = references[index]?.reference;
      const everything = everythingOf(reference);
      for (const name of HELD.filter((held) => fields[held])) expect(everything).toContain(plain(fields[name]));
      for (const page of (fields['pages'] ?? '').split('--')) expect(plain(reference?.pages)).toContain(plain(page));
      for (const author of (fields['author'] ?? '').split(' and '))
        expect(everything).toContain(plain(author.split(',')[0]).split(' ').at(-1));
      const isDated = fields['year'] !== undefined && reference?.publicationDate !== '';
      expect(isDated ? numberOf(reference?.publicationDate ?? '') : fields['year']).toBe(fields['year']);
    }
  });

  it('keeps every value of every tag, whatever stands around them', async () => {
    for (const file of files(
      'rispy/example_{basic,bom,full,full_without_whitespace,full_write,urls,multiline,empty_tag,starting_newlines,utf_chars,extraneous_data,single_unknown_tag,multi_unknown_tags}.ris',
    )) {
      const text = readFileSync(file, 'utf8');
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const { references, unreadTotal } = await read(text, 'ris');
      const kept = plain(
        JSON.stringify(references)
          .replaceAll(String.raw`\n`, ' ')
          .replaceAll(String.raw`\"`, '"'),
      );
      const lines = text.split(/\r\n|[\r\n]/).flatMap((line) => /^[A-Z][A-Z0-9] {2}- (\S.*)$/.exec(line)?.[1] ?? []);
      expect(references.length + unreadTotal).toBeGreaterThan(0);
      const missing = (references.length > 0 ? lines : [])
        .filter((value) => !REWRITTEN.test(value.trim()) && !value.includes('doi.org'))
        .filter(
          (value) =>
            !plain(value)
              .split(', ')
              .every((part) => kept.includes(part)),
        );
      expect([basename(file), missing]).toEqual([basename(file), []]);
    }
  });

  it('reads the tagged MEDLINE format', async () => {
    const file = readFileSync(join(shared, 'jabref/MedlinePlainImporterTestCompleteEntry.txt'), 'utf8');
    const { references, unread, format } = await read(file);
    expect([format, unread]).toEqual(['nbib', []]);
    expect(references[0]?.reference).toMatchObject({
      pmid: '20481061',
      title:
        'From danger and motherhood to health and beauty: health advice for the factory girl in early twentieth-century Britain.',
      abstract: 'Lorem ipsum abstract',
      authors: [
        { lastname: 'Long', firstname: 'Vicky' },
        { lastname: 'Marland', firstname: 'Hilary' },
      ],
      journal: '20 century British history',
      journalAbbreviation: '20 Century Br Hist',
      issn: '0955-2359',
      volume: '20',
      issue: '4',
      pages: '454-81',
      publicationDate: '2009',
      language: 'eng',
    });
    expect(references[0]?.reference.others).toContainEqual({ name: 'PMC', value: 'PMC4513071' });
    const many = readFileSync(join(shared, 'jabref/MedlinePlainImporterTestMultipleEntries.txt'), 'utf8');
    expect(await read(many, 'nbib')).toMatchObject({
      references: [
        { reference: { pmid: '20481061' } },
        { reference: { title: 'This is a Testtitle', publicationDate: '2010-06' } },
        { reference: { pmid: '22664220', doi: '' } },
        { reference: { pmid: '22664238', journal: 'Inproceedings book title' } },
        { reference: { pmid: '96578310' } },
        { reference: { pmid: '45984220' } },
      ],
      unread: [
        { line: 53, reason: 'not-a-record' },
        { line: 55, reason: 'nothing-to-know-it-by' },
        { line: 56, reason: 'not-a-record', text: 'TI-' },
      ],
    });
  });

  it('reads every BibTeX file', async () => {
    for (const file of files('jabref/*.bib')) {
      const text = readFileSync(file, 'utf8');
      const expected = readBib(text).filter(({ fields }) => fields['title'] ?? fields['doi'] ?? fields['pmid']);
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const { references, unread } =
        expected.length === 0 ? { references: [], unread: [] } : await read(text, 'bibtex');
      expect([
        basename(file),
        references.length,
        unread.filter(({ reason }) => reason !== 'nothing-to-know-it-by'),
      ]).toEqual([basename(file), expected.length, []]);
      for (const [index, { fields }] of expected.entries()) {
        const reference = references[index]?.reference;
        const year = /^\d{4}$/.test(fields['year'] ?? '') ? fields['year'] : reference?.publicationDate.slice(0, 4);
        const pmid = /^\d+$/.test(fields['pmid'] ?? '') ? fields['pmid'] : reference?.pmid;
        expect([reference?.volume, reference?.publicationDate.slice(0, 4), reference?.pmid]).toEqual([
          fields['volume'] ?? reference?.volume,
          year,
          pmid,
        ]);
      }
    }
  });
});

const COMPLETE: SavedReference = {
  kind: 'article',
  pmid: '31535829',
  doi: '10.1056/nejmoa1911303',
  title: 'Dapagliflozin in patients with heart failure & <reduced> “ejection” fraction 50%',
  abstract: 'BACKGROUND: One {two} 5 % of them. RESULTS: p<0.001 & more_so.',
  authors: [
    { lastname: 'McMurray', firstname: 'John' },
    { lastname: 'Ödön von Horváth', firstname: 'Łukasz' },
    { lastname: 'DAPA-HF Trial Committees and Investigators', firstname: '' },
  ],
  journal: 'The New England journal of medicine',
  journalAbbreviation: '',
  issn: '1533-4406',
  publisher: '',
  volume: '381',
  issue: '21',
  pages: '1995-2008',
  pii: '',
  publicationDate: '2019-11-21',
  language: 'eng',
  url: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
  keywords: ['Heart failure', 'SGLT2'],
  others: [],
};
const UNKNOWN_TO_PUBMED: SavedReference = { ...COMPLETE, pmid: '', url: 'https://example.org/a_b?c=d&e=f' };

describe('what leaves the library', () => {
  const KEPT = [
    'pmid',
    'doi',
    'title',
    'abstract',
    'journal',
    'issn',
    'volume',
    'issue',
    'pages',
    'publicationDate',
    'url',
    'keywords',
  ] as const;

  it.each([
    ['RIS', (reference: SavedReference) => writeRis([exportedSavedReference(reference, 'x')]), KEPT],
    [
      'NBIB',
      (reference: SavedReference) => writeNbib([exportedSavedReference(reference, 'x')]),
      KEPT.filter((field) => field !== 'url'),
    ],
    [
      'BibTeX',
      (reference: SavedReference) => writeBibtex([exportedSavedReference(reference, 'x')]),
      KEPT.filter((field) => field !== 'publicationDate'),
    ],
    [
      'CSL-JSON',
      (reference: SavedReference) => JSON.stringify(cslItems([exportedSavedReference(reference, 'x')])),
      KEPT,
    ],
  ] as const)('comes back from %s field by field', async (_name, write, fields) => {
    for (const reference of [COMPLETE, UNKNOWN_TO_PUBMED]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { references, unread } = await read(write(reference));
      expect(unread).toEqual([]);
      expect(references).toHaveLength(1);
      for (const field of fields) expect([field, references[0]?.reference[field]]).toEqual([field, reference[field]]);
      expect(references[0]?.reference.authors.map(({ lastname }) => lastname)).toEqual(
        reference.authors.map(({ lastname }) => lastname),
      );
    }
  });
});

describe('files that are damaged or meant to harm', () => {
  it('lists what could not be read with its line, and takes in the rest', async () => {
    const ris = 'Provider: Somebody\n\nTY  - JOUR\nTI  - One\nER  - \n\nTY  - JOUR\nAU  - Nobody, N\nER  - \n';
    expect(await read(ris)).toMatchObject({
      references: [{ line: 3, reference: { title: 'One' } }],
      unread: [
        { line: 1, reason: 'not-a-record', text: 'Provider: Somebody' },
        { line: 7, reason: 'nothing-to-know-it-by' },
      ],
      unreadTotal: 2,
    });
    const bib =
      '@article{a,\n title = {One},\n year = 2001\n}\n\n@article{b,\n title = {Two\n\n@article{c, title = {Three}}\n';
    expect(await read(bib)).toMatchObject({
      references: [
        { line: 1, reference: { title: 'One' } },
        { line: 9, reference: { title: 'Three' } },
      ],
      unread: [{ line: 6, reason: 'not-well-formed' }],
    });
    const json =
      '[{"title":"One"},\n{"title":"Two",,},\n{"id":3},\n {"title":"Four","issued":{"date-parts":[["2001",5]]}}]';
    expect(await read(json)).toMatchObject({
      references: [{ line: 1 }, { line: 4, reference: { title: 'Four', publicationDate: '2001-05' } }],
      unread: [
        { line: 2, reason: 'not-well-formed' },
        { line: 3, reason: 'nothing-to-know-it-by' },
      ],
    });
    expect(await read('PMID: 31535829, 7;\n(12)\nhttps://pubmed.ncbi.nlm.nih.gov/33/ abc -5 0')).toMatchObject({
      references: ['31535829', '7', '12', '33'].map((pmid) => ({ reference: { pmid } })),
      unread: [
        { line: 3, text: 'abc' },
        { line: 3, text: '-5' },
        { line: 3, text: '0' },
      ],
    });
  });

  it('reads macros of a BibTeX file, and an @ in a text', async () => {
    const bib =
      '@string{nejm = "N Engl J Med"}\n@article{a, title={Mail\n@home{1} of it}, journal = nejm}\n@comment{x}\n';
    expect(await read(bib)).toMatchObject({
      references: [{ line: 2, reference: { title: 'Mail @home1 of it', journal: 'N Engl J Med' } }],
      unread: [],
    });
  });

  it.each([
    ['records without end', 'TY  - JOUR\nTI  - x\n'.repeat(60_000)],
    ['ends without records', 'ER  - \n'.repeat(200_000)],
    ['one long line', `TY  - JOUR\nTI  - ${'x'.repeat(2_000_000)}\nER  - \n`],
    ['braces that never close', '@article{a,\n'.repeat(100_000)],
    ['brackets that never close', '[{"a":'.repeat(300_000)],
    ['brackets alone', '[{}'.padEnd(1_000_000, ',{}')],
    ['PMIDs in plenty', '1 '.repeat(500_000)],
    ['nothing to read', ' \n\0\uD800 '],
    ['hyphens', 'PMID- 1\nTI  - x\n'.repeat(50_000)],
    ['addresses in a title', `TY  - JOUR\nTI  - x\nUR  - ${'https://'.repeat(50_000)}\nER  - `],
  ])('ends on %s, and keeps no more than it may', async (_name, text) => {
    const { references, unread, unreadTotal } = await read(text);
    expect(references.length).toBeLessThanOrEqual(LIBRARY_LIMITS.importRecords);
    expect(unread.length).toBeLessThanOrEqual(LIBRARY_LIMITS.unreadShown);
    expect(unreadTotal).toBeGreaterThanOrEqual(unread.length);
  });
});

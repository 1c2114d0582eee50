import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBib } from './bib-reader.fixtures.ts';
import { readMedline } from './medline-reader.fixtures.ts';
import { readLikeJabRef, readLikeRispy } from './ris-readers.fixtures.ts';

const shared = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data');
const jabRef = join(shared, 'ris/jabref');
const rispy = join(shared, 'ris/rispy');
const isThere = existsSync(jabRef) && existsSync(rispy);
const listed = (folder: string, pattern: RegExp) =>
  isThere ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
const spaced = (text: string | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

describe.skipIf(!isThere)('readers that judge exports (need the shared data)', () => {
  const suites = listed(jabRef, /^RisImporterTest.*\.ris$/).filter((name) =>
    existsSync(join(jabRef, name.replace('.ris', '.bib'))),
  );

  it.each(suites)('reads %s as JabRef does', (name) => {
    const entries = readLikeJabRef(readFileSync(join(jabRef, name), 'utf8'));
    const expected = readBib(readFileSync(join(jabRef, name.replace('.ris', '.bib')), 'utf8'));
    const compared = [
      'title',
      'journal',
      'year',
      'month',
      'volume',
      'number',
      'pages',
      'issn',
      'doi',
      'url',
      'abstract',
      'database',
      'comment',
    ];
    const facts = (fields: Record<string, string>, authors: string[]) => ({
      authors,
      ...Object.fromEntries(compared.map((field) => [field, spaced(fields[field])])),
    });
    expect(entries.map(({ fields, authors }) => facts(fields, authors))).toEqual(
      expected.map(({ fields }) => facts(fields, spaced(fields['author'])?.split(' and ') ?? [])),
    );
  });

  it.each(
    listed(rispy, /^example_(basic|bom|full|full_without_whitespace|multiline|starting_newlines|utf_chars)\.ris$/),
  )('reads every record of %s', (name) => {
    const text = readFileSync(join(rispy, name), 'utf8');
    const records = readLikeRispy(text);
    expect(records.length).toBe(text.match(/^\uFEFF?\s*TY {2}-/gm)?.length);
    expect(records.every((record) => Object.keys(record).length > 1)).toBe(true);
  });

  it.each(listed(jabRef, /^MedlinePlainImporterTest(CompleteEntry|DOI)\.txt$/))('reads %s as JabRef does', (name) => {
    const [record] = readMedline(readFileSync(join(jabRef, name), 'utf8'));
    const [expected] = readBib(readFileSync(join(jabRef, name.replace('.txt', '.bib')), 'utf8'));
    const { fields = {} } = expected ?? {};
    expect({
      pmid: record?.get('PMID')?.[0],
      title: record?.get('TI')?.[0],
      authors: record?.get('FAU')?.join(' and '),
      journal: record?.get('JT')?.[0],
      volume: record?.get('VI')?.[0],
      issue: record?.get('IP')?.[0],
      pages: record?.get('PG')?.[0],
    }).toEqual({
      pmid: fields['pmid'],
      title: spaced(fields['title']),
      authors: spaced(fields['author']),
      journal: fields['journal'],
      volume: fields['volume'],
      issue: fields['number'] ?? fields['issue'],
      pages: fields['pages'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { bookReferences, fullRecord, hostileReference } from '../hostile-references.fixtures.ts';
import { writeNbib } from './write-nbib.ts';

describe('writeNbib', () => {
  it('writes what the index knows, as PubMed does', () => {
    const authors = [
      { lastname: 'Example Jr', firstname: 'Ida-Lou B' },
      { lastname: 'The Example Group', firstname: '' },
    ];
    const reference = { ...dapaHfCitation, title: 'Title', abstract: 'Text', summarised: false, authors };
    expect(writeNbib([{ ...reference, record: fullRecord }]).split('\r\n')).toEqual([
      'PMID- 31535829',
      'IS  - 1234-5678 (Linking)',
      'VI  - 381',
      'IP  - 21',
      'DP  - 2019 Nov 21',
      'TI  - Title',
      'PG  - 1995-2008',
      'LID - S1234-5678(19)00001-2 [pii]',
      `LID - ${dapaHfCitation.doi} [doi]`,
      'AB  - Text',
      'FAU - Example, Ida-Lou B Jr',
      'AU  - Example ILB Jr',
      'CN  - The Example Group',
      'LA  - ger',
      'PT  - Journal Article',
      'PT  - Randomized Controlled Trial',
      'TA  - J Ex',
      `JT  - ${dapaHfCitation.journal}`,
      'MH  - *Heart Failure/drug therapy/mortality',
      'MH  - Humans',
      'AID - S1234-5678(19)00001-2 [pii]',
      `AID - ${dapaHfCitation.doi} [doi]`,
      '',
    ]);
  });

  it('always says what kind of record it is, and parts records by an empty line', () => {
    const text = writeNbib([dapaHfCitation, ...bookReferences]);
    expect(text.split('\r\n\r\n')).toHaveLength(3);
    expect(text).toMatch(/^PT {2}- Journal Article\r$/m);
    expect(text).toMatch(/^BTI - A Book of Examples\.\r\nPB {2}- Example & Sons\r$/m);
  });

  it('breaks long texts at 88 characters, and lets no value forge a field', () => {
    const lines = writeNbib([hostileReference]).split('\r\n');
    expect(lines.every((line) => line === '' || /^([A-Z]{2,4} *- | {6})\S/.test(line))).toBe(true);
    expect(lines.filter((line) => line.startsWith('PMID-'))).toEqual(['PMID- 41']);
    const long = writeNbib([{ ...dapaHfCitation, abstract: 'word '.repeat(400) + 'x'.repeat(300) }]).split('\r\n');
    expect(long.filter((line) => line.length > 88 && !line.includes('xxx'))).toEqual([]);
    expect(long).toContain(`      ${'x'.repeat(300)}`);
  });

  it('leaves out documents', () => {
    expect(writeNbib([pdfCitation])).toBe('');
  });
});

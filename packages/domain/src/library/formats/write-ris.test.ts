import { describe, expect, it } from 'vitest';
import { dapaHfCitation } from '../../literature/starter-citations.fixtures.ts';
import { pdfCitation } from '../../literature/unusual-citations.fixtures.ts';
import { bookReferences, fullRecord, hostileReference } from '../hostile-references.fixtures.ts';
import { writeRis } from './write-ris.ts';

describe('writeRis', () => {
  it('writes the fields of the specification and the PMID, a line each', () => {
    const reference = {
      ...dapaHfCitation,
      abstract: 'BACKGROUND: One.\nRESULTS: Two.',
      authors: [
        { lastname: 'McMurray', firstname: 'John J V' },
        { lastname: 'DAPA-HF Trial Committees and Investigators', firstname: '' },
      ],
      summarised: false,
      record: fullRecord,
    };
    expect(writeRis([reference]).split('\r\n')).toEqual([
      'TY  - JOUR',
      `TI  - ${dapaHfCitation.title}`,
      'AU  - McMurray, John J V',
      'AU  - DAPA-HF Trial Committees and Investigators,',
      `T2  - ${dapaHfCitation.journal}`,
      `JF  - ${dapaHfCitation.journal}`,
      'J2  - J Ex',
      'VL  - 381',
      'SP  - 1995',
      'EP  - 2008',
      'SN  - 1234-5678',
      'Y1  - 2019/11/21/',
      'PY  - 2019',
      'DA  - 2019/11/21/',
      'AB  - BACKGROUND: One. RESULTS: Two.',
      `DO  - ${dapaHfCitation.doi}`,
      'UR  - https://pubmed.ncbi.nlm.nih.gov/31535829/',
      'AN  - 31535829',
      'IS  - 21',
      'DB  - PubMed',
      'DP  - U.S. National Library of Medicine',
      'ER  - ',
      '',
      '',
    ]);
  });

  it('keeps pages that are no range in one piece, and no issue empty after the PMID', () => {
    const record = { ...fullRecord, pages: '986-8; discussion 988-90', issue: '' };
    const text = writeRis([{ ...dapaHfCitation, record }]);
    expect(text).toContain('\r\nSP  - 986-8; discussion 988-90\r\nSN  - ');
    expect(text).toContain('\r\nAN  - 31535829\r\nIS  - \r\n');
  });

  it('leaves out documents, and what is not known', () => {
    expect(writeRis([pdfCitation])).toBe('');
    expect(writeRis([])).toBe('');
    const bare = writeRis([{ ...dapaHfCitation, publication_date: '', date: '', doi: '', abstract: '', authors: [] }]);
    expect(bare).not.toMatch(/^(AU|PY|Y1|DA|DO|AB|J2|VL|SP|EP|SN) {2}-/m);
  });

  it('lets no value forge a field, a record or the end of one', () => {
    const lines = writeRis([hostileReference]).split('\r\n');
    expect(lines.filter((line) => line.startsWith('ER'))).toEqual(['ER  - ']);
    expect(lines.filter((line) => line !== '').every((line) => /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(true);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(writeRis([hostileReference]).replaceAll('\r\n', '')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u2028\u2029]/);
    expect(lines).toContain('N1  - This article has been retracted.');
  });

  it.each([
    ['2019-11-21', '2019/11/21/'],
    ['2019-11', '2019/11//'],
    ['2019', '2019///'],
    ['2019-00-00', '2019///'],
  ])('writes the date %s as %s', (publication_date, written) => {
    const text = writeRis([{ ...dapaHfCitation, publication_date }]);
    expect(text).toContain(`Y1  - ${written}\r\nPY  - 2019\r\nDA  - ${written}\r\n`);
  });

  it('tells books and chapters from articles', () => {
    const [whole = '', chapter = ''] = writeRis(bookReferences).split('ER  - ');
    expect(whole).toMatch(/^TY {2}- BOOK\r\n[^]*\r\nPB {2}- Example & Sons\r\n/);
    expect(whole).not.toMatch(/^(T2|BT|JF) /m);
    expect(chapter).toMatch(/TY {2}- CHAP\r\n[^]*\r\nT2 {2}- A Book of Examples\.\r\nBT {2}- A Book of Examples\.\r\n/);
  });
});

import { describe, expect, it } from 'vitest';
import { writeRis } from '../formats/write-ris.ts';
import { exportedSavedReference } from '../saved/exported-saved-reference.ts';
import type { SavedReference } from '../saved/saved-reference.schema.ts';
import { readCslJson } from './read-csl-json.ts';
import { readNbib } from './read-nbib.ts';
import type { ReadRecords } from './read-records.ts';
import { readRis } from './read-ris.ts';

const SICI = '10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2';

const all = ({ references }: ReadRecords) => references.map(({ reference }) => reference);
const ris = (...fields: string[]) => ['TY  - JOUR', 'TI  - A trial', ...fields, 'ER  - '].join('\n');
const written = (reference: SavedReference | undefined) =>
  reference === undefined ? '' : writeRis([exportedSavedReference(reference, 'one')]);

describe('reading references', () => {
  it('takes a DOI whole, whatever signs it has, and no more than the DOI of an address', () => {
    expect(all(readRis(ris(`DO  - doi:${SICI}`)))).toMatchObject([{ doi: SICI }]);
    expect(all(readNbib(`PMID- 7\nTI  - A trial\nLID - ${SICI} [doi]\n`))).toMatchObject([{ doi: SICI }]);
    expect(all(readCslJson(JSON.stringify({ title: 'A trial', DOI: SICI })))).toMatchObject([{ doi: SICI }]);
    expect(all(readRis(ris('UR  - <a href="https://doi.org/10.1/x">')))).toMatchObject([{ doi: '' }]);
    expect(all(readRis(ris('UR  - <https://doi.org/10.1000/x>')))).toMatchObject([{ doi: '10.1000/x' }]);
  });

  it('begins a record of RIS at its type where the end of the one before is missing', () => {
    const text = 'TY  - JOUR\nTI  - One\nTY  - JOUR\nTI  - Two\nTY  - BOOK\nT1  - Three\n';
    expect(readRis(text).references).toMatchObject([
      { line: 1, reference: { title: 'One' } },
      { line: 3, reference: { title: 'Two' } },
      { line: 5, reference: { title: 'Three', kind: 'book' } },
    ]);
  });

  it('goes on with a long note in a further field, and refuses only what would not be the same cut', () => {
    const note = `${'n'.repeat(3_999)}😀${'m'.repeat(5_000)}`;
    const [reference] = all(readRis(ris(`N1  - ${note}`, `KW  - ${'k'.repeat(2_000)}`, `PB  - ${'p'.repeat(3_000)}`)));
    const notes = reference?.others.filter(({ name }) => name === 'N1').map(({ value }) => value) ?? [];
    expect(notes).toHaveLength(3);
    expect(notes.join('')).toBe(note);
    expect(notes.every((one) => one.isWellFormed())).toBe(true);
    const { references, unread } = readRis(ris(`AB  - ${'a'.repeat(100_001)}`));
    expect([references, unread]).toMatchObject([[], [{ reason: 'too-long' }]]);
  });

  it('keeps the number of another database than PubMed, and writes it again', () => {
    const [embase] = all(readRis(ris('AN  - 2012345678', 'DB  - Embase', 'DP  - Ovid', 'U1  - 42', 'IS  - 3')));
    expect(embase).toMatchObject({ pmid: '' });
    for (const line of ['AN  - 2012345678', 'DB  - Embase', 'DP  - Ovid', 'U1  - 42'])
      expect(written(embase)).toContain(`\r\n${line}\r\n`);
    expect(written(embase).match(/IS  - 3/g)).toHaveLength(1);
    const [pubmed] = all(readRis(ris('AN  - 7', 'DB  - PubMed')));
    expect(pubmed).toMatchObject({ pmid: '7', others: [] });
    expect(written(pubmed).match(/(AN|DB)  - /g)).toHaveLength(2);
  });

  it('keeps the type, the editors and the ISBN of CSL-JSON, and writes them as RIS', () => {
    const item = {
      type: 'thesis',
      title: 'A thesis',
      editor: [{ family: 'Roe', given: 'Jane' }, { literal: 'A group' }],
      ISSN: '1234-5678',
      ISBN: '978-3-16-148410-0',
    };
    const [reference] = all(readCslJson(JSON.stringify(item)));
    expect(reference?.others).toContainEqual({ name: 'ISBN', value: '978-3-16-148410-0' });
    expect(written(reference)).toMatch(/^TY {2}- THES\r\n/);
    expect(written(reference)).toContain('ED  - Roe, Jane\r\nED  - A group\r\n');
    expect(all(readCslJson(JSON.stringify({ ...item, ISSN: '' })))).toMatchObject([{ issn: '978-3-16-148410-0' }]);
  });

  it('keeps the name of a first author no longer than an answer holds it', () => {
    const [reference] = all(readRis(ris(`AU  - ${'f'.repeat(3_000)}, ${'g'.repeat(3_000)}`)));
    if (reference === undefined) throw new Error('Nothing was read.');
    expect(exportedSavedReference(reference, 'one').first_author.length).toBeLessThanOrEqual(2_000);
    const long = { ...reference, authors: [{ lastname: 'f'.repeat(2_000), firstname: 'g'.repeat(500) }] };
    expect(exportedSavedReference(long, 'one').first_author).toHaveLength(2_000);
  });
});

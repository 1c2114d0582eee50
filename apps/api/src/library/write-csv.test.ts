import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { arabicCitation, dapaHfCitation } from '@footnote/domain/fixtures';
import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

const shared = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../shared/data');
const payloads = join(shared, 'bad_input/csv-payload.txt');

it('writes a byte-order mark, the columns of the specification, and a line for each reference', () => {
  const lines = writeCsv([dapaHfCitation, { ...arabicCitation, title: 'A "b", c\nd' }]).split('\r\n');
  expect(lines[0]).toBe('\uFEFFpmid,title,first_author,publication_date,journal,ml_type,ml_n,ml_p,ml_i,ml_c,ml_o,ml_b');
  expect(lines[2]).toMatch(/^90000002,"A ""b"", c d",الأحمد س,2022,/);
  expect(lines).toHaveLength(4);
});

it.each(['=1+1', '+1+1', '-1+1', '@SUM(1)', '\t=1+1', '\r=1+1', '＝1+1', '"=1+1', ' =cmd|"/C calc"!A0'])(
  'writes %j so that no spreadsheet runs it as a formula',
  (title) => {
    const fields = { title, journal: title, first_author: title, ml_p: title, ml_i: title };
    const [, row = ''] = writeCsv([{ ...dapaHfCitation, ...fields }]).split('\r\n');
    const cells = [...row.matchAll(/"((?:[^"]|"")*)"|[^,]+/g)].map(([cell, quoted = cell]) => quoted);
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
  },
);

it.skipIf(!existsSync(payloads))('lets no known payload begin a cell (needs the shared data)', () => {
  const cells = readFileSync(payloads, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  expect(cells.length).toBeGreaterThan(5);
  const text = writeCsv(cells.map((title) => ({ ...dapaHfCitation, pmid: '1', title })));
  const rows = text.split('\r\n').slice(1, -1);
  expect(rows).toHaveLength(cells.length);
  expect(rows.filter((row) => /^1,"?[=+\-@\t＝＋－＠]/.test(row))).toEqual([]);
});

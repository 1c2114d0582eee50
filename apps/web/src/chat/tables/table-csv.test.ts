import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableAsCsv } from './table-csv.ts';

const shared = process.env['FOOTNOTE_DATA'] ?? join(import.meta.dirname, '../../../../../../shared/data');
const payloads = join(shared, 'bad_input/csv-payload.txt');

describe('tableAsCsv', () => {
  it('begins with a byte-order mark and quotes what needs it', async () => {
    const csv = await tableAsCsv({
      header: ['Study', 'Effect'],
      rows: [
        ['A "b", c', 'line\nbreak'],
        ['é', ''],
      ],
    });
    expect(csv).toBe('\uFEFFStudy,Effect\r\n"A ""b"", c","line\nbreak"\r\né,\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1', '－1'])(
    'keeps %j from running as a formula',
    async (cell) => {
      const csv = await tableAsCsv({ header: [cell], rows: [] });
      expect(csv.slice(1)).toMatch(/^"?'/);
    },
  );

  it.skipIf(!existsSync(payloads))('lets no known payload begin a cell (needs the shared data)', async () => {
    const cells = readFileSync(payloads, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const csv = await tableAsCsv({ header: ['h'], rows: cells.map((cell) => [cell]) });
    expect(cells.length).toBeGreaterThan(5);
    expect(csv.split('\r\n').filter((line) => /^"?[=+\-@\t＝＋－＠]/.test(line))).toEqual([]);
  });
});

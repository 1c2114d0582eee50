import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPdfReader, type PdfReaderOptions } from '../open-pdf-reader.ts';
import { pdfFile, pdfOfContents } from '../pdf-file.fixtures.ts';
import { scannedContents, scannedFile } from './scan.fixtures.ts';

const LINES = [
  'Effect of zinc on the common cold in adults',
  'We gave 75 mg of zinc acetate a day to 120 adults with a cold.',
  'The cold lasted 4.5 days with zinc and 8.1 days with placebo.',
];
const texts = LINES.map((text, at) => ({ x: 60, y: 700 - 24 * at, text, size: 13 }));
const folder = mkdtempSync(join(tmpdir(), 'footnote-scans-'));
const path = join(folder, 'scan.pdf');

beforeAll(async () => writeFileSync(path, await scannedFile([{ texts }, { texts: [] }])));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(options: PdfReaderOptions, file = path) {
  const reader = openPdfReader({ processes: 1, ...options });
  try {
    return await reader.read(file, { signal: new AbortController().signal });
  } finally {
    await reader.close();
  }
}

describe('a scan', () => {
  it('has no text where none is recognised', async () => {
    expect(await read({})).toMatchObject({ ok: false, error: { code: 'no-text' } });
  });

  it('is read as it is printed, each word in its place', async () => {
    const scanned = await read({ recognised: ['en'] });
    const print = join(folder, 'print.pdf');
    writeFileSync(print, pdfFile({ pages: [{ texts }, { texts: [] }] }));
    const printed = await read({}, print);
    if (!scanned.ok || !printed.ok) throw new Error('It was not read.');
    const [page, blank] = scanned.value.pages;
    for (const line of LINES) expect(page?.text).toContain(line);
    expect(blank?.text).toBe('');
    expect(scanned.value.passages.every(({ isRecognised }) => isRecognised)).toBe(true);
    expect(printed.value.passages.some(({ isRecognised }) => isRecognised)).toBe(false);
    const boxes = (value: typeof scanned.value) => value.passages.flatMap((passage) => passage.boxes);
    for (const [at, box] of boxes(printed.value).entries()) {
      const same = boxes(scanned.value)[at];
      expect(Math.abs((same?.left ?? 0) - box.left)).toBeLessThan(6);
      expect(Math.abs((same?.top ?? 0) - box.top)).toBeLessThan(6);
      expect(Math.abs((same?.width ?? 0) - box.width)).toBeLessThan(12);
    }
  });

  it('of more pages than are recognised is too long', async () => {
    const long = join(folder, 'long.pdf');
    writeFileSync(long, await scannedFile([{ texts }, { texts }]));
    const limited = await read({ recognised: ['en'], limits: { recognised: 1 } }, long);
    expect(limited).toMatchObject({ ok: false, error: { code: 'too-large' } });
  });

  it('of more pages than are recognised is read without the last where it has text besides, and blank pages do not count', async () => {
    const mixed = join(folder, 'mixed.pdf');
    const scans = await scannedContents([{ texts: [] }, { texts }, { texts }, { texts: [] }]);
    const print = Buffer.from('BT /F1 10 Tf 1 0 0 1 60 400 Tm (A line of print.) Tj ET');
    writeFileSync(mixed, pdfOfContents([...scans, print]));
    const limited = await read({ recognised: ['en'], limits: { recognised: 1 } }, mixed);
    if (!limited.ok) throw new Error(limited.error.code);
    const [blank, first, second, last, printed] = limited.value.pages.map(({ text }) => text);
    for (const line of LINES) expect(first).toContain(line);
    expect([blank, second, last, printed]).toEqual(['', '', '', 'A line of print.']);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { articleSet, collect, pubmedArticle } from '../medline/medline-xml.fixtures.ts';
import { readInThread } from './read-in-thread.ts';
import { readLiteratureFile } from './read-literature-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'footnote-reading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** More records than may wait between the two threads. */
const RECORDS = 1_000;

function file(name: string, bytes: (whole: Buffer) => Buffer): string {
  const records = Array.from({ length: RECORDS }, (_, number) => pubmedArticle({ pmid: String(number + 1) }));
  const path = join(folder, name);
  writeFileSync(path, bytes(gzipSync(articleSet(records.join('\n')))));
  return path;
}

describe('readInThread', () => {
  it.each([
    ['a whole file', (whole: Buffer) => whole],
    ['a file cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['no text at all', () => Buffer.from('')],
  ])('gives the records of %s as reading it here does, in order', async (name, bytes) => {
    const path = file(name, bytes);
    const counted = { here: 0, there: 0 };
    const here = await collect(readLiteratureFile(path, (count) => (counted.here += count)));
    const there = await collect(readInThread(path, (count) => (counted.there += count)));
    expect(there).toEqual(here);
    expect(counted.there).toBe(counted.here);
  });

  it('gives the failure of a file that is not there', async () => {
    const missing = join(folder, 'nothing.xml.gz');
    const here = await collect(readLiteratureFile(missing, () => {}));
    expect(here).toMatchObject([{ type: 'failure' }]);
    expect(await collect(readInThread(missing, () => {}))).toEqual(here);
  });

  it('reads no further than a little ahead, and ends when nobody takes more', async () => {
    const path = file('left.xml.gz', (whole) => whole);
    for await (const record of readInThread(path, () => {})) {
      expect(record).toMatchObject({ type: 'article', article: { pmid: '1' } });
      break;
    }
  });
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { SOURCE } from './indexed-document.fixtures.ts';
import { openDocumentIndex } from './open-document-index.ts';
import { PASSAGES } from './put-documents.fixtures.ts';

const WRITER = fileURLToPath(new URL('./put-documents.fixtures.ts', import.meta.url));
const ROUNDS = effort({ whole: 30, sample: 3 });

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Puts documents from number `from` on and is killed a random while after the first; gives the last one it reported. */
function putAndKill(from: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      '--conditions=@footnote/source',
      '--no-warnings',
      WRITER,
      folder,
      String(from),
    ]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 200);
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(Math.max(from - 1, ...output.split('\n').slice(0, -1).map(Number))));
  });
}

describe('a document index killed at any moment', () => {
  it('has lost no document it acknowledged, and holds none by half', { timeout: 300_000 }, async () => {
    let last = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await putAndKill(last + 1);
      const index = openDocumentIndex({ folder });
      const { passages } = await index.stats(SOURCE);
      expect(passages % PASSAGES).toBe(0);
      for (let number = Math.max(0, last - 12); number <= last; number += 1) {
        const documents = [`document-${number}`];
        const question = `document${number}`;
        const found = await index.search({ sourceId: SOURCE, question, limit: 1_000, documents });
        const isRemoved = number % 5 === 0 && number + 5 <= last;
        // Of the next one, what was not acknowledged may have been done, too.
        if (!isRemoved && number % 5 === 0 && number + 5 === last + 1 && found.length === 0) continue;
        expect(found).toHaveLength(isRemoved ? 0 : PASSAGES);
        expect(new Set(found.map(({ text }) => /version\d/.exec(text)?.[0])).size).toBe(isRemoved ? 0 : 1);
      }
      await index.close();
    }
    expect(last).toBeGreaterThan(0);
  });
});

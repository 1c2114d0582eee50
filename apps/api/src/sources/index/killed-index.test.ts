import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { testCluster } from '../../../../../packages/literature/src/search/opensearch/test-cluster.fixtures.ts';
import { effort } from '../../../../../tests/support/test-effort.ts';
import type { DocumentIndex } from './document-index.ports.ts';
import { SOURCE } from './indexed-document.fixtures.ts';
import { idsOf, openIndexAt, PASSAGES, putGroup, TOGETHER } from './put-documents.fixtures.ts';

const WRITER = fileURLToPath(new URL('./put-documents.fixtures.ts', import.meta.url));
const ROUNDS = effort({ whole: 30, sample: 3 });
/** A writer is killed within so many milliseconds of its first group. */
const LONGEST = 300;
/** Groups that are looked at again after each kill. */
const LOOKED_AT = 7;
const LONG = { timeout: 300_000 };

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-index-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cluster = process.env['OPENSEARCH_URL'] === undefined ? null : testCluster('killed');

/** Puts groups from number `from` on and is killed a random while after the first; gives the last one it reported. */
function putAndKill(place: string, from: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      '--conditions=@footnote/source',
      '--no-warnings',
      WRITER,
      place,
      String(from),
    ]);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST);
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => resolve(Math.max(from - 1, ...output.split('\n').slice(0, -1).map(Number))));
  });
}

/** Expects each document of a group whole and in one version, or gone. */
async function expectWhole(index: DocumentIndex, group: number, isGone: readonly boolean[]): Promise<void> {
  for (const documentId of idsOf(group)) {
    const question = `group${group}`;
    const found = await index.search({ sourceId: SOURCE, question, limit: 1_000, documents: [documentId] });
    expect(isGone).toContain(found.length === 0);
    expect([0, PASSAGES]).toContain(found.length);
    expect(new Set(found.map(({ text }) => /version\d/.exec(text)?.[0])).size).toBe(found.length === 0 ? 0 : 1);
  }
}

async function expectAcknowledged(index: DocumentIndex, last: number, { isNextDone = false } = {}): Promise<void> {
  for (let group = Math.max(0, last - LOOKED_AT); group <= last; group += 1) {
    const isGone = group % 5 === 0 && group + 5 <= last;
    // Of the next one, what was not acknowledged may have been done, too.
    const mayBeGone = isNextDone && group % 5 === 0 && group + 5 === last + 1;
    await expectWhole(index, group, mayBeGone ? [true, false] : [isGone]);
  }
}

describe('a document index killed at any moment while it puts documents together', () => {
  it('has lost no document it acknowledged, and holds none by half', LONG, async () => {
    let last = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await putAndKill(folder, last + 1);
      const index = await openIndexAt(folder);
      expect((await index.stats(SOURCE)).passages % PASSAGES).toBe(0);
      await expectAcknowledged(index, last, { isNextDone: true });
      await index.close();
    }
    expect(last).toBeGreaterThan(0);
  });

  // The cluster has no transactions: what is put once more, as every document is that was not acknowledged, is whole then.
  it.skipIf(cluster === null)('has lost nothing in a cluster, where what is put once more is whole', LONG, async () => {
    const address = cluster?.address() ?? '';
    let last = -1;
    for (let round = 0; round < ROUNDS; round += 1) {
      last = await putAndKill(address, last + 1);
      const index = await openIndexAt(address);
      last += 1;
      await putGroup(index, last);
      await expectAcknowledged(index, last);
      const removed = Math.floor(last / 5);
      expect(await index.stats(SOURCE)).toEqual({ passages: (last + 1 - removed) * TOGETHER * PASSAGES });
      await index.close();
    }
  });
});

import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openLiteratureIndex } from '@footnote/literature';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDirectory, runProgram, type Program } from '../../app/server-process.fixtures.ts';
import { pubmedRecord, servePubmedFiles, type PubmedFiles } from '../../literature/pubmed-files.fixtures.ts';
import { effort } from '../../../../../tests/support/test-effort.ts';

/** Enough for several batches in every file. */
const RECORDS = effort({ whole: 4_000, sample: 1_500 });
/** Milliseconds after which a sync is killed, one after the other. */
const WAITS = effort({ whole: [900, 1_300, 1_700, 1_100, 1_500], sample: [900, 1_300, 1_700] });
/** Records the importer commits at once. */
const BATCH = 500;

const data = mkdtempSync(join(tmpdir(), 'footnote-data-'));
let files: PubmedFiles;
beforeAll(async () => {
  files = await servePubmedFiles();
  const records = (from: number) =>
    Array.from({ length: RECORDS }, (_, at) => pubmedRecord(from + at, `Walking group ${from + at}`));
  const withdrawn = [1, 2, 3].map((pmid) => `<DeleteCitation><PMID>${pmid}</PMID></DeleteCitation>`);
  files.put('baseline/pubmed26n0001.xml.gz', records(1));
  files.put('baseline/pubmed26n0002.xml.gz', records(100_001));
  files.put('updatefiles/pubmed26n0003.xml.gz', [...records(200_001), ...withdrawn], '2026-01-04');
});
afterAll(async () => {
  await files.close();
  deleteDirectory(data);
});

const sync = (...args: string[]): Program =>
  runProgram('cli/literature.ts', ['sync', ...args, '--json'], {
    FOOTNOTE_DATA_DIR: data,
    FOOTNOTE_PUBMED_URL: files.url,
  });

async function held() {
  const index = await openLiteratureIndex({ path: join(data, 'literature.sqlite') });
  const [{ articles }, applied] = await Promise.all([index.stats(), index.appliedFiles()]);
  await index.close();
  return { articles, applied: applied.map(({ name }) => Number(/n(\d+)/.exec(name)?.[1])) };
}

/** Files are applied whole and in order; of the next one there may be whole batches. */
function expectSound({ articles, applied }: { articles: number; applied: number[] }): void {
  expect(applied).toEqual([1, 2, 3].slice(0, applied.length));
  if (applied.length === 3) return;
  expect(articles).toBeGreaterThanOrEqual(applied.length * RECORDS);
  expect(articles).toBeLessThanOrEqual((applied.length + 1) * RECORDS);
  expect(articles % BATCH).toBe(0);
}

it('a sync killed again and again loses nothing, and goes on in order', async () => {
  let kills = 0;
  for (const wait of WAITS) {
    const cut = sync('--baseline');
    await pause(wait);
    cut.child.kill('SIGKILL');
    const { signal } = await cut.ended;
    if (signal === 'SIGKILL') kills += 1;
    expectSound(await held());
  }
  expect(kills).toBeGreaterThan(0);
  const { code, stdout } = await sync('--baseline').ended;
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ waiting: 0, failed: [], failure: null });
  expect(await held()).toEqual({ articles: 3 * RECORDS - 3, applied: [1, 2, 3] });
  expect(readdirSync(join(data, 'literature-sync'))).toEqual(['state.json']);
  const again = await sync('--baseline').ended;
  expect(JSON.parse(again.stdout)).toMatchObject({ applied: [], read: 0 });
}, 120_000);

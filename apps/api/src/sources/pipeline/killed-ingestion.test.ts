import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { migratedDatabaseTemplate } from '../../platform/database/embedded-database.fixtures.ts';
import { pdfFile } from '../reading/pdf-file.fixtures.ts';
import { openIngestion, uploadContents } from './ingest-documents.fixtures.ts';

const READER = fileURLToPath(new URL('./ingest-documents.fixtures.ts', import.meta.url));
const KILLS = effort({ whole: 100, sample: 2 });
/** Enough that some still wait when a process is killed for the last time. */
const DOCUMENTS = 4 * KILLS;
const LONGEST_LIFE_MILLISECONDS = 900;

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-ingestion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads what waits and is killed a random while after it began; gives whether it had come to the end before. */
function ingestAndKill(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--conditions=@footnote/source', '--no-warnings', READER, folder]);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MILLISECONDS);
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', () => (said === '' ? reject(new Error('It never began.')) : resolve(said.includes('ended'))));
  });
}

describe('reading that is killed at any moment', () => {
  it('brings every document that was acknowledged to where it is found, once', { timeout: 1_200_000 }, async () => {
    cpSync(await migratedDatabaseTemplate(), join(folder, 'postgres'), { recursive: true });
    const before = await openIngestion(folder);
    const contents = Array.from({ length: DOCUMENTS }, (_, number) =>
      pdfFile({ pages: [{ texts: [{ x: 60, y: 700, text: `Ward number${number} gives zinc for a cold.` }] }] }),
    );
    const { sourceId, ids } = await uploadContents(before, contents);
    await before.close();
    let unfinished = 0;
    for (let kill = 0; kill < KILLS; kill += 1) unfinished += (await ingestAndKill()) ? 0 : 1;
    expect(unfinished).toBeGreaterThan(0);
    const after = await openIngestion(folder);
    await after.ingest();
    const { rows } = await after.database.pool.query<{ status: string; count: string }>(
      'SELECT status, count(*) AS count FROM source_document GROUP BY status',
    );
    expect(rows).toEqual([{ status: 'upsert_finished', count: String(DOCUMENTS) }]);
    expect(await after.index.stats(sourceId)).toEqual({ passages: DOCUMENTS });
    for (const [number, documentId] of ids.entries()) {
      const found = await after.index.search({ sourceId, question: `number${number}`, limit: 5 });
      expect(found.filter(({ text }) => text.includes(`number${number} `)).map((one) => one.documentId)).toEqual([
        documentId,
      ]);
    }
    await after.close();
  });
});

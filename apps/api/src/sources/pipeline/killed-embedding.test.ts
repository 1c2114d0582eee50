import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../../tests/support/test-effort.ts';
import { migratedDatabaseTemplate } from '../../platform/database/embedded-database.fixtures.ts';
import { answerVectors, embeddingServer, vectorsFor } from '../adapters/embedding-server.fixtures.ts';
import { pdfFile } from '../reading/pdf-file.fixtures.ts';
import { openIngestion, uploadContents } from './ingest-documents.fixtures.ts';

const READER = fileURLToPath(new URL('./ingest-documents.fixtures.ts', import.meta.url));
const KILLS = effort({ whole: 20, sample: 2 });
const PAGES = 4 * KILLS;
/** Passages of one request. */
const BATCH = 2;
const MODEL = { name: 'words', dimensions: 64 };

const folder = mkdtempSync(join(tmpdir(), 'footnote-killed-embedding-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('embedding that is killed while a model is asked', () => {
  it('goes on behind what was kept, and embeds every passage once', { timeout: 1_200_000 }, async () => {
    cpSync(await migratedDatabaseTemplate(), join(folder, 'postgres'), { recursive: true });
    const before = await openIngestion(folder);
    const pages = Array.from({ length: PAGES }, (_, at) => ({
      texts: [{ x: 60, y: 700, text: `Ward number${at} gives zinc for a cold.` }],
    }));
    const { sourceId } = await uploadContents(before, [pdfFile({ pages })]);
    await before.close();
    const server = await embeddingServer({ dimensions: 64 });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = spawn(process.execPath, [
        '--conditions=@footnote/source',
        '--no-warnings',
        READER,
        folder,
        server.baseUrl,
      ]);
      const closed = new Promise((resolve) => child.on('close', resolve));
      // The first batch is kept when the second is asked for.
      server.next(
        (response, request) => answerVectors(response, vectorsFor(request)),
        () => void child.kill('SIGKILL'),
      );
      await closed;
    }
    const asked = () => server.requests.flatMap(({ input }) => input);
    const killedIn = asked().length;
    expect(killedIn).toBe(2 * BATCH * KILLS);
    const after = await openIngestion(folder, { embeddedBy: server.baseUrl });
    await after.ingest();
    const { rows } = await after.database.pool.query('SELECT status, problem FROM source_document');
    expect(rows).toEqual([{ status: 'upsert_finished', problem: null }]);
    expect(await after.index.embeddings?.count({ sourceId }, MODEL)).toEqual({
      embedded: PAGES,
      refused: 0,
      lacking: 0,
    });
    // A batch was kept before each kill, so that what was under way then alone was asked for again.
    expect(asked()).toHaveLength(PAGES + BATCH * KILLS);
    expect(new Set(asked()).size).toBe(PAGES);
    await after.close();
    await server.close();
  });
});

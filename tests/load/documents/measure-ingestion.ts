import { cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { migratedDatabaseTemplate } from '../../../apps/api/src/platform/database/embedded-database.fixtures.ts';
import { openIngestion, uploadContents } from '../../../apps/api/src/sources/pipeline/ingest-documents.fixtures.ts';
import { childProcesses, residentMegabytes } from './processes.ts';

/** Articles that were uploaded together, and what it took to make all of them ready. */
export interface IngestionBench {
  documents: number;
  /** From the last that was verified to the last that is ready. */
  seconds: number;
  /** Most that the server, its database and its indexes among it, and its readers held together. */
  serverMegabytes: number;
  readersMegabytes: number;
}

const DOCUMENTS = 100;
const SAMPLE_MILLISECONDS = 50;

/** Uploads a hundred articles, each another content, and waits until all of them are ready. */
export async function measureIngestion(paths: readonly string[]): Promise<IngestionBench> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-bench-'));
  cpSync(await migratedDatabaseTemplate(), join(folder, 'postgres'), { recursive: true });
  const ingestion = await openIngestion(folder, { processes: availableParallelism() });
  const peak = { server: 0, readers: 0 };
  const look = () => {
    peak.server = Math.max(peak.server, residentMegabytes(process.pid));
    peak.readers = Math.max(peak.readers, sum(childProcesses().map(residentMegabytes)));
  };
  const watch = setInterval(look, SAMPLE_MILLISECONDS);
  try {
    const files = paths.map((path) => readFileSync(path));
    const contents = Array.from({ length: DOCUMENTS }, (_, number) =>
      Buffer.concat([files[number % files.length] ?? Buffer.alloc(0), Buffer.from(`\n% ${number}\n`)]),
    );
    await uploadContents(ingestion, contents);
    const begun = performance.now();
    await ingestion.ingest();
    const seconds = (performance.now() - begun) / 1_000;
    const { rows } = await ingestion.database.pool.query<{ ready: number }>(
      "SELECT count(*)::int AS ready FROM source_document WHERE status = 'upsert_finished'",
    );
    return {
      documents: rows[0]?.ready ?? 0,
      seconds,
      serverMegabytes: peak.server,
      readersMegabytes: peak.readers,
    };
  } finally {
    clearInterval(watch);
    await ingestion.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

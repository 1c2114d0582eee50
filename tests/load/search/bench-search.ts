import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '../../../scripts/install.mjs';
import type { EngineMeasure, EngineName } from './measure-engine.ts';
import type { ImportMeasure } from './measure-import.ts';
import { hasPostgres } from './postgres-peer.ts';
import { hasQueries } from './query-sets.ts';
import { hasRealArticles } from './real-articles.ts';

/** Goes up when the corpus or the format of an index changes, so that what earlier runs built is not used. */
const CACHE_VERSION = 4;
const CACHE = join(tmpdir(), `footnote-bench-search-${CACHE_VERSION}`);
const MEGABYTES = 6_000;

/** Beyond these sizes an engine does not fit, or takes hours to build. */
const MAX_ARTICLES: Readonly<Record<EngineName, number>> = {
  footnote: Number.POSITIVE_INFINITY,
  fts5: Number.POSITIVE_INFINITY,
  minisearch: 200_000,
  postgres: 200_000,
};
/** Engines whose index is a file that stays for the next run. */
const KEPT: ReadonlySet<EngineName> = new Set(['footnote', 'fts5']);
/** All that can be measured. */
export const ENGINES: readonly EngineName[] = ['footnote', 'fts5', 'minisearch', 'postgres'];

export interface SearchBench {
  engines: EngineMeasure[];
  import: ImportMeasure | null;
  /** What was left out, and why. */
  left: string[];
}

export interface SearchBenchOptions {
  sizes: readonly number[];
  engines: readonly EngineName[];
  rebuild: boolean;
  say: (line: string) => void;
}

/** Measures the search of the product against plain engines, each in a process of its own, one after the other. */
export async function benchSearch({ sizes, engines, rebuild, say }: SearchBenchOptions): Promise<SearchBench> {
  const bench: SearchBench = { engines: [], import: null, left: [] };
  if (!hasRealArticles() || !hasQueries()) {
    bench.left.push('Everything: the public test data is not beside the project.');
    return bench;
  }
  if (rebuild) rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  for (const size of sizes)
    for (const engine of engines) {
      const reason = reasonToLeaveOut(engine, size);
      if (reason !== null) bench.left.push(`${engine} at ${size} articles: ${reason}`);
      else {
        say(`${engine}, ${size} articles …`);
        const args = ['--engine', engine, '--size', String(size), '--cache', CACHE];
        const measured = await measureEngine(engine, args).catch((error: Error) => error);
        if (measured instanceof Error) bench.left.push(`${engine} at ${size} articles: ${measured.message}`);
        else bench.engines.push(measured);
      }
    }
  say('import …');
  bench.import = await inChild<ImportMeasure>('measure-import.ts', []);
  return bench;
}

async function measureEngine(engine: EngineName, args: readonly string[]): Promise<EngineMeasure> {
  if (KEPT.has(engine)) await inChild('measure-engine.ts', [...args, '--build']);
  return inChild<EngineMeasure>('measure-engine.ts', args);
}

function reasonToLeaveOut(engine: EngineName, size: number): string | null {
  if (size > MAX_ARTICLES[engine])
    return engine === 'minisearch' ? 'it does not fit in memory' : 'building it takes too long';
  return engine === 'postgres' && !hasPostgres() ? 'PostgreSQL is not installed' : null;
}

/** Runs a file of this folder and reads the JSON it prints. */
function inChild<T>(file: string, args: readonly string[]): Promise<T> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const flags = [...NODE_FLAGS, '--no-warnings', `--max-old-space-size=${MEGABYTES}`];
  const child = spawn(process.execPath, [...flags, path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const killWithParent = () => child.kill('SIGTERM');
  process.once('exit', killWithParent);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', killWithParent);
      if (code !== 0) reject(new Error(`it ended with ${signal ?? code}`));
      else {
        const result: T = JSON.parse(said);
        resolve(result);
      }
    });
  });
}

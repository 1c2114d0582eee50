import { openLiteratureIndex } from '@footnote/literature';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { footnotePeer } from './footnote-peer.ts';
import { fts5Peer } from './fts5-peer.ts';
import { measureClasses, type ClassTimes } from './measured-times.ts';
import { miniSearchPeer } from './mini-search-peer.ts';
import { postgresPeer } from './postgres-peer.ts';
import { querySets } from './query-sets.ts';
import { realLiterature } from './real-articles.ts';
import { RecombinedArticles } from './recombine-articles.ts';
import type { BenchQuery, SearchPeer } from './search-peer.ts';

const ENGINES = { footnote: footnotePeer, fts5: fts5Peer, minisearch: miniSearchPeer, postgres: postgresPeer };
export type EngineName = keyof typeof ENGINES;

const SEARCHES_A_CLASS = 100;
/** Relative dates in strategies count from here, in every run. */
const TODAY = new Date('2026-11-20T00:00:00Z');

export interface EngineMeasure {
  engine: EngineName;
  size: number;
  /** Articles a second when the index was built. */
  rate: number;
  /** Bytes on disk; null for an engine in memory. */
  bytes: number | null;
  /** Of the process that searches; a server's own memory is not counted. */
  megabytes: number;
  /** Longest pause of the event loop while searching, in milliseconds. */
  longestPause: number;
  times: ClassTimes[];
}

function engineName(text: string | undefined): EngineName {
  if (text === 'footnote' || text === 'fts5' || text === 'minisearch' || text === 'postgres') return text;
  throw new Error(`No engine “${text}”.`);
}

/** Where the index of a size is, and the note that it is whole. */
function places(name: EngineName, size: number, cache: string): { directory: string; note: string } {
  const directory = join(cache, `${name}-${size}`);
  return { directory, note: join(directory, 'build.json') };
}

/** Opens the engine; where the bench is given up, its server ends with it. */
async function opened(name: EngineName, directory: string): Promise<SearchPeer> {
  const peer = await ENGINES[name](directory);
  process.once('SIGTERM', () => void peer.close().finally(() => process.exit(143)));
  return peer;
}

/** Opens the engine over the corpus, building it where no run left one; engines without a file are always built. */
async function openBuilt(name: EngineName, size: number, cache: string): Promise<[SearchPeer, number]> {
  const { directory, note } = places(name, size, cache);
  if (existsSync(note)) {
    const { rate }: { rate: number } = JSON.parse(readFileSync(note, 'utf8'));
    return [await opened(name, directory), rate];
  }
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const made = new RecombinedArticles(await realLiterature(cache));
  const peer = await opened(name, directory);
  const began = performance.now();
  try {
    await peer.build(made.articles(size), made.impacts());
  } catch (error) {
    await peer.close();
    throw error;
  }
  const rate = Math.round((size / (performance.now() - began)) * 1000);
  if ((await peer.bytes()) !== null && name !== 'postgres') writeFileSync(note, JSON.stringify({ rate, size }));
  return [peer, rate];
}

/** The searches, read once a size with what the product's index holds, so that all engines are asked the same. */
async function searches(size: number, cache: string): Promise<BenchQuery[]> {
  const file = join(cache, `searches-${size}.json`);
  if (existsSync(file)) {
    const kept: BenchQuery[] = JSON.parse(readFileSync(file, 'utf8'));
    return kept;
  }
  const index = await openLiteratureIndex({ path: join(cache, `footnote-${size}`, 'literature.sqlite') });
  const real = await realLiterature(cache);
  const queries = await querySets({ index, today: TODAY }, { real, each: SEARCHES_A_CLASS });
  await index.close();
  writeFileSync(file, JSON.stringify(queries));
  return queries;
}

async function measure(name: EngineName, size: number, cache: string): Promise<EngineMeasure> {
  const [peer, rate] = await openBuilt(name, size, cache);
  try {
    const queries = await searches(size, cache);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const times = await measureClasses(peer, queries);
    delay.disable();
    const longestPause = Math.round(delay.max / 1e6);
    const megabytes = Math.round(process.memoryUsage().rss / 1e6);
    return { engine: name, size, rate, bytes: await peer.bytes(), megabytes, longestPause, times };
  } finally {
    await peer.close();
  }
}

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    size: { type: 'string' },
    cache: { type: 'string' },
    // Builds and ends, so that a fresh process shows what searching alone takes of memory.
    build: { type: 'boolean', default: false },
  },
});
const [name, size, cache] = [engineName(values.engine), Number(values.size), values.cache ?? ''];
if (values.build) {
  const [built, rate] = await openBuilt(name, size, cache);
  await built.close();
  // Reading the searches takes the lexicon, which is no part of what searching takes.
  if (name === 'footnote') await searches(size, cache);
  process.stdout.write(`${JSON.stringify({ rate })}\n`);
} else process.stdout.write(`${JSON.stringify(await measure(name, size, cache))}\n`);

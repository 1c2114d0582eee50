import { performance } from 'node:perf_hooks';
import { percentile } from '../measure-streams.ts';
import { QUERY_CLASSES, type BenchQuery, type BenchSort, type QueryClass, type SearchPeer } from './search-peer.ts';

/** A slow engine is measured by the searches it answers in this time, after as much again to warm up. */
const LONGEST_CLASS_MILLISECONDS = 60_000;
const LONGEST_WARMING_MILLISECONDS = 20_000;

/** Milliseconds of one class of searches in one order. */
export interface ClassTimes {
  class: QueryClass;
  sort: BenchSort;
  searches: number;
  refused: number;
  p50: number;
  p99: number;
  /** Milliseconds of processors in the process that searches; steadier where others use the machine. */
  processor: { p50: number; p99: number };
}

/** Asks every class twice in both orders, and measures the second time. */
export async function measureClasses(peer: SearchPeer, queries: readonly BenchQuery[]): Promise<ClassTimes[]> {
  const measured: ClassTimes[] = [];
  for (const sort of ['relevance', 'impact'] as const)
    for (const name of QUERY_CLASSES) {
      const asked = queries.filter((query) => query.class === name);
      await timesOf(peer, asked, { sort, longest: LONGEST_WARMING_MILLISECONDS });
      const { times, spent, refused } = await timesOf(peer, asked, { sort, longest: LONGEST_CLASS_MILLISECONDS });
      const processor = { p50: at(spent, 0.5), p99: at(spent, 0.99) };
      const clock = { p50: at(times, 0.5), p99: at(times, 0.99) };
      measured.push({ class: name, sort, searches: times.length, refused, ...clock, processor });
    }
  return measured;
}

function at(times: readonly number[], share: number): number {
  return Math.round((percentile(times, share) ?? 0) * 100) / 100;
}

async function timesOf(
  peer: SearchPeer,
  queries: readonly BenchQuery[],
  { sort, longest }: { sort: BenchSort; longest: number },
): Promise<{ times: number[]; spent: number[]; refused: number }> {
  const times: number[] = [];
  const spent: number[] = [];
  let refused = 0;
  const began = performance.now();
  for (const query of queries) {
    const started = performance.now();
    const used = process.cpuUsage();
    if (started - began > longest) break;
    try {
      await peer.search(query, sort);
    } catch {
      refused += 1;
      continue;
    }
    times.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    spent.push((user + system) / 1000);
  }
  return { times, spent, refused };
}

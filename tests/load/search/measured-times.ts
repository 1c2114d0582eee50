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
}

/** Asks every class twice in both orders, and measures the second time. */
export async function measureClasses(peer: SearchPeer, queries: readonly BenchQuery[]): Promise<ClassTimes[]> {
  const measured: ClassTimes[] = [];
  for (const sort of ['relevance', 'impact'] as const)
    for (const name of QUERY_CLASSES) {
      const asked = queries.filter((query) => query.class === name);
      await timesOf(peer, asked, { sort, longest: LONGEST_WARMING_MILLISECONDS });
      const { times, refused } = await timesOf(peer, asked, { sort, longest: LONGEST_CLASS_MILLISECONDS });
      const at = (share: number) => Math.round((percentile(times, share) ?? 0) * 100) / 100;
      measured.push({ class: name, sort, searches: times.length, refused, p50: at(0.5), p99: at(0.99) });
    }
  return measured;
}

async function timesOf(
  peer: SearchPeer,
  queries: readonly BenchQuery[],
  { sort, longest }: { sort: BenchSort; longest: number },
): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  const began = performance.now();
  for (const query of queries) {
    const started = performance.now();
    if (started - began > longest) break;
    try {
      await peer.search(query, sort);
    } catch {
      refused += 1;
      continue;
    }
    times.push(performance.now() - started);
  }
  return { times, refused };
}

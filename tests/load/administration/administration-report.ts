import type { AdministrationBench } from './bench-administration.ts';
import type { CallMeasure } from './measure-calls.ts';

/** Milliseconds that a list, a search or a page takes at most at the 95th percentile. */
const GOAL = 100;

const HEAD = ['area', 'call', 'requests', 'p50 ms', 'p95 ms', '× own profile', 'rows', 'of', 'kB'];
const WIDTHS = [18, 30, 10, 9, 9, 15, 8, 9, 9] as const;

const HOW = `Milliseconds over HTTP with the session of a super admin, one request after the other over one connection, to the last byte
of the answer; × own profile is the median against that of GET /api/users/me in the same run. Rows are those of the
fullest answer, on its page and on all pages. Goal: p95 of at most ${GOAL} ms for every list, search and page.`;

/** The figures as tables for a terminal, with what misses the goal. */
export function administrationReport({ measured, left }: AdministrationBench): string {
  const tables = measured.map(({ database, calls }) => `${database}\n${table(calls)}\n\n${misses(calls)}`);
  return [HOW, ...tables, ...left.map((line) => `Left out: ${line}`)].join('\n\n');
}

function table(calls: readonly CallMeasure[]): string {
  const yardstick = calls.find(({ area }) => area === 'yardstick')?.p50 ?? Number.NaN;
  const rows = calls.map(({ area, what, requests, p50, p95, rows: found, kilobytes }) => {
    const figures = [p50, p95, (p50 / yardstick).toFixed(1), found?.page ?? '–', found?.total ?? '–', kilobytes];
    return [area, what, requests, ...figures];
  });
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, at) => (at < 2 ? String(cell).padEnd(WIDTHS[at] ?? 0) : String(cell).padStart(WIDTHS[at] ?? 0)))
        .join(''),
    )
    .join('\n');
}

function misses(calls: readonly CallMeasure[]): string {
  const slow = calls.filter(({ area, p95 }) => area !== 'files' && p95 > GOAL);
  if (slow.length === 0) return 'Every list, search and page meets the goal.';
  return slow
    .map(({ area, what, p95, slowest }) => `Over the goal: ${area}, ${what}: ${p95} ms; slowest ${slowest.path}`)
    .join('\n');
}

import type { WebBench } from './bench-web.ts';

const WIDTHS = [18, 12, 12, 8, 12, 10, 8, 11, 12, 14, 11] as const;
const HEAD = [
  'page',
  'first paint',
  'largest',
  'ratio',
  'interactive',
  'blocking',
  'shift',
  'script kB',
  'ahead kB',
  'early font kB',
  'font kB',
];

/** A table of what was measured, milliseconds and kilobytes; `ratio` is the largest paint against that of the bare page. */
export function webReport(results: readonly WebBench[]): string {
  const yardstick = results[0]?.measured.largestPaint ?? Number.NaN;
  const rows = results.map(({ page, measured }) => [
    page,
    measured.firstPaint.toFixed(0),
    measured.largestPaint.toFixed(0),
    (measured.largestPaint / yardstick).toFixed(2),
    measured.interactive.toFixed(0),
    measured.blocking.toFixed(0),
    measured.shift.toFixed(3),
    kilobytes(measured.scriptBytes),
    kilobytes(measured.prefetchedBytes),
    `${kilobytes(measured.earlyFontBytes)} (${measured.earlyFonts})`,
    kilobytes(measured.fontBytes),
  ]);
  return [HEAD, ...rows].map((row) => row.map((cell, at) => cell.padStart(WIDTHS[at] ?? 12)).join('')).join('\n');
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

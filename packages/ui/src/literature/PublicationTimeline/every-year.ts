/** How much was published in one year. */
export interface YearCount {
  /** A whole number of four digits. */
  year: number;
  /** Publications of that year; 0 or more. */
  count: number;
}

/** Every year from the first to the last that is counted, those without publications as none; what is no year or count is left out. */
export function everyYear(counts: readonly YearCount[]): YearCount[] {
  const byYear = new Map<number, number>();
  for (const { year, count } of counts) {
    if (!Number.isInteger(year) || year < 1000 || year > 9999 || !(count >= 0) || !Number.isFinite(count)) continue;
    byYear.set(year, (byYear.get(year) ?? 0) + count);
  }
  if (byYear.size === 0) return [];
  const first = Math.min(...byYear.keys());
  const last = Math.max(...byYear.keys());
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    year: first + index,
    count: byYear.get(first + index) ?? 0,
  }));
}

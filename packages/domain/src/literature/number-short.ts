const UNITS = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'K' },
] as const;

/** Shortens a count with K, M or B (specification §9): 999 → "999", 15_132 → "15.1K", 2_000_000 → "2M". */
export function shortNumber(value: number): string {
  for (const { size, suffix } of UNITS) {
    if (Math.abs(value) >= size) return `${Math.trunc((value / size) * 10) / 10}${suffix}`;
  }
  return String(value);
}

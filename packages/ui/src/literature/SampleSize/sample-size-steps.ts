/** Steps filled on a log scale from 10² to 10⁶: one below a thousand, one more for each power of ten. */
export function sampleSizeSteps(size: number): number {
  if (!(size > 0)) return 0;
  return Math.min(5, Math.max(1, Math.floor(Math.log10(size) + Number.EPSILON * 8) - 1));
}

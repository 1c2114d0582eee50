/** Lowest sizes of the classes studies are grouped by, two to a power of ten. */
export const SAMPLE_SIZE_CLASSES = [0, 10, 30, 100, 300, 1000, 3000, 10_000, 30_000, 100_000] as const;

/** The place of a sample size (0 or more) among the classes. */
export function sampleSizeClass(size: number): number {
  let place = SAMPLE_SIZE_CLASSES.length - 1;
  while (place > 0 && size < (SAMPLE_SIZE_CLASSES[place] ?? 0)) place -= 1;
  return place;
}

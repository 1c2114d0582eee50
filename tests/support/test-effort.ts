/** Whether tests try all they can think of, as `npm run test:long` does, or a sample of it, as `npm test` does. */
export const IS_WHOLE = process.env['FOOTNOTE_TEST_EFFORT'] === 'whole';

/** Marks an end-to-end test of a variant, which only `npm run test:long` runs (docs/decisions/2026-11-27-one-of-each-in-the-gate.md). */
export const LONG = { tag: '@long' } as const;

/** Marks what comes in several variants: all are for `npm run test:long`, and `npm test` runs the one it is given for. */
export function longUnless(isInGate: boolean): { tag: string[] } {
  return { tag: isInGate ? [] : [LONG.tag] };
}

/** What a test tries in `npm run test:long`, and what of it in `npm test`. */
export function effort<T>({ whole, sample }: { whole: T; sample: T }): T {
  return IS_WHOLE ? whole : sample;
}

/** How many of so many random inputs a property is tried with: all of them, or every tenth. */
export function runs(whole: number): number {
  return effort({ whole, sample: Math.ceil(whole / 10) });
}

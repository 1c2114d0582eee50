/** Whether tests try all they can think of, as `npm run test:long` does, or a sample of it, as `npm test` does. */
const IS_WHOLE = process.env['FOOTNOTE_TEST_EFFORT'] === 'whole';

/** What a test tries in `npm run test:long`, and what of it in `npm test`. */
export function effort<T>({ whole, sample }: { whole: T; sample: T }): T {
  return IS_WHOLE ? whole : sample;
}

/** How many of so many random inputs a property is tried with: all of them, or every tenth. */
export function runs(whole: number): number {
  return effort({ whole, sample: Math.ceil(whole / 10) });
}

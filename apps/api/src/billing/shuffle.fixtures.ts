import { randomNumbers } from '@footnote/domain';

/** Brings things into an order that is the same for a seed. */
export function createShuffle(seed: number): <T>(things: readonly T[]) => T[] {
  const next = randomNumbers(seed);
  return (things) =>
    things
      .map((thing) => ({ thing, at: next() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ thing }) => thing);
}

import { randomNumbers } from '@footnote/domain';

/** Draws that look random and are the same in every run. */
export class Random {
  /** From 0 to below 1. */
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomNumbers(seed);
  }

  /** From 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  holds(share: number): boolean {
    return this.next() < share;
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new RangeError('Nothing to choose from.');
    return value;
  }
}

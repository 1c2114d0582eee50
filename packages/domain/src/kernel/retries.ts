/** How long is waited between attempts; the unit is the caller's. */
export interface BackOff {
  /** Before the second attempt. */
  first: number;
  longest: number;
}

/**
 * The wait after `attempt` attempts that failed one after another, counted from 0: doubled each time, and shortened by
 * up to half by `random`, 0 to 1, so that those who failed together do not come back together.
 */
export function backOff(attempt: number, { first, longest }: BackOff, random = 0): number {
  return Math.min(first * 2 ** attempt, longest) * (1 - random / 2);
}

/** Seconds as the header Retry-After says them: whole, and never too few. */
export function writeRetryAfter(seconds: number): string {
  return String(Math.ceil(seconds));
}

/** Seconds that a header Retry-After asks for, in seconds or as a date, 0 to `longest`; null where it is none. `now` in milliseconds. */
export function readRetryAfter(
  value: string | undefined,
  { now, longest }: { now: number; longest: number },
): number | null {
  const given = value?.trim() ?? '';
  const seconds = /^\d+(?:\.\d+)?$/.test(given) ? Number(given) : (Date.parse(given) - now) / 1000;
  return Number.isNaN(seconds) ? null : Math.min(longest, Math.max(0, seconds));
}

import type { AlertFrequency } from './alert.schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The first Monday after 1970-01-01, a Thursday, at 5:00 UTC. */
const FIRST_BEAT = 4 * DAY + 5 * HOUR;

const WEEKS: Readonly<Record<AlertFrequency, number>> = { weekly: 1, fortnightly: 2, 'four-weekly': 4 };

/** The next Monday at 5:00 UTC after a moment, in milliseconds since 1970. */
export function nextBeat(now: number): number {
  return FIRST_BEAT + (Math.floor((now - FIRST_BEAT) / WEEK) + 1) * WEEK;
}

/** When an alert that ran just now runs again, however late it ran; in milliseconds since 1970. */
export function nextRun(now: number, frequency: AlertFrequency): number {
  return nextBeat(now) + (WEEKS[frequency] - 1) * WEEK;
}

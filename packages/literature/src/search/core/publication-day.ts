const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const MILLISECONDS_A_DAY = 86_400_000;

/** How much of a date is known: 1 the year, 2 the month, 3 the day. */
const PRECISIONS = [1, 2, 3] as const;
export type DatePrecision = (typeof PRECISIONS)[number];

/** A stored precision; null where no date is known. */
export function datePrecision(stored: number): DatePrecision | null {
  return PRECISIONS.find((precision) => precision === stored) ?? null;
}

export interface PublicationDay {
  /** Days since 1970-01-01; an unknown month or day counts as the first. */
  day: number;
  precision: DatePrecision;
}

/** Reads YYYY, YYYY-MM or YYYY-MM-DD; null for anything else and for days that do not exist. */
export function publicationDay(date: string): PublicationDay | null {
  const match = DATE.exec(date);
  if (match === null) return null;
  const [, year, month, date_] = match;
  const [monthNumber, dayNumber] = [Number(month ?? 1), Number(date_ ?? 1)];
  const full = new Date(0);
  const time = full.setUTCFullYear(Number(year), monthNumber - 1, dayNumber);
  if (full.getUTCMonth() !== monthNumber - 1 || full.getUTCDate() !== dayNumber) return null;
  return { day: time / MILLISECONDS_A_DAY, precision: month === undefined ? 1 : date_ === undefined ? 2 : 3 };
}

/** The date as it was written before {@link publicationDay} read it. */
export function writtenDate({ day, precision }: PublicationDay): string {
  return new Date(day * MILLISECONDS_A_DAY).toISOString().slice(0, [0, 4, 7, 10][precision]);
}

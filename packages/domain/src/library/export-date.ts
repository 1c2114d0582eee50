/** A publication date as far as it is known. */
export interface ExportedDate {
  /** Four digits. */
  year: string;
  /** 1 to 12, or null. */
  month: number | null;
  /** 1 to 31, or null. */
  day: number | null;
}

/** Reads YYYY, YYYY-MM or YYYY-MM-DD; what follows an impossible month or day is left out, null without a year. */
export function exportedDate(date: string): ExportedDate | null {
  const [, year, month = '', day = ''] = /^(\d{4})(?!\d)(?:-(\d{2})(?:-(\d{2})(?!\d))?)?/.exec(date) ?? [];
  if (year === undefined) return null;
  const known = inRange(month, 12);
  return { year, month: known, day: known === null ? null : inRange(day, 31) };
}

function inRange(digits: string, high: number): number | null {
  const value = Number(digits);
  return digits !== '' && value >= 1 && value <= high ? value : null;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** The English three-letter name of a month from 1 to 12, or ''. */
export function monthName(month: number | null): string {
  return month === null ? '' : (MONTHS[month - 1] ?? '');
}

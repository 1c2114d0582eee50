/** Years of the dates an article can have. */
export const LAST_YEAR = 9999;
const DAYS_TO_1970 = 719_162;

const FIRST_DAYS = Int32Array.from({ length: LAST_YEAR + 2 }, (_, year) => firstDay(year));

/** Days from 1970-01-01 to the first of January of a year. */
function firstDay(year: number): number {
  const before = year - 1;
  return 365 * before + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400) - DAYS_TO_1970;
}

/** The year (0 to 9999) of a day counted from 1970-01-01. */
export function yearOf(day: number): number {
  let year = Math.min(LAST_YEAR, Math.max(0, 1970 + Math.floor(day / 365.2425)));
  while (year > 0 && (FIRST_DAYS[year] ?? 0) > day) year -= 1;
  while (year < LAST_YEAR && (FIRST_DAYS[year + 1] ?? 0) <= day) year += 1;
  return year;
}

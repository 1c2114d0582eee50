const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds at which the Monday of a moment's week begins, in UTC. */
function monday(moment: number): number {
  const day = Math.floor(moment / DAY);
  // 1 January 1970 was a Thursday.
  return (day - ((day + 3) % 7)) * DAY;
}

/** The ISO 8601 week of a moment in milliseconds since 1970, in UTC, such as 2026-W48; later weeks sort after earlier ones. */
export function isoWeek(moment: number): string {
  const thursday = monday(moment) + 3 * DAY;
  const year = new Date(thursday).getUTCFullYear();
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / (7 * DAY));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Milliseconds since 1970 at which the ISO week after that of a moment begins, in UTC. */
export function nextIsoWeek(moment: number): number {
  return monday(moment) + 7 * DAY;
}

/**
 * A moment (ISO 8601) so many months later, at the same time of the day in UTC; a day that the month does not have is its
 * last. Null for a moment that cannot be read.
 */
export function addMonths(moment: string, months: number): string | null {
  const from = new Date(moment);
  if (Number.isNaN(from.getTime())) return null;
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first.toISOString();
}

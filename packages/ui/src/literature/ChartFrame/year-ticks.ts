const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Room in pixels that a year with its distance to the next takes on an axis. */
const YEAR_WIDTH = 48;

/** Years to write on an axis from `from` to `to` that is `width` pixels wide: round ones, never closer than they can be read. */
export function yearTicks(from: number, to: number, width: number): number[] {
  if (!(to >= from)) return [];
  const most = Math.max(1, Math.floor(width / YEAR_WIDTH));
  const step = STEPS.find((candidate) => (to - from + 1) / candidate <= most) ?? 100;
  const first = Math.ceil(from / step) * step;
  const years = Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, index) => first + index * step,
  );
  return years.length === 0 ? [from] : years;
}

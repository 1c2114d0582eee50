/** The first year of the ten that are shown together with a year: 2017 → 2010. */
export function decadeOf(year: number): number {
  return Math.floor(year / 10) * 10;
}

/** Years in one row of the picker. */
const ROW = 5;

/** The year a key leads to, kept within `min` and `max`; null for keys that lead nowhere. */
export function yearAfterKey(key: string, year: number, bounds: { min: number; max: number; rtl: boolean }) {
  const along = bounds.rtl ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowLeft: year - along,
    ArrowRight: year + along,
    ArrowUp: year - ROW,
    ArrowDown: year + ROW,
    PageUp: year - 10,
    PageDown: year + 10,
    Home: decadeOf(year),
    End: decadeOf(year) + 9,
  };
  const next = moves[key];
  return next === undefined ? null : Math.min(Math.max(next, bounds.min), bounds.max);
}

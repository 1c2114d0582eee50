import { around, overlap, type Fragment } from './fragment.ts';

/** Points a gutter is wide at least. */
const LEAST_WIDTH = 5;
/** Places that are tried. */
const PLACES = 160;
/** A gutter has this many lines on each side. */
const LEAST_LINES = 5;
/** Share of the lines that may reach over it. */
const MOST_CROSSING = 0.45;
/** A column takes this share of the width at least. */
const NARROWEST = 0.2;
/** A line of running text fills this share of its column; rows of a table have gaps. */
const LEAST_FILLED = 0.6;
/** Share of a column’s lines that are running text at least, as it may have a table of its own. */
const LEAST_RUNNING = 0.4;

/** Where a page has a gutter between columns of running text (points from the left); null where it has one column. */
export function findGutter(fragments: readonly Fragment[]): number | null {
  if (fragments.length < 2 * LEAST_LINES) return null;
  const { left, right } = around(fragments);
  const first = left + NARROWEST * (right - left);
  const step = ((1 - 2 * NARROWEST) * (right - left)) / PLACES;
  let best = { at: first, crossing: Infinity, off: Infinity };
  for (let place = 0; place <= PLACES; place += 1) {
    const at = first + place * step;
    const crossing = crossingSize(fragments, at);
    const off = Math.abs(place - PLACES / 2);
    if (crossing < best.crossing || (crossing === best.crossing && off < best.off)) best = { at, crossing, off };
  }
  return isGutter(fragments, best.at) ? best.at : null;
}

function crosses({ left, right }: Fragment, at: number): boolean {
  return left < at + LEAST_WIDTH / 2 && right > at - LEAST_WIDTH / 2;
}

function crossingSize(fragments: readonly Fragment[], at: number): number {
  let size = 0;
  for (const fragment of fragments) if (crosses(fragment, at)) size += fragment.size;
  return size;
}

function isGutter(fragments: readonly Fragment[], at: number): boolean {
  const apart = fragments.filter((fragment) => !crosses(fragment, at));
  const before = apart.filter(({ right }) => right <= at);
  const behind = apart.filter(({ left }) => left >= at);
  if (before.length < LEAST_LINES || behind.length < LEAST_LINES) return false;
  const crossing = crossingSize(fragments, at);
  const side = Math.max(sizeOf(before), sizeOf(behind));
  if (crossing > MOST_CROSSING * (crossing + side)) return false;
  return isRunningText(before) && isRunningText(behind) && areBesideEachOther(before, behind);
}

const sizeOf = (fragments: readonly Fragment[]) => fragments.reduce((sum, { size }) => sum + size, 0);

/** Whether lines reach from one edge of their column to the other, as those of running text do and cells do not. */
export function isRunningText(fragments: readonly Fragment[]): boolean {
  const { left, right } = around(fragments);
  const least = LEAST_FILLED * (right - left);
  const lines = widestOfLines(fragments);
  return lines.filter((width) => width >= least).length >= LEAST_RUNNING * lines.length;
}

/** The widest fragment of each line, which begins below the middle of the one before: cells are narrow, however many there are. */
function widestOfLines(fragments: readonly Fragment[]): number[] {
  const widths: number[] = [];
  let middle = -Infinity;
  for (const { left, right, top, bottom } of fragments.toSorted((one, other) => one.top - other.top)) {
    if (top > middle) {
      widths.push(0);
      middle = (top + bottom) / 2;
    }
    widths[widths.length - 1] = Math.max(widths.at(-1) ?? 0, right - left);
  }
  return widths;
}

function areBesideEachOther(before: readonly Fragment[], behind: readonly Fragment[]): boolean {
  const [one, other] = [around(before), around(behind)];
  const shorter = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap(one.top, one.bottom, other.top, other.bottom) > shorter / 2;
}

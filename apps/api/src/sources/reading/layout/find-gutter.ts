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
/** The same of a column beside which something else stands: labels of rows are shorter. */
const NEARLY_ALL = 0.75;
/** Lines whose middles are less than this share of their height apart are level. */
const LEVEL = 0.15;
/** Share of lines that stand level by chance at most; rows of one table all do. */
const MOST_SHARED = 0.6;

/** Where a page has a gutter between columns of running text (points from the left); null where it has one column. */
export function findGutter(fragments: readonly Fragment[]): number | null {
  if (fragments.length < 2 * LEAST_LINES) return null;
  const { left, right } = around(fragments);
  const first = left + NARROWEST * (right - left);
  const step = ((1 - 2 * NARROWEST) * (right - left)) / PLACES;
  let best = { at: first, crossing: Infinity, off: Infinity };
  const crossingAt = crossingSizes(fragments);
  for (let place = 0; place <= PLACES; place += 1) {
    const at = first + place * step;
    const crossing = crossingAt(at);
    const off = Math.abs(place - PLACES / 2);
    if (crossing < best.crossing || (crossing === best.crossing && off < best.off)) best = { at, crossing, off };
  }
  return isGutter(fragments, best.at) ? best.at : null;
}

function crosses({ left, right }: Fragment, at: number): boolean {
  return left < at + LEAST_WIDTH / 2 && right > at - LEAST_WIDTH / 2;
}

/** How much reaches over a place. It is asked of many: numbers side by side are looked through four times as fast as fragments. */
function crossingSizes(fragments: readonly Fragment[]): (at: number) => number {
  const lefts = Float64Array.from(fragments, ({ left }) => left);
  const rights = Float64Array.from(fragments, ({ right }) => right);
  const sizes = Float64Array.from(fragments, ({ size }) => size);
  return (at) => {
    const [before, behind] = [at + LEAST_WIDTH / 2, at - LEAST_WIDTH / 2];
    let sum = 0;
    for (let one = 0; one < sizes.length; one += 1)
      if ((lefts[one] ?? 0) < before && (rights[one] ?? 0) > behind) sum += sizes[one] ?? 0;
    return sum;
  };
}

function isGutter(fragments: readonly Fragment[], at: number): boolean {
  const apart = fragments.filter((fragment) => !crosses(fragment, at));
  const before = apart.filter(({ right }) => right <= at);
  const behind = apart.filter(({ left }) => left >= at);
  if (before.length < LEAST_LINES || behind.length < LEAST_LINES) return false;
  const crossing = sizeOf(fragments.filter((fragment) => crosses(fragment, at)));
  const side = Math.max(sizeOf(before), sizeOf(behind));
  if (crossing > MOST_CROSSING * (crossing + side)) return false;
  return areColumns(before, behind) && areBesideEachOther(before, behind);
}

/** Whether what stands on either side of a gutter are columns: two of running text, or one beside a table or picture of its own lines. */
export function areColumns(before: readonly Fragment[], behind: readonly Fragment[]): boolean {
  if (isRunningText(before) && isRunningText(behind)) return true;
  if (!isRunningText(before, NEARLY_ALL) && !isRunningText(behind, NEARLY_ALL)) return false;
  return sharedLines(before, behind) < MOST_SHARED;
}

/** The share of the lines of the side that has fewer that stand level with one of the other, as the cells of a row do. */
function sharedLines(before: readonly Fragment[], behind: readonly Fragment[]): number {
  const [some, others] = [linesOf(before), linesOf(behind)].toSorted((one, other) => one.length - other.length);
  if (some === undefined || others === undefined || some.length === 0) return 1;
  const level = some.filter(({ middle, size }) =>
    others.some((other) => Math.abs(other.middle - middle) < LEVEL * size),
  );
  return level.length / some.length;
}

const sizeOf = (fragments: readonly Fragment[]) => fragments.reduce((sum, { size }) => sum + size, 0);

/** Whether lines reach from one edge of their column to the other, as those of running text do and cells do not. */
export function isRunningText(fragments: readonly Fragment[], share = LEAST_RUNNING): boolean {
  const { left, right } = around(fragments);
  const least = LEAST_FILLED * (right - left);
  const lines = linesOf(fragments);
  return lines.filter(({ widest }) => widest >= least).length >= share * lines.length;
}

interface Line {
  /** Of its first fragment. */
  middle: number;
  size: number;
  /** Width of its widest fragment: cells are narrow, however many there are. */
  widest: number;
}

/** The lines of a column; each begins below the middle of the one before. */
function linesOf(fragments: readonly Fragment[]): Line[] {
  const lines: Line[] = [];
  let last: Line = { middle: -Infinity, size: 0, widest: 0 };
  for (const { left, right, top, bottom } of fragments.toSorted((one, other) => one.top - other.top)) {
    if (top > last.middle) {
      last = { middle: (top + bottom) / 2, size: bottom - top, widest: 0 };
      lines.push(last);
    }
    last.widest = Math.max(last.widest, right - left);
  }
  return lines;
}

function areBesideEachOther(before: readonly Fragment[], behind: readonly Fragment[]): boolean {
  const [one, other] = [around(before), around(behind)];
  const shorter = Math.min(one.bottom - one.top, other.bottom - other.top);
  return overlap(one.top, one.bottom, other.top, other.bottom) > shorter / 2;
}

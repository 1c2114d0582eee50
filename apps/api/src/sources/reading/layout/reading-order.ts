import { areColumns, findGutter, isRunningText } from './find-gutter.ts';
import { median, type Fragment } from './fragment.ts';
import { joinFragments, toLines, type LayoutLine } from './layout-line.ts';
import { joinJustified } from './justified-lines.ts';

/** Columns within columns are looked for this deep: two give up to four columns. */
const DEEPEST = 2;
/** Fragments with one letter in the middle are written from top to bottom, or scattered. */
const SCATTERED = 1;
const ENOUGH_FRAGMENTS = 20;
/** Lines of running text stand less than this many heights apart, figures and tables more. */
const LEAST_STRIP = 0.3;

/** The lines of a column of a page, in reading order. */
export type Column = readonly LayoutLine[];

/** Puts what stands on a page into reading order: columns from left to right between what reaches over them, lines from top to bottom. */
export function readingOrder(fragments: readonly Fragment[]): Column[] {
  const upright = joinJustified(fragments.filter(({ isTurned }) => !isTurned));
  const turned = fragments.filter(({ isTurned }) => isTurned);
  const columns = isScattered(upright) ? [inOrderOfFile(upright)] : columnsOf(upright, 0);
  return [...columns, inOrderOfFile(turned)].filter((column) => column.length > 0);
}

const inOrderOfFile = (fragments: readonly Fragment[]) => fragments.map((fragment) => joinFragments([fragment]));

function isScattered(fragments: readonly Fragment[]): boolean {
  return fragments.length >= ENOUGH_FRAGMENTS && median(fragments.map(({ text }) => text.length)) <= SCATTERED;
}

function columnsOf(fragments: readonly Fragment[], depth: number): Column[] {
  const gutter = depth < DEEPEST ? findGutter(fragments) : null;
  if (gutter !== null) return columnsBeside(gutter, fragments, depth);
  return depth === 0 ? columnsOfBands(bandsOf(fragments)) : [toLines(fragments)];
}

/** Columns of a page that has them only above or below something wide, such as a table or the head of an article. */
function columnsOfBands(bands: readonly Fragment[][]): Column[] {
  const gutters = bands.map(findGutter);
  const known = gutters.find((gutter) => gutter !== null);
  if (known === undefined || known === null) return [toLines(bands.flat())];
  const runs: { isDivided: boolean; fragments: Fragment[] }[] = [];
  for (const [at, band] of bands.entries()) {
    const isDivided = gutters[at] !== null || isBeside(band, known);
    const last = runs.at(-1);
    if (last?.isDivided === isDivided) last.fragments.push(...band);
    else runs.push({ isDivided, fragments: [...band] });
  }
  return runs.flatMap(({ isDivided, fragments }) =>
    isDivided ? columnsBeside(findGutter(fragments) ?? known, fragments, 0) : [toLines(fragments)],
  );
}

/** A few lines of running text on either side of a gutter that is known from elsewhere on the page. */
function isBeside(band: readonly Fragment[], gutter: number): boolean {
  const sides = Map.groupBy(band, (fragment) => sideOf(fragment, gutter));
  const [left, right] = [sides.get('left') ?? [], sides.get('right') ?? []];
  return !sides.has('wide') && left.length > 0 && right.length > 0 && isRunningText(left) && isRunningText(right);
}

/** Parts of a page from top to bottom, with an empty strip over its whole width between them. */
function bandsOf(fragments: readonly Fragment[]): Fragment[][] {
  const strip = LEAST_STRIP * median(fragments.map(({ size }) => size));
  const bands: Fragment[][] = [];
  let bottom = -Infinity;
  for (const fragment of fragments.toSorted((one, other) => one.top - other.top)) {
    if (fragment.top - bottom > strip) bands.push([]);
    bands.at(-1)?.push(fragment);
    bottom = Math.max(bottom, fragment.bottom);
  }
  return bands;
}

function columnsBeside(gutter: number, fragments: readonly Fragment[], depth: number): Column[] {
  const columns: Column[] = [];
  const band = { wide: [] as Fragment[], left: [] as Fragment[], right: [] as Fragment[] };
  const flush = () => {
    const { wide, left, right } = band;
    if (wide.length > 0) columns.push(toLines(wide));
    columns.push(...sidesOf(left, right, depth));
    Object.assign(band, { wide: [], left: [], right: [] });
  };
  for (const fragment of fragments.toSorted((one, other) => one.top - other.top)) {
    const side = sideOf(fragment, gutter);
    if (side === 'wide' && band.left.length + band.right.length > 0) flush();
    band[side].push(fragment);
  }
  flush();
  return columns;
}

function sideOf({ left, right }: Fragment, gutter: number): 'wide' | 'left' | 'right' {
  if (right <= gutter) return 'left';
  return left >= gutter ? 'right' : 'wide';
}

/** What stands on either side of a gutter: two columns, or rows of a table that have a gap there. */
function sidesOf(left: readonly Fragment[], right: readonly Fragment[], depth: number): Column[] {
  if (left.length > 0 && right.length > 0 && !areColumns(left, right)) return [toLines([...left, ...right])];
  return [left, right].filter((side) => side.length > 0).flatMap((side) => columnsOf(side, depth + 1));
}

import { median } from './fragment.ts';
import type { LayoutLine } from './layout-line.ts';
import type { OrderedPage } from './repeated-lines.ts';

/** Footnotes stand below this share of the page. */
const LOWER_PART = 0.6;
/** They are this much smaller than the text. */
const SMALLER = 0.9;
const MARK = /^(?:[*†‡§¶#]|\d{1,3}(?!\d|[.,]\d)|[a-z](?=[\s).]))/u;

/** The lines of a page in reading order, with the footnotes of every column after all columns. */
export function footnotesLast(page: OrderedPage): LayoutLine[] {
  const body = median(page.columns.flat().map(({ size }) => size));
  const texts: LayoutLine[] = [];
  const notes: LayoutLine[] = [];
  for (const column of page.columns) {
    const first = firstFootnote(column, { body, height: page.height });
    texts.push(...column.slice(0, first));
    notes.push(...column.slice(first));
  }
  return [...texts, ...notes];
}

/** Where the footnotes of a column begin: small lines at its end, the first with a mark. */
function firstFootnote(column: readonly LayoutLine[], { body, height }: { body: number; height: number }): number {
  let first = column.length;
  for (let index = column.length - 1; index >= 0; index -= 1) {
    const line = column[index];
    if (line === undefined || line.size > SMALLER * body || line.top < LOWER_PART * height) break;
    if (MARK.test(line.text)) first = index;
  }
  return first;
}

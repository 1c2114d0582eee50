import { median } from './fragment.ts';
import type { LayoutLine } from './layout-line.ts';
import type { OrderedPage } from './repeated-lines.ts';

/** Footnotes stand below this share of the page. */
const LOWER_PART = 0.6;
/** They are this much smaller than the text. */
const SMALLER = 0.92;

/** The lines of a page in reading order, with the footnotes of every column apart, so that no sentence runs into them. */
export function footnotesApart(page: OrderedPage): { texts: LayoutLine[]; notes: LayoutLine[] } {
  const body = median(page.columns.flat().map(({ size }) => size));
  const texts: LayoutLine[] = [];
  const notes: LayoutLine[] = [];
  for (const column of page.columns) {
    const first = column.findLastIndex(({ size, top }) => size > SMALLER * body || top < LOWER_PART * page.height) + 1;
    texts.push(...column.slice(0, first));
    notes.push(...column.slice(first));
  }
  return { texts, notes };
}

import type { LayoutLine } from './layout-line.ts';
import type { Column } from './reading-order.ts';

/** A page in reading order. */
export interface OrderedPage {
  number: number;
  width: number;
  height: number;
  columns: readonly Column[];
}

/** Headers and footers stand in this share of the page at its top or bottom. */
const EDGE = 0.12;
/** What stands on this share of the pages, and on two at least, is repeated. */
const REPEATED_SHARE = 0.3;
const LEAST_PAGES = 2;
/** Figures alone, or with the word for a page, number it. */
const PAGE_NUMBER =
  /^[\W_]*(?:p\.?|pg\.?|page|seite|página|pagina)?[\W_]*#(?:\s*(?:of|\/|von|de|sur|van)\s*#)?[\W_]*$/iu;
const LONGEST_NUMBER = 24;

/** Leaves out headers, footers and page numbers: what stands at the edges of several pages, but for its figures. */
export function withoutRepeated(pages: readonly OrderedPage[]): OrderedPage[] {
  if (pages.length < LEAST_PAGES) return [...pages];
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.columns.flat().flatMap((line) => (isAtEdge(line, page) ? [keyOf(line, page)] : [])));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(LEAST_PAGES, Math.ceil(REPEATED_SHARE * pages.length));
  const isRepeated = (line: LayoutLine, page: OrderedPage) =>
    isAtEdge(line, page) && ((counts.get(keyOf(line, page)) ?? 0) >= enough || isPageNumber(line));
  return pages.map((page) => ({
    ...page,
    columns: page.columns.map((column) => column.filter((line) => !isRepeated(line, page))),
  }));
}

function isAtEdge({ top, bottom }: LayoutLine, { height }: OrderedPage): boolean {
  return bottom < EDGE * height || top > (1 - EDGE) * height;
}

/** The text without its figures, and the edge it stands at. */
function keyOf(line: LayoutLine, { height }: OrderedPage): string {
  return `${line.top < height / 2 ? 'top' : 'bottom'} ${withoutFigures(line.text)}`;
}

function withoutFigures(text: string): string {
  return text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim();
}

function isPageNumber({ text }: LayoutLine): boolean {
  return text.length <= LONGEST_NUMBER && PAGE_NUMBER.test(withoutFigures(text));
}

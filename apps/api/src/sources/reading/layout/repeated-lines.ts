import type { LayoutLine } from './layout-line.ts';
import type { Column } from './reading-order.ts';

/** A page in reading order. */
export interface OrderedPage {
  number: number;
  width: number;
  height: number;
  columns: readonly Column[];
  /** True where its words were made out in its picture. */
  isRecognised?: true;
}

/** Headers and footers stand in this share of the page at its top or bottom. */
const EDGE = 0.12;
/** What stands on this share of the pages, and on two at least, is repeated. */
const REPEATED_SHARE = 0.3;
const LEAST_PAGES = 2;
/** Words that stand beside the number of a page. */
const PAGE_WORDS = new Set(['p', 'pg', 'page', 'pages', 'seite', 'página', 'pagina', 'of', 'von', 'de', 'sur', 'van']);
const LONGEST_NUMBER = 24;
/** Repeated lines that are told of. */
const MOST_SAID = 12;

/** Lines at the edges of pages that other pages have, too. */
export interface RepeatedLines {
  /** The pages without them, and without page numbers. */
  kept: OrderedPage[];
  /** What those of the first pages say, each once. */
  said: string;
}

/** Tells headers, footers and page numbers from the rest: what stands at the edges of several pages, but for its figures. */
export function repeatedLines(pages: readonly OrderedPage[]): RepeatedLines {
  if (pages.length < LEAST_PAGES) return { kept: [...pages], said: '' };
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = new Set(page.columns.flat().flatMap((line) => (isAtEdge(line, page) ? [keyOf(line, page)] : [])));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(LEAST_PAGES, Math.ceil(REPEATED_SHARE * pages.length));
  const said = new Set<string>();
  const isRepeated = (line: LayoutLine, page: OrderedPage) => {
    if (!isAtEdge(line, page)) return false;
    const isOnOthers = (counts.get(keyOf(line, page)) ?? 0) >= enough;
    if (isOnOthers && said.size < MOST_SAID) said.add(line.text);
    return isOnOthers || isPageNumber(line);
  };
  const kept = pages.map((page) => ({
    ...page,
    columns: page.columns.map((column) => column.filter((line) => !isRepeated(line, page))),
  }));
  return { kept, said: [...said].join('\n') };
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
  if (text.length > LONGEST_NUMBER || !/\d/.test(text)) return false;
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).every((word) => PAGE_WORDS.has(word));
}

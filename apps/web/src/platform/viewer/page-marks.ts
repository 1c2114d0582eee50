import type { PageBox } from '@footnote/domain';
import type { PageMark } from '@footnote/ui';
import type { ViewedPassage } from './viewed-document.ts';
import { comparableText, occurrences, partsOf, type ItemPart, type TextItem } from './page-text.ts';

/** The text of a page as it is set in the page: an element for each item. */
export interface SetText {
  items: readonly TextItem[];
  elements: readonly HTMLElement[];
  /** The page, whose corner marks are counted from. */
  page: HTMLElement;
}

/** The boxes of a passage on a page that is drawn with `ratio` pixels to a point. */
export function passageMarks(boxes: readonly PageBox[], ratio: number): PageMark[] {
  return boxes.map(({ left, top, width, height }) => ({
    kind: 'passage',
    left: left * ratio,
    top: top * ratio,
    width: width * ratio,
    height: height * ratio,
  }));
}

/** Marks the sentence of a passage within its boxes; nothing where it is not found there. */
export function sentenceMarks(text: SetText, sentence: string, passage: readonly PageMark[]): PageMark[] {
  if (sentence.trim() === '') return [];
  const inside = text.elements.map((element) => lies(element, text.page, passage));
  for (const isRead of [(item: number) => inside[item] === true, () => true]) {
    const items = text.items.map((item, index) => (isRead(index) ? item : { str: '', hasEOL: false }));
    const comparable = comparableText(items, { spaced: false });
    const [range] = occurrences(comparable, sentence, false, 1);
    if (range === undefined) continue;
    const marks = marksOf(text, partsOf(comparable, range, items), 'sentence');
    // One reader of PDFs says where the passage is, another where the sentence: where they differ, the passage is enough.
    return passage.length === 0 || marks.every((mark) => isWithin(mark, passage)) ? marks : [];
  }
  return [];
}

/** Less of a line than this share of it is not marked: what is reckoned is not that exact. */
const LEAST_OF_A_LINE = 0.1;

/**
 * Marks the sentence of a passage on a page that is a picture: its share of the words is its share of the lines, of which large
 * print has fewer for its width. Nothing where the passage does not have it.
 */
export function pictureMarks(
  { words, sentence }: Pick<ViewedPassage, 'words' | 'sentence'>,
  passage: readonly PageMark[],
): PageMark[] {
  const comparable = comparableText([{ str: words, hasEOL: false }], { spaced: false });
  const [range] = occurrences(comparable, sentence, false, 1);
  if (range === undefined) return [];
  const lengths = passage.map(({ width, height }) => width / Math.max(1, height));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const placeOf = (unit: number) => (unit / comparable.text.length) * all;
  let before = 0;
  return passage.flatMap(({ left, top, width, height }, line) => {
    const length = lengths[line] ?? 0;
    const start = Math.max(0, (placeOf(range.start) - before) / length);
    const end = Math.min(1, (placeOf(range.end) - before) / length);
    before += length;
    if (!(end - start >= LEAST_OF_A_LINE)) return [];
    return [{ kind: 'sentence' as const, left: left + start * width, top, width: (end - start) * width, height }];
  });
}

/** Marks what was looked for; the match of number `current`, from 0, differs. */
export function foundMarks(text: SetText, query: string, current: number | null): PageMark[] {
  const comparable = comparableText(text.items, { spaced: true });
  return occurrences(comparable, query, true).flatMap((range, index) =>
    marksOf(text, partsOf(comparable, range, text.items), index === current ? 'current' : 'found'),
  );
}

function isWithin({ left, top, width, height }: PageMark, passage: readonly PageMark[]): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return passage.some(
    (box) => x >= box.left && x <= box.left + box.width && y >= box.top - 2 && y <= box.top + box.height + 2,
  );
}

function lies(element: HTMLElement, page: HTMLElement, passage: readonly PageMark[]): boolean {
  const [{ left, top, width, height }, corner] = [element.getBoundingClientRect(), page.getBoundingClientRect()];
  const [x, y] = [left - corner.left, top + height / 2 - corner.top];
  return passage.some(
    (box) => x < box.left + box.width && x + width > box.left && y >= box.top - 2 && y <= box.top + box.height + 2,
  );
}

function marksOf({ elements, page }: SetText, parts: readonly ItemPart[], kind: PageMark['kind']): PageMark[] {
  const corner = page.getBoundingClientRect();
  return parts.flatMap(({ item, start, end }) => {
    const node = elements[item]?.firstChild;
    if (!(node instanceof Text) || end > node.length) return [];
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    const { left, top, width, height } = range.getBoundingClientRect();
    return [{ kind, left: left - corner.left, top: top - corner.top, width, height }];
  });
}

import { splitSentences, type PageBox } from '@footnote/domain';
import type { LaidOutPage } from './layout/page-text.ts';
import type { PassageContext } from './passage-context.ts';
import type { Passage } from './pdf-reader.ports.ts';

/** A passage takes further sentences up to this many characters. */
const FULL = 700;
/** A paragraph ends a passage that is at least so long. */
const ENOUGH = 250;
/** A sentence beyond this is cut between words. */
const LONGEST = 1_200;
/** Passages of a page; more of them are rows of figures. */
const MOST_ON_A_PAGE = 400;
const HAS_WORD = /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

interface Span {
  start: number;
  end: number;
}

/** Cuts a page into passages of a few sentences each, in the order of its text; pages are given in their order. */
export function cutPassages(page: LaidOutPage, contexts: PassageContext): Passage[] {
  const context = contexts.page(page.text);
  return spansOf(page.text)
    .filter(({ start, end }) => HAS_WORD.test(page.text.slice(start, end)))
    .slice(0, MOST_ON_A_PAGE)
    .map(({ start, end }) => ({
      page: page.number,
      start,
      end,
      text: page.text.slice(start, end),
      boxes: boxesOf(page, { start, end }),
      ...contextOf(context.at(start)),
      ...(page.isRecognised === undefined ? {} : { isRecognised: page.isRecognised }),
    }));
}

const contextOf = (context: string) => (context === '' ? {} : { context });

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  for (const sentence of splitSentences(text).flatMap((whole) => cutLong(text, whole))) {
    const last = spans.at(-1);
    if (last !== undefined && goesOn(text, last, sentence)) last.end = sentence.end;
    else spans.push({ start: sentence.start, end: sentence.end });
  }
  return spans;
}

function goesOn(text: string, last: Span, next: Span): boolean {
  if (next.end - last.start > FULL) return false;
  return last.end - last.start < ENOUGH || !text.slice(last.end, next.start).includes('\n');
}

function cutLong(text: string, { start, end }: Span): Span[] {
  const spans: Span[] = [];
  let from = start;
  while (end - from > LONGEST) {
    const space = text.lastIndexOf(' ', from + LONGEST);
    const to = space > from + LONGEST / 2 ? space : wholeCharacter(text, from + LONGEST);
    spans.push({ start: from, end: to });
    from = to + (text.charAt(to) === ' ' ? 1 : 0);
  }
  if (from < end) spans.push({ start: from, end });
  return spans;
}

/** An offset that does not cut a surrogate pair. */
function wholeCharacter(text: string, offset: number): number {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff ? offset - 1 : offset;
}

/** A box for each line the span is part of. */
function boxesOf({ lines, lefts, rights, width, height }: LaidOutPage, { start, end }: Span): PageBox[] {
  const boxes: PageBox[] = [];
  for (const line of lines) {
    const from = Math.max(start, line.start);
    const to = Math.min(end, line.end);
    if (from >= to) continue;
    let left = Infinity;
    let right = -Infinity;
    for (let unit = from; unit < to; unit += 1) {
      left = Math.min(left, lefts[unit] ?? Infinity);
      right = Math.max(right, rights[unit] ?? -Infinity);
    }
    boxes.push(boxOf({ left, right, top: line.top, bottom: line.bottom }, { width, height }));
  }
  return boxes;
}

type BoxEdges = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** The part of a box that is on the page, to a tenth of a point. */
function boxOf(edges: BoxEdges, page: { width: number; height: number }): PageBox {
  const across = (value: number) => tenths(Math.min(Math.max(value, 0), page.width));
  const down = (value: number) => tenths(Math.min(Math.max(value, 0), page.height));
  const [left, top] = [across(edges.left), down(edges.top)];
  return { left, top, width: tenths(across(edges.right) - left), height: tenths(down(edges.bottom) - top) };
}

const tenths = (value: number) => Math.round(value * 10) / 10;

import type { LayoutLine } from './layout-line.ts';
import { LINE_HYPHEN } from './plain-character.ts';
import type { OrderedPage } from './repeated-lines.ts';

/** Words that a document writes with a hyphen in the middle of a line, in lower case. */
export type HyphenatedWords = ReadonlySet<string>;

/** Between paragraphs there is this much more than between lines. */
const PARAGRAPH_GAP = 1.5;
/** Headings are this much larger or smaller than what they stand over. */
const OTHER_SIZE = 1.15;
/** A paragraph’s first line stands this many heights to the right of the one before. */
const LEAST_INDENT = 0.7;
/** A line that ends this many heights before the next one does was not full. */
const SHORT_LINE = 3;

const HYPHENS = new Set(['-', '\u2010', LINE_HYPHEN]);
const IS_LETTER = /^\p{L}/u;
const LONGEST_WORD = 40;
const FIRST_WORD = /^\p{L}{1,40}/u;
const ENDS_SENTENCE = /[.!?:;。！？]["'”’)\]]*$/u;
const BULLET = /^[•▪◦‣·●■–—*]\s/u;
const ITEM_NUMBER = /^\(?(?:\d{1,3}|[a-z])[.)]\s/iu;
const REST_OF_LABEL = /^(?:\p{Ll}|\()/u;
const BEGINS_SMALL = /^\p{Ll}/u;
const WIDE_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Which words the document hyphenates where no line ends: those keep their hyphen where one does. */
export function hyphenatedWords(pages: readonly OrderedPage[]): HyphenatedWords {
  const words = new Set<string>();
  for (const { text } of pages.flatMap((page) => page.columns.flat()))
    for (const hyphen of hyphensOf(text)) {
      const before = lastWord(text.slice(Math.max(0, hyphen - LONGEST_WORD), hyphen));
      if (before !== '' && IS_LETTER.test(text.charAt(hyphen + 1))) words.add(pairOf(before, text.slice(hyphen + 1)));
    }
  return words;
}

export interface LinesToJoin {
  last: LayoutLine;
  next: LayoutLine;
  /** The usual distance between lines. */
  spacing: number;
  words: HyphenatedWords;
}

/** What stands between two lines that follow each other, and whether the hyphen before it goes. */
export function jointBetween(lines: LinesToJoin): { joint: string; dropsHyphen: boolean } {
  const { last, next } = lines;
  if (isNewParagraph(lines)) return { joint: '\n', dropsHyphen: false };
  if (HYPHENS.has(last.text.at(-1) ?? '') && /[\p{L}\p{N}]/u.test(last.text.at(-2) ?? ''))
    return { joint: '', dropsHyphen: dropsHyphen(lines) };
  const isWide = WIDE_SCRIPT.test(last.text.at(-1) ?? '') && WIDE_SCRIPT.test(next.text.charAt(0));
  return { joint: isWide ? '' : ' ', dropsHyphen: false };
}

/** Whether a line is the rest of the label of the row above, for which its cell was too narrow. */
function isRestOfLabel(row: LayoutLine, { text, left, right, top }: LayoutLine, spacing: number): boolean {
  const tab = row.text.indexOf('\t');
  if (tab < 0 || text.includes('\t') || !REST_OF_LABEL.test(text)) return false;
  const isBelow = top > row.top && top - row.top < PARAGRAPH_GAP * Math.max(spacing, row.size);
  return isBelow && left >= row.left - row.size && right <= (row.rights[tab] ?? 0);
}

function isNewParagraph({ last, next, spacing }: LinesToJoin): boolean {
  if (isRestOfLabel(last, next, spacing)) return false;
  if (last.text.includes('\t') || next.text.includes('\t') || BULLET.test(next.text)) return true;
  if (last.isTurned !== next.isTurned) return true;
  const isHyphenated = HYPHENS.has(last.text.at(-1) ?? '');
  const isOpen = isHyphenated || !ENDS_SENTENCE.test(last.text);
  // “… was caused by / E. coli” is no item of a list.
  if (ITEM_NUMBER.test(next.text) && (!isOpen || ITEM_NUMBER.test(last.text))) return true;
  const larger = Math.max(last.size, next.size) / Math.max(1, Math.min(last.size, next.size));
  if (larger > OTHER_SIZE && !(isOpen && BEGINS_SMALL.test(next.text))) return true;
  // The next column goes on where this one ended, unless a sentence did.
  const isNextColumn = next.top < last.top;
  if (isNextColumn) return !isOpen || !(isHyphenated || BEGINS_SMALL.test(next.text));
  if (spacing > 0 && next.top - last.top > PARAGRAPH_GAP * spacing) return !(isOpen && BEGINS_SMALL.test(next.text));
  if (isOpen && BEGINS_SMALL.test(next.text)) return false;
  return next.left - last.left > LEAST_INDENT * next.size || next.right - last.right > SHORT_LINE * last.size;
}

function dropsHyphen({ last, next, words }: LinesToJoin): boolean {
  const before = lastWord(last.text.slice(0, -1));
  return before !== '' && BEGINS_SMALL.test(next.text) && !words.has(pairOf(before, next.text));
}

/** Two words with a hyphen between them: one, and the first of a text. */
function pairOf(before: string, after: string): string {
  return `${before}-${FIRST_WORD.exec(after)?.[0] ?? ''}`.toLowerCase();
}

function lastWord(text: string): string {
  let start = text.length;
  while (start > 0 && /\p{L}/u.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

/** Where hyphens stand in a text. */
function* hyphensOf(text: string): Generator<number> {
  for (const mark of ['-', '\u2010'])
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) yield at;
}

import { withoutEnd } from '../../kernel/scan-text.ts';
import { splitSentences } from '../../literature/sentences.ts';
import { findCitationMarkers, type CitationMarker } from './citation-markers.ts';
import { codeReader } from './markdown-code.ts';
import { LINK_TARGET, withoutLinks, withoutStrong } from './markdown-text.ts';

/** A cited sentence, list item, heading or table row of an answer. */
export interface CitedSentence {
  /** As a user sees it: without markers and markup. */
  text: string;
  /** Reference numbers, ascending. */
  numbers: number[];
  /** UTF-16 offsets in the markdown, markers included, `end` exclusive. */
  start: number;
  end: number;
}

const BLOCK_PREFIX = /^[ \t]*(?:>[ \t]*)*(?:#{1,6}[ \t]+|[-*+][ \t]+(?:\[[ xX]\][ \t]+)?|\d{1,9}[.)][ \t]+)?/;
const RULE = /^[ \t|:-]+$/;
/** Words a table cell needs to be a sentence of its own. */
const SENTENCE_WORDS = 4;

interface Block {
  start: number;
  end: number;
  table: boolean;
}

/** Cuts a markdown text into paragraphs, list items, headings and table rows; code is left out. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const code = codeReader();
  let offset = 0;
  let open: Block | null = null;
  for (const line of markdown.split('\n')) {
    const start = offset;
    offset += line.length + 1;
    const ends = code.read({ text: markdown, final: true }, start, true);
    const isCode = typeof ends === 'number' && ends >= start + line.length;
    const prefix = BLOCK_PREFIX.exec(line)?.[0] ?? '';
    if (isCode || line.trim() === '' || (RULE.test(line) && line.includes('--'))) {
      open = null;
    } else if (line.trimStart().startsWith('|')) {
      open = null;
      blocks.push({ start, end: start + line.length, table: true });
    } else if (open !== null && prefix.replace(/[ \t>]/g, '') === '') {
      open.end = start + line.length;
    } else {
      open = { start: start + prefix.length, end: start + line.length, table: false };
      blocks.push(open);
      if (prefix.includes('#')) open = null;
    }
  }
  return blocks;
}

/** The text of an answer as read: markers, emphasis, links and escapes of markdown taken away. */
export function plainText(
  markdown: string,
  markers: readonly CitationMarker[] = findCitationMarkers(markdown),
): string {
  let text = '';
  let position = 0;
  for (const marker of markers) {
    text += withoutEnd(markdown.slice(position, marker.start), /[ \t]/);
    position = marker.end;
  }
  return restoreEscapes(
    withoutStrong(withoutLinks(hideEscapes(text + markdown.slice(position)), LINK_TARGET))
      .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1')
      .replace(/(?<![\w_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\w_])/g, '$1')
      .replace(/(?<!`)`+([^`\n]*)`+/g, '$1')
      .replace(/\n[ \t]*(?:>[ \t]*)*/g, ' ')
      .trim(),
  );
}

/** Escaped punctuation is moved to the private use area, where no markup is found, and back. */
const HIDDEN = 0xe000;

function hideEscapes(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, (_escape, mark: string) =>
    String.fromCharCode(HIDDEN + mark.charCodeAt(0)),
  );
}

function restoreEscapes(text: string): string {
  return text.replace(/[\uE021-\uE07E]/g, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - HIDDEN));
}

/** Blanks what would mislead the cutting into sentences, keeping every offset. */
function mask(text: string, start: number, markers: readonly CitationMarker[]): string {
  let masked = '';
  let position = 0;
  for (const marker of markers) {
    masked += text.slice(position, marker.start - start) + ' '.repeat(marker.end - marker.start);
    position = marker.end - start;
  }
  return (masked + text.slice(position))
    .replace(/\n[ \t>]*/g, (gap) => ' '.repeat(gap.length))
    .replace(/\*+|_+/g, (run, at: number, whole: string) => (isInWord(run, at, whole) ? run : ' '.repeat(run.length)));
}

/** Underscores between letters are part of a name. */
function isInWord(run: string, at: number, text: string): boolean {
  return run.startsWith('_') && /\w/.test(text.charAt(at - 1)) && /\w/.test(text.charAt(at + run.length));
}

function cited(markdown: string, start: number, end: number, markers: readonly CitationMarker[]): CitedSentence {
  const numbers = [...new Set(markers.flatMap((marker) => marker.numbers))].sort((a, b) => a - b);
  const shifted = markers.map((marker) => ({ ...marker, start: marker.start - start, end: marker.end - start }));
  return { text: plainText(markdown.slice(start, end), shifted), numbers, start, end };
}

function sentencesOf(markdown: string, block: Block, markers: readonly CitationMarker[]): CitedSentence[] {
  const own = inBlock(block, markers);
  if (own.length === 0) return [];
  const sentences = splitSentences(mask(markdown.slice(block.start, block.end), block.start, own));
  return sentences.flatMap((sentence, index) => {
    const from = index === 0 ? block.start : block.start + sentence.start;
    const to = block.start + (sentences[index + 1]?.start ?? block.end - block.start);
    const inside = startingIn(own, from, to);
    const [first] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return [];
    const start = Math.min(first.start, block.start + sentence.start);
    const end = Math.max(last.end, block.start + sentence.end);
    return [cited(markdown, start, end, inside)];
  });
}

/** A cell with a sentence and a marker stands alone; the other markers of a row cite the rest of it. */
function rowsOf(markdown: string, block: Block, markers: readonly CitationMarker[]): CitedSentence[] {
  const line = markdown.slice(block.start, block.end);
  const own = inBlock(block, markers);
  if (own.length === 0) return [];
  const alone: CitedSentence[] = [];
  const rest: { text: string; markers: CitationMarker[] }[] = [];
  for (const cell of line.matchAll(/(?:[^|\\]|\\.)+/g)) {
    const trimmed = cell[0].trim();
    const start = block.start + cell.index + cell[0].indexOf(trimmed);
    const inside = startingIn(own, start, start + trimmed.length);
    const sentence = cited(markdown, start, start + trimmed.length, inside);
    if (inside.length > 0 && sentence.text.split(' ').length >= SENTENCE_WORDS) alone.push(sentence);
    else rest.push({ text: sentence.text, markers: inside });
  }
  const left = rest.flatMap((cell) => cell.markers);
  const text = rest.map((cell) => cell.text).filter((cell) => cell !== '');
  if (left.length === 0 || text.length === 0) return alone;
  const start = block.start + line.length - line.trimStart().length;
  const row = cited(markdown, start, block.start + line.trimEnd().length, left);
  return [...alone, { ...row, text: text.join(' | ') }];
}

/** Finds every sentence of an answer that carries a marker; a row of a table counts as one. */
export function citedSentences(markdown: string): CitedSentence[] {
  const markers = findCitationMarkers(markdown);
  if (markers.length === 0) return [];
  return blocksOf(markdown)
    .flatMap((block) => (block.table ? rowsOf(markdown, block, markers) : sentencesOf(markdown, block, markers)))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

/** A line or cell of fewer words is a heading, a label or a link between sentences, and states nothing. */
const STATEMENT_WORDS = 4;

/** Finds the statements of an answer that carry no marker: neither headings, nor tables, nor what announces a list. */
export function uncitedSentences(markdown: string): CitedSentence[] {
  const markers = findCitationMarkers(markdown);
  return blocksOf(markdown)
    .filter((block) => !block.table && !isHeading(markdown, block))
    .flatMap((block) =>
      splitSentences(mask(markdown.slice(block.start, block.end), block.start, inBlock(block, markers))).map(
        (sentence, index, all) => ({
          from: block.start + sentence.start,
          to: block.start + sentence.end,
          next: block.start + (all[index + 1]?.start ?? block.end - block.start),
        }),
      ),
    )
    .filter(({ from, next }) => startingIn(markers, from, next).length === 0)
    .map(({ from, to }) => cited(markdown, from, to, []))
    .filter(({ text }) => text.split(/\s+/).length >= STATEMENT_WORDS && !text.endsWith(':') && /\p{L}/u.test(text));
}

function inBlock(block: Block, markers: readonly CitationMarker[]): CitationMarker[] {
  return startingIn(markers, block.start, block.end);
}

/** The markers of an ordered list that begin in a part of the text; found by halving, as there may be thousands. */
function startingIn(markers: readonly CitationMarker[], start: number, end: number): CitationMarker[] {
  const first = firstFrom(markers, start);
  return markers.slice(first, Math.max(first, firstFrom(markers, end)));
}

function firstFrom(markers: readonly CitationMarker[], offset: number): number {
  let low = 0;
  let high = markers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((markers[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isHeading(markdown: string, block: Block): boolean {
  const line = markdown.slice(markdown.lastIndexOf('\n', block.start - 1) + 1, block.end);
  return /^\s*#/.test(line) || /^\s*(?:[-+] {1,3})?\*\*[^*]+\*\*:?\s*$/.test(line);
}

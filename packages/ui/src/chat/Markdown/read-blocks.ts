import type { Token } from 'marked';
import { lexMarkdown } from './lexer.ts';

/** A top-level block of a text. */
export interface MarkdownBlock {
  token: Token;
  /** Its source. */
  raw: string;
  /** Where it begins in the text. */
  offset: number;
  /** Where each of its citation markers begins in the text, in order. */
  markers: readonly number[];
}

const MARKER = /\[\d{1,4}(?:\s*[,;]\s*\d{1,4})*\]/g;
const CODE = /```[\s\S]*?(?:```|$)|(?<!`)`+[^`\n]*`+/g;

/** Places of the citation markers in a source, those in code left out. */
export function markerOffsets(raw: string, offset: number): number[] {
  const plain = raw.includes('`') ? raw.replaceAll(CODE, (code) => ' '.repeat(code.length)) : raw;
  return Array.from(plain.matchAll(MARKER), (match) => offset + match.index);
}

function cutBlocks(text: string, offset: number): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let at = offset;
  for (const token of lexMarkdown(text)) {
    if (token.type !== 'space')
      blocks.push({ token, raw: token.raw, offset: at, markers: markerOffsets(token.raw, at) });
    at += token.raw.length;
  }
  return blocks;
}

/** How many blocks at the beginning of a text can no longer change: all before the last one that a blank line sets apart. */
function settled(text: string, blocks: readonly MarkdownBlock[]): number {
  const at = blocks.findLastIndex(({ offset }) =>
    /\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, offset - 40), offset)),
  );
  return Math.max(at, 0);
}

/**
 * Reads a growing text. What is appended can change only what no blank line sets apart from it, so earlier blocks keep
 * their identity and are not read again; a text that does not continue the one before is read anew.
 */
export function createBlockReader(): (text: string) => readonly MarkdownBlock[] {
  let before = '';
  let blocks: readonly MarkdownBlock[] = [];
  return (text) => {
    if (text === before) return blocks;
    const kept = text.startsWith(before) ? settled(before, blocks) : 0;
    const from = blocks[kept]?.offset ?? 0;
    blocks = kept === 0 ? cutBlocks(text, 0) : [...blocks.slice(0, kept), ...cutBlocks(text.slice(from), from)];
    before = text;
    return blocks;
  };
}

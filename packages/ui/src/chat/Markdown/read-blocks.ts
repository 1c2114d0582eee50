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
const CODE = /```[\s\S]*?(?:```|$)|`+[^`\n]*`+/g;

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

/**
 * Reads a growing text. What has been appended can change only the last block, so earlier blocks keep their identity
 * and are not read again; a text that does not continue the one before is read anew.
 */
export function createBlockReader(): (text: string) => readonly MarkdownBlock[] {
  let before = '';
  let blocks: readonly MarkdownBlock[] = [];
  return (text) => {
    if (text === before) return blocks;
    const last = blocks.at(-1);
    const grown = last !== undefined && text.startsWith(before);
    blocks = grown ? [...blocks.slice(0, -1), ...cutBlocks(text.slice(last.offset), last.offset)] : cutBlocks(text, 0);
    before = text;
    return blocks;
  };
}

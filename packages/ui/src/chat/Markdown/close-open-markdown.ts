import { lexMarkdown } from './lexer.ts';
import type { MarkdownBlock } from './read-blocks.ts';

/** Ends of a text that may still become something else: a list mark, a heading, a rule, half a marker. */
const UNDECIDED = [/\n[ \t]*(?:[-*+=#>|]+|\d+[.)]?)[ \t]*$/, /\[[\d,; ]*$/];

/** Marks that open and close a span, longest first. */
const SPANS = ['```', '**', '__', '~~', '`', '*'] as const;

function withoutUndecided(raw: string): string {
  let text = raw;
  for (const ending of UNDECIDED) text = text.replace(ending, '');
  return withoutHalfTarget(withoutOpenBracket(text));
}

/** Without "[text" or "![text" at the end of the last line. */
function withoutOpenBracket(text: string): string {
  const open = text.indexOf('[', Math.max(text.lastIndexOf(']'), text.lastIndexOf('\n')) + 1);
  if (open === -1) return text;
  return text.slice(0, text[open - 1] === '!' ? open - 1 : open);
}

/** Without "[text](target" at the end of the last line. */
function withoutHalfTarget(text: string): string {
  const from = Math.max(text.lastIndexOf(')'), text.lastIndexOf('\n')) + 1;
  for (let at = text.indexOf('](', from); at !== -1; at = text.indexOf('](', at + 1)) {
    let open = at - 1;
    while (open >= 0 && !'[]\n'.includes(text.charAt(open))) open -= 1;
    if (text[open] === '[') return text.slice(0, open);
  }
  return text;
}

/** Closes spans that are open at the end, so that "**bold" is bold before its end has arrived. */
function closeSpans(raw: string): string {
  if ((raw.match(/^```/gm) ?? []).length % 2 === 1) return raw;
  const line = raw.slice(raw.lastIndexOf('\n\n') + 1);
  let rest = line.replaceAll(/\\./g, '').replaceAll(/^[ \t]*[*+-][ \t]/gm, '');
  let ending = '';
  for (const span of SPANS) {
    const parts = rest.split(span);
    if (parts.length % 2 === 0) {
      const tail = parts.at(-1) ?? '';
      if (tail.trim() === '') return raw.slice(0, raw.lastIndexOf(span));
      // A star between spaces is a product, not emphasis.
      if (/^\S/.test(tail)) ending += span;
    }
    rest = parts.join('');
  }
  return raw.trimEnd() + ending;
}

/** A table whose second line has not arrived would first be shown as a line of bars. */
function isHalfTable(raw: string): boolean {
  const lines = raw.trimEnd().split('\n');
  if (!/^[ \t]*\|/.test(lines[0] ?? '')) return false;
  const columns = (lines[0] ?? '').split('|').length;
  return (
    lines.length < 2 || (lines.length === 2 && !raw.endsWith('\n') && (lines[1] ?? '').split('|').length < columns)
  );
}

/** The last block of a growing text as it will most likely be; null while there is nothing to show of it. */
export function closeOpenMarkdown(block: MarkdownBlock): MarkdownBlock | null {
  if (isHalfTable(block.raw)) return null;
  const closed = closeSpans(withoutUndecided(block.raw));
  if (closed === block.raw) return block;
  const token = lexMarkdown(closed).find((candidate) => candidate.type !== 'space');
  return token === undefined ? null : { ...block, token };
}

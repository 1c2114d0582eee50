import { withoutLinks } from './markdown-text.ts';

/** A table of an answer as plain text: its header cells and its rows, each as wide as the header. */
export interface AnswerTable {
  header: string[];
  rows: string[][];
}

const DELIMITER = /^:?-+:?$/;
/** A wider table is no table to read, and its rows would be filled up without end. */
const MAX_COLUMNS = 200;
const FENCE = /^\s*(?:```|~~~)/;

/** Finds the pipe tables of an answer's markdown, outside code blocks. */
export function findAnswerTables(markdown: string): AnswerTable[] {
  const lines = withoutCodeBlocks(markdown.split('\n'));
  const tables: AnswerTable[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const head = lines[at - 1] ?? '';
    const rule = lines[at] ?? '';
    if (!head.includes('|') || !rule.includes('-') || !written(rule).every((cell) => DELIMITER.test(cell.trim())))
      continue;
    const header = cells(head);
    if (header.length !== written(rule).length || header.length > MAX_COLUMNS) continue;
    let end = at + 1;
    while (lines[end]?.includes('|') === true) end += 1;
    const body = lines.slice(at + 1, end);
    tables.push({ header, rows: body.map((line) => fitted(cells(line), header.length)) });
    at += body.length;
  }
  return tables;
}

function withoutCodeBlocks(lines: readonly string[]): string[] {
  let inside = false;
  return lines.map((line) => {
    const fence = FENCE.test(line);
    if (fence) inside = !inside;
    return fence || inside ? '' : line;
  });
}

function fitted(row: string[], width: number): string[] {
  return Array.from({ length: width }, (_none, at) => row[at] ?? '');
}

function cells(line: string): string[] {
  return written(line).map(plain);
}

function written(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}

/** Whatever stands in a parenthesis behind brackets. */
const TARGET = /\]\([^()\s]*\)/g;

/** Inline marks go, words, numbers and citation markers stay. */
function plain(cell: string): string {
  return withoutLinks(cell.replaceAll('\\|', '|').replaceAll(/<br\s*\/?>/gi, ' '), TARGET)
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1')
    .trim();
}

/** A table of an answer as plain text: its header cells and its rows, each as wide as the header. */
export interface AnswerTable {
  header: string[];
  rows: string[][];
}

const DELIMITER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const FENCE = /^\s*(?:```|~~~)/;

/** Finds the pipe tables of an answer's markdown, outside code blocks. */
export function findAnswerTables(markdown: string): AnswerTable[] {
  const lines = withoutCodeBlocks(markdown.split('\n'));
  const tables: AnswerTable[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    const head = lines[at - 1] ?? '';
    if (!head.includes('|') || !DELIMITER.test(lines[at] ?? '')) continue;
    const header = cells(head);
    if (header.length !== cells(lines[at] ?? '').length) continue;
    const end = lines.findIndex((line, index) => index > at && !line.includes('|'));
    const body = lines.slice(at + 1, end === -1 ? lines.length : end);
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
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map(plain);
}

/** Inline marks go, words, numbers and citation markers stay. */
function plain(cell: string): string {
  return cell
    .replaceAll('\\|', '|')
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/!?\[([^\]]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1')
    .trim();
}

import type { DocumentElement, DocumentNode } from './read-document.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** A document as HTML; all its text is escaped. */
export function writeHtml(nodes: readonly DocumentNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escaped(node) : elementHtml(node))).join('');
}

function elementHtml({ tag, href, start, children }: DocumentElement): string {
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  // A marker is text; HTML has no element for one.
  if (tag === 'cite') return writeHtml(children);
  const link = href === undefined ? '' : ` href="${escaped(href)}"`;
  const first = start === undefined || start === 1 ? '' : ` start="${start}"`;
  return `<${tag}${link}${first}>${writeHtml(children)}</${tag}>`;
}

const BLOCKS = new Set(['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table']);

/** A document as plain text without any mark-up: blocks stand apart, lists keep their signs, cells are parted by tabs. */
export function writeText(nodes: readonly DocumentNode[]): string {
  return joined(nodes, '\n\n');
}

/** Spans run on, blocks are parted. */
function joined(nodes: readonly DocumentNode[], gap: string): string {
  let text = '';
  let wasBlock = false;
  for (const node of nodes) {
    const isBlock = typeof node !== 'string' && BLOCKS.has(node.tag);
    if (text !== '' && (isBlock || wasBlock)) text += gap;
    text += typeof node === 'string' ? node : elementText(node);
    wasBlock = isBlock;
  }
  return text;
}

function elementText({ tag, href, start = 1, children }: DocumentElement): string {
  switch (tag) {
    case 'br':
      return '\n';
    case 'hr':
      return '—';
    case 'ul':
      return items(children, () => '• ');
    case 'ol':
      return items(children, (at) => `${start + at}. `);
    case 'table':
      return children.map((row) => joined([row], '')).join('\n');
    case 'tr':
      return children.map((cell) => joined([cell], '').replaceAll(/\s+/g, ' ')).join('\t');
    case 'a':
      return linkText(joined(children, ' '), href ?? '');
    default:
      return joined(children, '\n');
  }
}

function items(children: readonly DocumentNode[], sign: (at: number) => string): string {
  return children.map((item, at) => `${sign(at)}${joined([item], '').replaceAll('\n', '\n  ')}`).join('\n');
}

function linkText(text: string, href: string): string {
  return text === href || href === `mailto:${text}` ? text : `${text} (${href})`;
}

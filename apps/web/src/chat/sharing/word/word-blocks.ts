import { xmlText } from '@footnote/domain';
import type { DocumentElement, DocumentNode } from '@footnote/ui';
import {
  ExternalHyperlink,
  HeadingLevel,
  InternalHyperlink,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
  type Table,
} from 'docx';
import { BULLETS, DEEPEST_LEVEL, type WordLists } from './word-lists.ts';
import { wordTable } from './word-table.ts';

/** What all of a document has in common. */
export interface WordPage {
  direction: 'ltr' | 'rtl';
  lists: WordLists;
}

/** Where in a document something stands. */
interface Place {
  page: WordPage;
  /** How every paragraph here is laid out. */
  paragraph: IParagraphOptions;
  /** Lists around it. */
  depth: number;
}

const BLOCKS = new Set(['p', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table']);
/** Headings of an answer begin at the third level; here the question is the title. */
const HEADINGS = {
  h3: HeadingLevel.HEADING_1,
  h4: HeadingLevel.HEADING_2,
  h5: HeadingLevel.HEADING_3,
  h6: HeadingLevel.HEADING_4,
} as const;
const MONOSPACE = 'Courier New';
const INDENT = 480;

/** Where the reference with a number stands, for what leads to it. */
export const referenceAnchor = (n: number) => `reference-${n}`;

/** An answer as paragraphs, lists and tables of Word. */
export function wordBlocks(nodes: readonly DocumentNode[], page: WordPage): (Paragraph | Table)[] {
  return blocks(nodes, { page, paragraph: {}, depth: 0 });
}

/** A paragraph of plain text. */
export function wordParagraph(text: string, page: WordPage, options: IParagraphOptions = {}): Paragraph {
  return paragraph([textRun(text, page, {})], { page, paragraph: options, depth: 0 });
}

/** A text as a run of Word; what XML cannot hold is left out of it. */
export function textRun(text: string, { direction }: Pick<WordPage, 'direction'>, format: IRunOptions): TextRun {
  return new TextRun({ ...format, text: xmlText(text), ...(direction === 'rtl' ? { rightToLeft: true } : {}) });
}

function paragraph(children: readonly ParagraphChild[], { page, paragraph: options }: Place): Paragraph {
  return new Paragraph({
    spacing: { after: 120 },
    ...(page.direction === 'rtl' ? { bidirectional: true } : {}),
    ...options,
    children,
  });
}

/** Spans that stand side by side are one paragraph. */
function blocks(nodes: readonly DocumentNode[], place: Place): (Paragraph | Table)[] {
  const written: (Paragraph | Table)[] = [];
  let line: DocumentNode[] = [];
  const endLine = () => {
    if (line.length > 0) written.push(paragraph(runs(line, place.page), place));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !BLOCKS.has(node.tag)) line.push(node);
    else {
      endLine();
      written.push(...block(node, place));
    }
  }
  endLine();
  return written;
}

function block(node: DocumentElement, place: Place): (Paragraph | Table)[] {
  const { page, paragraph: around } = place;
  switch (node.tag) {
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [paragraph(runs(node.children, page), { ...place, paragraph: { heading: HEADINGS[node.tag] } })];
    case 'ul':
    case 'ol':
      return list(node, place);
    case 'blockquote':
      return blocks(node.children, { ...place, paragraph: { ...around, indent: { start: INDENT } } });
    case 'pre':
      return [paragraph(runs(node.children, page, { font: MONOSPACE }), place)];
    case 'hr':
      return [paragraph([], { ...place, paragraph: { thematicBreak: true } })];
    case 'table':
      return [wordTable(node.children.filter((row) => typeof row !== 'string').map(cellsOf(page)), page)];
    default:
      return blocks(node.children, place);
  }
}

/** The first line of an item has the sign of its list; what follows it is indented as far. */
function list({ tag, start = 1, children }: DocumentElement, place: Place): (Paragraph | Table)[] {
  const { page, depth } = place;
  const level = Math.min(depth, DEEPEST_LEVEL);
  const numbering = tag === 'ol' ? { ...page.lists.from(start), level } : { reference: BULLETS, level };
  const indent = { start: INDENT * (level + 1) };
  return children.flatMap((item) => {
    const [first, ...others] = itemBlocks(item);
    return [
      ...blocks(first === undefined ? [] : [first], { page, depth: depth + 1, paragraph: { numbering } }),
      ...blocks(others, { page, depth: depth + 1, paragraph: { indent } }),
    ];
  });
}

/** The parts of an item, of which the first is a line of text, however the item was written. */
function itemBlocks(item: DocumentNode): DocumentNode[] {
  if (typeof item === 'string') return [item];
  const firstBlock = item.children.findIndex((child) => typeof child !== 'string' && BLOCKS.has(child.tag));
  const ended = firstBlock < 0 ? item.children.length : firstBlock;
  const [line, rest] = [item.children.slice(0, ended), item.children.slice(ended)];
  if (line.length > 0) return [{ tag: 'p', children: line }, ...rest];
  const [begins] = rest;
  return typeof begins !== 'string' && begins?.tag === 'p' ? rest : [{ tag: 'p', children: [''] }, ...rest];
}

const cellsOf =
  (page: WordPage) =>
  ({ children }: DocumentElement) => ({
    isHeader: children.some((cell) => typeof cell !== 'string' && cell.tag === 'th'),
    cells: children.map((cell) => runs(typeof cell === 'string' ? [cell] : cell.children, page)),
  });

function runs(nodes: readonly DocumentNode[], page: WordPage, format: IRunOptions = {}): ParagraphChild[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [textRun(node, page, format)] : span(node, page, format)));
}

const FORMATS = {
  strong: { bold: true },
  em: { italics: true },
  del: { strike: true },
  code: { font: MONOSPACE },
} as const satisfies Record<string, IRunOptions>;

function span(node: DocumentElement, page: WordPage, format: IRunOptions): ParagraphChild[] {
  const { tag, href, numbers = [], children } = node;
  switch (tag) {
    case 'br':
      return [new TextRun({ break: 1 })];
    case 'strong':
    case 'em':
    case 'del':
    case 'code':
      return runs(children, page, { ...format, ...FORMATS[tag] });
    case 'a': {
      if (href === undefined) return runs(children, page, format);
      return [
        new ExternalHyperlink({
          link: xmlText(href),
          children: runs(children, page, { ...format, style: 'Hyperlink' }),
        }),
      ];
    }
    case 'cite':
      return numbers.flatMap((n, at) =>
        marker(n, page, format, { before: at === 0 ? '[' : ', ', after: at === numbers.length - 1 ? ']' : '' }),
      );
    default:
      return runs(children, page, format);
  }
}

/** A number that leads to its reference. */
function marker(n: number, page: WordPage, format: IRunOptions, { before, after }: { before: string; after: string }) {
  return [
    textRun(before, page, format),
    new InternalHyperlink({
      anchor: referenceAnchor(n),
      children: [textRun(String(n), page, { ...format, style: 'Hyperlink' })],
    }),
    ...(after === '' ? [] : [textRun(after, page, format)]),
  ];
}

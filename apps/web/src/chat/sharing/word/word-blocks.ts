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
import { directionOf } from './word-text.ts';

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
/** Cells have their room around them. */
export const CELL: IParagraphOptions = { spacing: {} };
const MONOSPACE = 'Courier New';
const INDENT = 480;

/** Where the reference with a number stands, for what leads to it. */
export const referenceAnchor = (n: number) => `reference-${n}`;

/** An answer as paragraphs, lists and tables of Word. */
export function wordBlocks(nodes: readonly DocumentNode[], page: WordPage): (Paragraph | Table)[] {
  return blocks(nodes, { page, paragraph: {}, depth: 0 });
}

/** A marker that ends a text, and what stands before it. */
const ENDS_WITH_MARKER = /^(?<words>.*)\[(?<number>\d+)\]$/su;

/** A paragraph of plain text, which runs as its first letter does; a marker at its end leads to its reference where `cited` has it. */
export function wordParagraph(
  text: string,
  { lists, cited }: { lists: WordLists; cited?: ReadonlySet<number> },
  { paragraph: options = {}, format = {} }: { paragraph?: IParagraphOptions; format?: IRunOptions } = {},
): Paragraph {
  const page: WordPage = { lists, direction: directionOf(text) };
  const { words = text, number } = ENDS_WITH_MARKER.exec(text)?.groups ?? {};
  const nodes: DocumentNode[] = cited?.has(Number(number))
    ? [...lines(words), { tag: 'cite', numbers: [Number(number)], children: [] }]
    : lines(text);
  return paragraph(runs(nodes, page, format), { page, paragraph: options, depth: 0 });
}

/** A text whose lines stay apart, as they do not in XML. */
function lines(text: string): DocumentNode[] {
  const apart: DocumentNode[] = text.split(/\r\n|[\r\n]/u).flatMap((line) => [{ tag: 'br', children: [] }, line]);
  return apart.slice(1);
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
      return [
        paragraph(runs(node.children, page), { ...place, paragraph: { heading: HEADINGS[node.tag], keepNext: true } }),
      ];
    case 'ul':
    case 'ol':
      return list(node, place);
    case 'blockquote':
      return blocks(node.children, { ...place, paragraph: { ...around, indent: { start: INDENT } } });
    case 'pre': {
      const code = node.children.flatMap((child) => (typeof child === 'string' ? lines(child) : [child]));
      return [paragraph(runs(code, page, { font: MONOSPACE }), place)];
    }
    case 'hr':
      return [paragraph([], { ...place, paragraph: { thematicBreak: true } })];
    case 'table':
      return [wordTable(node.children.filter((row) => typeof row !== 'string').map(cellsOf(page)), page.direction)];
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
    cells: children.map((cell) =>
      paragraph(runs(typeof cell === 'string' ? [cell] : cell.children, page), { page, paragraph: CELL, depth: 0 }),
    ),
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

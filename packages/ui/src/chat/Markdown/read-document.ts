import type { Token, Tokens } from 'marked';
import { SAFE_ADDRESS } from './safe-address.ts';
import { isAnswerToken, lexMarkdown, type AnswerToken } from './lexer.ts';
import { readEntities } from './read-entities.ts';

/** What an element of a document is, named as HTML names it. */
export type DocumentTag =
  | 'p'
  | `h${3 | 4 | 5 | 6}`
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'pre'
  | 'hr'
  | 'br'
  | 'table'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'a'
  /** A marker such as [1, 3]. */
  | 'cite';

/** A text, or an element with what stands in it. */
export type DocumentNode = string | DocumentElement;

export interface DocumentElement {
  tag: DocumentTag;
  /** Where a link leads: an address a user may be led to. */
  href?: string;
  /** The first number of an ordered list. */
  start?: number;
  /** The numbers of the references a marker names. */
  numbers?: readonly number[];
  children: readonly DocumentNode[];
}

/** Nesting beyond which markdown is plain text. */
const DEEPEST = 24;

/** Where reading has come to. */
interface Place {
  known: ReadonlySet<number>;
  depth: number;
}

/** Reads markdown as a document to take elsewhere; markers keep the reference numbers that `known` has, and only these. */
export function readDocument(markdown: string, known: ReadonlySet<number>): DocumentNode[] {
  return blocks(lexMarkdown(markdown), { known, depth: 0 });
}

function blocks(tokens: readonly Token[], place: Place): DocumentNode[] {
  return nested(tokens, place, block);
}

function spans(tokens: readonly Token[], place: Place): DocumentNode[] {
  return nested(tokens, place, span);
}

function nested(
  tokens: readonly Token[],
  { known, depth }: Place,
  read: (token: AnswerToken, place: Place) => DocumentNode[],
): DocumentNode[] {
  const inside = { known, depth: depth + 1 };
  return tokens.flatMap((token) => (depth > DEEPEST || !isAnswerToken(token) ? [token.raw] : read(token, inside)));
}

function element(tag: DocumentTag, children: readonly DocumentNode[] = []): DocumentElement[] {
  return [{ tag, children }];
}

function span(token: AnswerToken, place: Place): DocumentNode[] {
  switch (token.type) {
    case 'citation': {
      const numbers = token.numbers.filter((number) => place.known.has(number));
      return numbers.length === 0 ? [] : [{ tag: 'cite', numbers, children: [`[${numbers.join(', ')}]`] }];
    }
    case 'text':
      return token.tokens === undefined ? [readEntities(token.text)] : spans(token.tokens, place);
    case 'escape':
      return [token.text];
    case 'image':
      return [readEntities(token.text)];
    case 'checkbox':
      return [token.checked ? '☑ ' : '☐ '];
    case 'strong':
    case 'em':
    case 'del':
      return element(token.type, spans(token.tokens, place));
    case 'codespan':
      return element('code', [token.text]);
    case 'br':
      return element('br');
    case 'link': {
      const children = spans(token.tokens, place);
      return SAFE_ADDRESS.test(token.href) ? [{ tag: 'a', href: token.href, children }] : children;
    }
    default:
      return [token.raw];
  }
}

function block(token: AnswerToken, place: Place): DocumentNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'paragraph':
      return element('p', spans(token.tokens, place));
    case 'heading':
      return element(headingTag(token.depth), spans(token.tokens, place));
    case 'hr':
      return element('hr');
    case 'code':
      return element('pre', [token.text]);
    case 'blockquote':
      return element('blockquote', blocks(token.tokens, place));
    case 'list':
      return [list(token, place)];
    case 'table':
      return element('table', [row('th', token.header, place), ...token.rows.map((cells) => row('td', cells, place))]);
    default:
      return span(token, place);
  }
}

function headingTag(depth: number): DocumentTag {
  return depth >= 6 ? 'h6' : depth === 5 ? 'h5' : depth === 4 ? 'h4' : 'h3';
}

function list(token: Tokens.List, place: Place): DocumentElement {
  const children = token.items.map((item): DocumentElement => ({ tag: 'li', children: blocks(item.tokens, place) }));
  if (!token.ordered) return { tag: 'ul', children };
  return { tag: 'ol', start: typeof token.start === 'number' ? token.start : 1, children };
}

function row(tag: 'th' | 'td', cells: readonly Tokens.TableCell[], place: Place): DocumentElement {
  return { tag: 'tr', children: cells.map((cell) => ({ tag, children: spans(cell.tokens, place) })) };
}

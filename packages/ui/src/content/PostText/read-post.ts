import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

/** Text shown as it is. */
function plain(text: string): Tokens.Paragraph {
  return { type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text, escaped: false }] };
}

/** Reads the Markdown of a post into tokens; what nests too deep for the stack comes back as one plain paragraph. */
export function readPost(text: string): Token[] {
  try {
    return new Lexer({ gfm: true }).lex(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [plain(text)];
  }
}

const KINDS: ReadonlySet<string> = new Set([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);

/** True for tokens of the kinds that are drawn; the lexer’s own type leaves room for any extension. */
export function isPostToken(token: Token): token is MarkedToken {
  return KINDS.has(token.type);
}

/** Where a link of a post leads: to a page of this site, elsewhere, or nowhere a reader is sent to. */
export function linkKind(href: string): 'page' | 'elsewhere' | null {
  if (/^(?:\/(?![/\\])|#)[^\s\\]*$/.test(href)) return 'page';
  return /^(?:https?:\/\/|mailto:)[^\s\\]+$/i.test(href) ? 'elsewhere' : null;
}

/** Names for the headings of a text, as other readers of Markdown make them: "How to use it" is `how-to-use-it`. */
export function headingIds(tokens: readonly Token[]): Map<Token, string> {
  const ids = new Map<Token, string>();
  const taken = new Set<string>();
  for (const token of tokens) {
    if (!isPostToken(token) || token.type !== 'heading') continue;
    const words = decodeEntities(token.text)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['section'];
    const name = words.join('-');
    let id = name;
    for (let next = 2; taken.has(id); next += 1) id = `${name}-${next}`;
    taken.add(id);
    ids.set(token, id);
  }
  return ids;
}

/** Characters that writers name; any other can be written as itself, or by its number. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  plusmn: '±',
  le: '≤',
  ge: '≥',
};

/** Puts characters in place of their entities ("&amp;"); a name nobody knows stays as it is written. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name] ?? entity;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : entity;
  });
}

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

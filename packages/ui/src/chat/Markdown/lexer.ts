import { Lexer, Marked, type MarkedToken, type Token, type TokenizerExtension } from 'marked';

/** A citation marker as a token: `numbers` ascending, each once. */
export type CitationToken = { type: 'citation'; raw: string; numbers: number[] };

/** Every token this user makes. */
export type AnswerToken = MarkedToken | CitationToken;

const MARKER = /^\[(\d{1,4}(?:\s*[,;]\s*\d{1,4})*)\]/;

const citation: TokenizerExtension = {
  name: 'citation',
  level: 'inline',
  start: (source) => {
    const at = source.search(/\[\d/);
    return at === -1 ? undefined : at;
  },
  tokenizer: (source) => {
    const match = MARKER.exec(source);
    if (match === null) return undefined;
    const numbers = (match[1] ?? '').split(/[,;]/).map(Number);
    return { type: 'citation', raw: match[0], numbers: [...new Set(numbers)].sort((a, b) => a - b) };
  },
};

const marked = new Marked({
  gfm: true,
  extensions: [citation],
  // A line that begins with "[1]:" is a sentence about a reference here, never the definition of a link.
  tokenizer: { def: () => undefined },
});

/** Quotes inside quotes beyond eight levels are hostile: each level costs the user a pass over the rest. */
const DEEP_QUOTE = /^((?:[ \t]*>){8})[ \t>]*/gm;

/** The lexer looks from each mark to the end of its paragraph; answers have some hundred marks in one. */
const MAX_MARKS = 5_000;

function hasTooManyMarks(markdown: string): boolean {
  return markdown.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[[*_<`]/g)?.length ?? 0) > MAX_MARKS);
}

/** Text shown as it is. */
function plain(markdown: string): Token[] {
  return [
    { type: 'paragraph', raw: markdown, text: markdown, tokens: [{ type: 'text', raw: markdown, text: markdown }] },
  ];
}

/** Reads markdown into tokens. Text that cannot be read comes back as one plain paragraph. */
export function lexMarkdown(markdown: string): Token[] {
  if (hasTooManyMarks(markdown)) return plain(markdown);
  try {
    const shallow = markdown.replaceAll(
      DEEP_QUOTE,
      (line, kept: string) => kept + ' '.repeat(line.length - kept.length),
    );
    return new Lexer(marked.defaults).lex(shallow);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nesting too deep for the stack.
    return plain(markdown);
  }
}

const KINDS = new Set<string>([
  'blockquote',
  'br',
  'checkbox',
  'citation',
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

/** True for tokens of the kinds this user makes; the lexer's own type leaves room for any extension. */
export function isAnswerToken(token: Token): token is AnswerToken {
  return KINDS.has(token.type);
}

import { Lexer, Marked, type Token, type TokenizerExtension, type Tokens } from 'marked';

/** A citation marker as a token: `numbers` ascending, each once. */
export interface CitationToken extends Tokens.Generic {
  type: 'citation';
  raw: string;
  numbers: number[];
}

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

/** Levels of quotes inside quotes that are read as such; deeper ones are hostile and cost a stack frame each. */
const DEEPEST_QUOTE = 8;

function flatten(markdown: string): string {
  return markdown.replaceAll(/^((?:[ \t]*>){9})[ \t>]*/gm, (_whole, kept: string) => kept.slice(0, kept.length) + ' ');
}

/** Reads markdown into tokens. Text that cannot be read comes back as one plain paragraph. */
export function lexMarkdown(markdown: string): Token[] {
  try {
    return new Lexer(marked.defaults).lex(markdown.includes('>'.repeat(DEEPEST_QUOTE)) ? flatten(markdown) : markdown);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nesting too deep for the stack: hostile input, shown as it is.
    return [
      { type: 'paragraph', raw: markdown, text: markdown, tokens: [{ type: 'text', raw: markdown, text: markdown }] },
    ];
  }
}

import type { AnswerToken, CitationToken } from './lexer.ts';

/** A citation with what must stay on its line: the word before it and the full stop or comma after it. */
export interface CitedWord {
  type: 'cited';
  /** Last word of the text before, then the punctuation that followed the marker. */
  word: string;
  citation: CitationToken;
}

const LAST_WORD = /(?:^|\s)(\S{1,24})\s*$/;
const STOP = /^[.,]+/;

/** The text of a plain text token; null for every other token. */
function plainText(token: AnswerToken | CitedWord | undefined): string | null {
  return token?.type === 'text' && token.tokens === undefined ? token.text : null;
}

/**
 * Sets citations as journals do: raised after the full stop or comma, with no space before them, and on the line of
 * the word they belong to.
 */
export function arrangeCitations(tokens: readonly AnswerToken[]): (AnswerToken | CitedWord)[] {
  const arranged: (AnswerToken | CitedWord)[] = [];
  let stop = '';
  tokens.forEach((token, index) => {
    if (token.type !== 'citation') {
      const text = plainText(token);
      arranged.push(token.type === 'text' && text !== null ? { ...token, text: text.slice(stop.length) } : token);
      stop = '';
      return;
    }
    const before = arranged.at(-1);
    const text = plainText(before) ?? '';
    const word = LAST_WORD.exec(text)?.[1] ?? '';
    if (before?.type === 'text' && text !== '') {
      arranged[arranged.length - 1] = { ...before, text: text.trimEnd().slice(0, text.trimEnd().length - word.length) };
    }
    const after = tokens[index + 1];
    stop = STOP.exec(plainText(after) ?? '')?.[0] ?? '';
    arranged.push({ type: 'cited', word: word + stop, citation: token });
  });
  return arranged;
}

import type { QueryWarning } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import type { PubmedIssue, QuerySpan } from './pubmed-expression.ts';
import { readTag } from './pubmed-fields.ts';

/** The pieces of a query; a phrase's text is without its quotation marks. */
export type PubmedToken = QuerySpan &
  (
    | { kind: 'word'; text: string }
    | { kind: 'phrase'; text: string }
    | { kind: 'tag'; text: string }
    | { kind: 'operator'; operator: 'and' | 'or' | 'not' }
    | { kind: 'open' | 'close' | 'colon' }
  );

const QUOTES = '"“”„‟″«»＂';
const ENDS_WORD = `${QUOTES}()[]`;
const OPERATORS: ReadonlyMap<string, 'and' | 'or' | 'not'> = new Map([
  ['AND', 'and'],
  ['OR', 'or'],
  ['NOT', 'not'],
]);
/** No tag is longer; looking further for its bracket would make hostile input slow. */
const LONGEST_TAG = 80;
const OPEN_TAG = /^[a-z\d/]+(?::noexp|:~\d+)?/i;
const SPACE = /\s/;
const HAS_STRUCTURE = /[[\]()]|\s(?:AND|OR|NOT)\s/;

/** Cuts a query into pieces in one pass, and says which quotation marks and brackets were ignored. */
export function pubmedTokens(text: string): { tokens: PubmedToken[]; issues: PubmedIssue[] } {
  return new Scanner(text).scan();
}

class Scanner {
  readonly #text: string;
  readonly #tokens: PubmedToken[] = [];
  readonly #issues: PubmedIssue[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): { tokens: PubmedToken[]; issues: PubmedIssue[] } {
    while (this.#at < this.#text.length) {
      const character = this.#text.charAt(this.#at);
      if (SPACE.test(character)) this.#at += 1;
      else if (character === '(' || character === ')') this.#mark(character === '(' ? 'open' : 'close');
      else if (character === '[') this.#tag();
      else if (character === ']')
        this.#ignore('unbalanced-bracket', queryWarning('bracket-closes-nothing', { mark: ']' }));
      else if (QUOTES.includes(character)) this.#quote();
      else if (character === ':') this.#mark('colon');
      else this.#word();
    }
    return { tokens: this.#tokens, issues: this.#issues };
  }

  #mark(kind: 'open' | 'close' | 'colon'): void {
    this.#tokens.push({ kind, start: this.#at, end: this.#at + 1 });
    this.#at += 1;
  }

  #ignore(code: PubmedIssue['code'], remark: QueryWarning): void {
    this.#issues.push({ code, ...remark, start: this.#at, end: this.#at + 1 });
    this.#at += 1;
  }

  #tag(): void {
    const window = this.#text.slice(this.#at + 1, this.#at + 2 + LONGEST_TAG);
    const length = window.search(/[[\]]/);
    if (length < 0 || window.charAt(length) === '[') {
      if (this.#openTag(window)) return;
      this.#ignore('unbalanced-bracket', queryWarning('bracket-open', { mark: '[' }));
      return;
    }
    const end = this.#at + length + 2;
    this.#tokens.push({ kind: 'tag', text: window.slice(0, length), start: this.#at, end });
    this.#at = end;
  }

  /** Reads “[tiab” as the tag it begins, where it names a field. */
  #openTag(window: string): boolean {
    const [text = ''] = OPEN_TAG.exec(window) ?? [];
    if (readTag(text) === null) return false;
    const span = { start: this.#at, end: this.#at + 1 + text.length };
    this.#issues.push({ code: 'unbalanced-bracket', ...queryWarning('tag-closed', { tag: text }), ...span });
    this.#tokens.push({ kind: 'tag', text, ...span });
    this.#at = span.end;
    return true;
  }

  #quote(): void {
    const start = this.#at;
    const end = this.#closingQuote();
    if (end === null) {
      this.#ignore('unbalanced-quote', queryWarning('quote-alone', {}));
      return;
    }
    const star = this.#text.charAt(end + 1) === '*' ? '*' : '';
    const text =
      this.#text
        .slice(start + 1, end)
        .trim()
        .split(/\s+/)
        .join(' ') + star;
    this.#at = end + 1 + star.length;
    this.#tokens.push({ kind: 'phrase', text, start, end: this.#at });
  }

  /** Where the phrase that opens here ends; null for a mark that opens none, as one right after a word before a space. */
  #closingQuote(): number | null {
    if (!this.#isSpaceOrOpening(this.#at - 1) && this.#endsTerm(this.#at + 1)) return null;
    let end = this.#at + 1;
    while (end < this.#text.length && !QUOTES.includes(this.#text.charAt(end))) end += 1;
    if (end === this.#text.length) return null;
    const opensAnother = this.#isSpaceOrOpening(end - 1) && !this.#endsTerm(end + 1);
    return opensAnother && HAS_STRUCTURE.test(this.#text.slice(this.#at, end)) ? null : end;
  }

  #isSpaceOrOpening(index: number): boolean {
    const character = this.#text.charAt(index);
    return character === '' || SPACE.test(character) || character === '(' || character === ':';
  }

  #endsTerm(index: number): boolean {
    const character = this.#text.charAt(index);
    return character === '' || SPACE.test(character) || '[)*:'.includes(character);
  }

  #word(): void {
    const start = this.#at;
    let end = start;
    while (end < this.#text.length && !this.#isWordEnd(end)) end += 1;
    this.#at = end;
    const text = this.#text.slice(start, end);
    const operator = OPERATORS.get(text);
    if (operator === undefined) this.#tokens.push({ kind: 'word', text, start, end });
    else this.#tokens.push({ kind: 'operator', operator, start, end });
  }

  #isWordEnd(index: number): boolean {
    const character = this.#text.charAt(index);
    return SPACE.test(character) || ENDS_WORD.includes(character) || (character === ':' && this.#endsBefore(index + 1));
  }

  /** Whether a word that has a colon here is over, because the range goes on with a quoted or spaced term. */
  #endsBefore(index: number): boolean {
    const character = this.#text.charAt(index);
    return character === '' || character === ':' || SPACE.test(character) || ENDS_WORD.includes(character);
  }
}

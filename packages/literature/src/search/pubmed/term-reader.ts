import type { QueryWarning } from '@footnote/domain';
import { queryWarning } from '@footnote/domain/core';
import type { PubmedExpression, PubmedIssue, PubmedTerm, QuerySpan } from './pubmed-expression.ts';
import type { PubmedTag } from './pubmed-fields.ts';
import { readTag } from './pubmed-fields.ts';
import type { PubmedToken } from './pubmed-tokens.ts';
import { RANGED_FIELDS, taggedTerm } from './tagged-term.ts';

type TextToken = Extract<PubmedToken, { kind: 'word' } | { kind: 'phrase' }>;
type Piece = QuerySpan & { text: string; quoted: boolean; words: readonly TextToken[] };
type PlacedTag = QuerySpan & { tag: PubmedTag };

const LOWER_CASE_OPERATOR = /^(?:and|or|not)$/i;
const HISTORY = /^#\d+$/;

/** Reads the terms of a query from its pieces: runs of words and phrases, each with the tag that follows. */
export class TermReader {
  readonly #tokens: readonly PubmedToken[];
  readonly #issues: PubmedIssue[];
  #at = 0;

  constructor(tokens: readonly PubmedToken[], issues: PubmedIssue[]) {
    this.#tokens = tokens;
    this.#issues = issues;
  }

  peek(): PubmedToken | null {
    return this.#tokens[this.#at] ?? null;
  }

  take<T extends PubmedToken>(token: T): T {
    this.#at += 1;
    return token;
  }

  /** The term that begins here; null where only ignored pieces stand. Reads at least one piece. */
  term(): PubmedExpression | null {
    const first = this.peek();
    if (first?.kind === 'colon') this.take(first);
    if (first?.kind === 'tag') {
      this.#say(this.take(first), 'tag-without-term', queryWarning('tag-alone', { tag: first.text }));
      return null;
    }
    const from = this.#piece();
    if (from === null) return null;
    const tag = this.tag();
    return this.#range(from, tag) ?? this.#term(from, tag);
  }

  /** The tag that stands here; null where none or an unknown one does. */
  tag(): PlacedTag | null {
    const token = this.peek();
    if (token?.kind !== 'tag') return null;
    this.take(token);
    const { start, end } = token;
    const read = readTag(token.text);
    if (read === null) {
      this.#say(token, 'unknown-tag', queryWarning('tag-unknown', { tag: token.text }));
      return null;
    }
    if (read.ignored !== null)
      this.#say(token, 'tag-option-ignored', queryWarning('tag-option', { tag: read.tag.field, option: read.ignored }));
    return { tag: read.tag, start, end };
  }

  /** A phrase, or the words up to the next piece of another kind. */
  #piece(): Piece | null {
    const token = this.peek();
    if (token?.kind === 'phrase') {
      this.take(token);
      if (token.text !== '') return { ...token, quoted: true, words: [token] };
      this.#say(token, 'empty-phrase', queryWarning('phrase-empty', {}));
      return null;
    }
    const words: TextToken[] = [];
    for (let word = this.peek(); word?.kind === 'word'; word = this.peek()) {
      this.take(word);
      if (!HISTORY.test(word.text)) words.push({ ...word, kind: 'word' });
      else this.#say(word, 'history-reference', queryWarning('search-named', { word: word.text }));
    }
    const [first] = words;
    const last = words.at(-1);
    if (first === undefined || last === undefined) return null;
    return {
      text: words.map((word) => word.text).join(' '),
      quoted: false,
      words,
      start: first.start,
      end: last.end,
    };
  }

  /** Two terms with a colon between them, in the same or in two tags; null where no range stands here. */
  #range(from: Piece, tag: PlacedTag | null): PubmedExpression | null {
    const colon = this.peek();
    if (colon?.kind === 'colon' && (tag === null || RANGED_FIELDS.has(tag.tag.field))) {
      const back = this.#at;
      this.take(colon);
      const issuesBefore = this.#issues.length;
      const to = this.#piece();
      const ending = this.tag() ?? (to === null ? null : tag);
      if (ending !== null && RANGED_FIELDS.has(ending.tag.field))
        return {
          type: 'range',
          tag: ending.tag,
          from: from.text,
          to: to?.text ?? '3000',
          start: from.start,
          end: this.#lastEnd(),
        };
      this.#at = back;
      this.#issues.length = issuesBefore;
    }
    return null;
  }

  #lastEnd(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  #term({ text, quoted, words, start, end }: Piece, placed: PlacedTag | null): PubmedExpression {
    if (!quoted) this.#noteOperators(words);
    const span = { start, end: placed?.end ?? end };
    const written = quoted ? text : withoutOuterOperators(words).join(' ');
    const term: PubmedTerm = { type: 'term', text: written, quoted, tag: null, ...span };
    const read = placed === null ? term : taggedTerm(term, placed.tag);
    if (read.type === 'or') this.#say(span, 'comma-list', queryWarning('list-of-values', {}));
    return read;
  }

  #noteOperators(words: readonly TextToken[]): void {
    for (const word of words)
      if (LOWER_CASE_OPERATOR.test(word.text))
        this.#say(
          word,
          'lower-case-operator',
          queryWarning('operator-small', { word: word.text, operator: word.text.toUpperCase() }),
        );
  }

  #say({ start, end }: QuerySpan, code: PubmedIssue['code'], remark: QueryWarning): void {
    this.#issues.push({ code, ...remark, start, end });
  }
}

/** The words of a run without operators in small letters around them, which are no part of a name or a value. */
function withoutOuterOperators(words: readonly TextToken[]): string[] {
  const texts = words.map((word) => word.text);
  const first = texts.findIndex((text) => !LOWER_CASE_OPERATOR.test(text));
  if (first < 0) return texts;
  return texts.slice(first, texts.findLastIndex((text) => !LOWER_CASE_OPERATOR.test(text)) + 1);
}

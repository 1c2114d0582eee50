import type { QueryWarning } from '@footnote/domain';
import { replaceBracketed, queryWarning } from '@footnote/domain/core';
import { ovidLimit } from './ovid-limit.ts';
import { readOvidLine, type OvidNode } from './ovid-line.ts';
import { allOf, anyOf, headingOf, OPEN_LETTERS, pubmedFields, pubmedForms, termsOf } from './ovid-terms.ts';
import { printPubmedQuery } from '../print-pubmed-query.ts';
import type { PubmedExpression } from '../pubmed-expression.ts';
import { LONGEST_PUBMED_QUERY } from '../read-pubmed-query.ts';

export interface TranslatedOvid {
  /** The strategy in PubMed's language; '' where nothing of it could be translated. */
  query: string;
  /** What could not be translated, or only into something wider. */
  remarks: readonly QueryWarning[];
}

const OVID_MARK =
  /\.(?:mp|tw|ti|ab|kw|kf|ot|pt|fs|sh|hw|nm|rn)(?:,\s?[a-z]{2})*\.?(?=[\s)[]|$)|\badj\d?\b|^[^\S\r\n\u2028\u2029]*(?:\d+\.?\s+)?exp\s+\S|\S\/\s*$|\b(?:or|and)\/\d/gim;
const PUBMED_TAG = /\[[a-z1][a-z/ -]{1,30}(?::[^\]]{1,10})?\]/gi;

/** Whether a text is rather written for Ovid than for PubMed. */
export function looksLikeOvid(text: string): boolean {
  const shortened = text.slice(0, LONGEST_PUBMED_QUERY);
  const marks = shortened.match(OVID_MARK)?.length ?? 0;
  return marks > (replaceBracketed(shortened, '', /\[[a-z]{2}=/).match(PUBMED_TAG)?.length ?? 0);
}

const LINE_NUMBER = /^\s*#?(\d{1,4})(?:[.):]\s*|\s+(?=exp\b|[("*A-Z]))/i;
/** Lines may name lines that name lines; without a bound a short strategy could fill the memory. */
const MAX_TERMS = 10_000;
const MAX_COMBINATIONS = 60;

interface LineSet {
  expression: PubmedExpression;
  terms: number;
}

/** Translates a strategy of numbered lines, or a single line; its last line is what is searched. */
export function translateOvid(text: string): TranslatedOvid {
  return new Translation().translate(text.slice(0, LONGEST_PUBMED_QUERY));
}

class Translation {
  readonly #sets = new Map<number, LineSet>();
  /** By their sentences, each once. */
  readonly #remarks = new Map<string, QueryWarning>();
  #terms = 0;
  #isTooLong = false;

  translate(text: string): TranslatedOvid {
    let last: LineSet | null = null;
    let number = 0;
    for (const line of text.split(/\r?\n/)) {
      if (line.trim() === '') continue;
      const numbered = LINE_NUMBER.exec(line);
      number += 1;
      if (numbered !== null && Number(numbered[1]) === number) last = this.#line(line.slice(numbered[0].length), last);
      else last = this.#line(line, last);
      if (last !== null) this.#sets.set(number, last);
      if (this.#isTooLong) return { query: '', remarks: [queryWarning('ovid-too-joined', {})] };
    }
    return { query: last === null ? '' : printPubmedQuery(last.expression), remarks: [...this.#remarks.values()] };
  }

  #say(remark: QueryWarning): void {
    this.#remarks.set(remark.message, remark);
  }

  #line(line: string, before: LineSet | null): LineSet | null {
    this.#terms = 0;
    const limit = ovidLimit(line);
    const node = limit === null ? readOvidLine(line.trim()) : ({ kind: 'line', number: limit.line } as const);
    const read = node === null ? null : this.#expression(node);
    if (read === null) {
      this.#say(queryWarning('ovid-line', { line: line.trim().slice(0, 120) }));
      return before;
    }
    for (const remark of limit?.remarks ?? []) this.#say(remark);
    const conditions = limit?.conditions ?? [];
    const expression = conditions.length === 0 ? read : allOf([read, ...conditions]);
    return { expression, terms: this.#terms + conditions.length };
  }

  #expression(node: OvidNode): PubmedExpression | null {
    switch (node.kind) {
      case 'words':
        return this.#words(node.text, node.fields, null);
      case 'heading':
        this.#terms += 1;
        return headingOf(node.piece);
      case 'line':
        return this.#set(node.number);
      case 'near':
        return this.#near(node);
      case 'not': {
        const [from, without] = [this.#expression(node.from), this.#expression(node.without)];
        if (from === null || without === null) return from;
        return { type: 'not', from, without, start: 0, end: 0 };
      }
      default: {
        const of = node.of.map((part) => this.#expression(part)).filter((part) => part !== null);
        if (of.length < 2) return of[0] ?? null;
        return node.kind === 'and' ? allOf(of) : anyOf(of);
      }
    }
  }

  #set(number: number): PubmedExpression | null {
    const set = this.#sets.get(number);
    if (set === undefined) {
      this.#say(queryWarning('ovid-no-line', { number }));
      return null;
    }
    this.#terms += set.terms;
    this.#isTooLong ||= this.#terms > MAX_TERMS;
    return this.#isTooLong ? null : set.expression;
  }

  #words(text: string, fields: readonly string[] | null, distance: number | null): PubmedExpression | null {
    const { codes, unknown } = pubmedFields(fields ?? ['mp']);
    if (unknown.length > 0) this.#say(queryWarning('ovid-field', { fields: unknown.join(',') }));
    const { forms, isChanged } = pubmedForms(text);
    const [first = ''] = forms;
    if (isChanged)
      this.#say(
        forms.length === 1
          ? queryWarning('ovid-wider', { text, wider: first })
          : queryWarning('ovid-letters', { text, letters: OPEN_LETTERS.join(', ') }),
      );
    if (!/[\p{L}\p{N}]/u.test(first)) return null;
    const kept = codes.length === 0 ? (['tw'] as const) : codes;
    this.#terms += kept.length * forms.length;
    return termsOf(forms, kept, distance);
  }

  /** Nearness of words is proximity; anything else only has to occur too. */
  #near(node: Extract<OvidNode, { kind: 'near' }>): PubmedExpression | null {
    const rows = rowsOf(node);
    if (rows !== null) {
      const of = rows.map(({ text, fields }) => this.#words(text, fields, node.words)).filter((row) => row !== null);
      return of.length === 0 ? null : anyOf(of);
    }
    this.#say(queryWarning('ovid-near', {}));
    const of = [this.#expression(node.left), this.#expression(node.right)].filter((part) => part !== null);
    return of.length < 2 ? (of[0] ?? null) : allOf(of);
  }
}

interface Row {
  text: string;
  fields: readonly string[] | null;
}

/** The phrases that satisfy a nearness, where there are not too many; null for anything but words. */
function rowsOf(node: OvidNode): Row[] | null {
  if (node.kind === 'words') return [{ text: node.text, fields: node.fields }];
  if (node.kind === 'or') {
    const rows = node.of.map(rowsOf);
    return rows.some((some) => some === null) ? null : rows.flatMap((some) => some ?? []);
  }
  if (node.kind !== 'near') return null;
  const [left, right] = [rowsOf(node.left), rowsOf(node.right)];
  if (left === null || right === null || left.length * right.length > MAX_COMBINATIONS) return null;
  return left.flatMap((first) =>
    right.map((second) => ({ text: `${first.text} ${second.text}`, fields: first.fields ?? second.fields })),
  );
}

import type { QueryWarning } from '@footnote/domain';
import type { PubmedTag } from './pubmed-fields.ts';

/** A part of the query's text, in UTF-16 units, `end` excluded. */
export interface QuerySpan {
  start: number;
  end: number;
}

/** Words as typed, or a phrase without its quotation marks; truncation marks are still in the text. */
export interface PubmedTerm extends QuerySpan {
  type: 'term';
  text: string;
  quoted: boolean;
  /** Null for a term without a tag, which is mapped. */
  tag: PubmedTag | null;
}

/** From and to as typed, both included; 1000 and 3000 stand for an open end. */
export interface PubmedRange extends QuerySpan {
  type: 'range';
  tag: PubmedTag;
  from: string;
  to: string;
}

/** A query as PubMed reads it: operators from left to right, whatever they are. */
export type PubmedExpression =
  | PubmedTerm
  | PubmedRange
  | ({ type: 'and' | 'or'; of: readonly PubmedExpression[] } & QuerySpan)
  | ({ type: 'not'; from: PubmedExpression | null; without: PubmedExpression } & QuerySpan);

/** What was mended, ignored or read in another way than typed. */
export interface PubmedIssue extends QuerySpan, QueryWarning {
  code: PubmedIssueCode;
}

export type PubmedIssueCode =
  | 'too-long'
  | 'history-expanded'
  | 'ovid-translated'
  | 'ovid-not-translated'
  | 'too-deep'
  | 'more-remarks'
  | 'nothing-to-search'
  | 'unbalanced-quote'
  | 'unbalanced-bracket'
  | 'empty-brackets'
  | 'empty-phrase'
  | 'unknown-tag'
  | 'tag-without-term'
  | 'tag-option-ignored'
  | 'tag-on-group'
  | 'operator-without-term'
  | 'operator-doubled'
  | 'leading-not'
  | 'lower-case-operator'
  | 'history-reference'
  | 'comma-list'
  | 'stop-word'
  | 'truncation-ignored'
  | 'phrase-not-found'
  | 'heading-not-found'
  | 'vocabulary-missing'
  | 'field-not-searchable'
  | 'field-replaced'
  | 'value-not-understood';

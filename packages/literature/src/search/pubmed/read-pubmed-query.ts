import type { QueryWarning } from '@footnote/domain';
import { queryWarning, TEXT_LIMITS } from '@footnote/domain/core';
import { ExpressionBuilder } from './expression-builder.ts';
import type { PubmedExpression, PubmedIssue } from './pubmed-expression.ts';
import { pubmedTokens } from './pubmed-tokens.ts';
import { TermReader } from './term-reader.ts';

/** Characters read at most. */
export const LONGEST_PUBMED_QUERY = TEXT_LIMITS.query;

export interface ReadPubmedQuery {
  /** Null where there is nothing to search. */
  expression: PubmedExpression | null;
  /** In the order of the text. */
  issues: readonly PubmedIssue[];
}

/**
 * Reads a query in PubMed's language: operators in upper case from left to right, brackets, phrases, truncation, tags,
 * ranges, proximity. Never throws: what PubMed would mend is mended and said; positions are UTF-16 units of `text`.
 */
export function readPubmedQuery(text: string): ReadPubmedQuery {
  if (text.length > LONGEST_PUBMED_QUERY)
    return refused(text, 'too-long', queryWarning('too-long', { most: LONGEST_PUBMED_QUERY }));
  const { tokens, issues } = pubmedTokens(text);
  const builder = new ExpressionBuilder(issues);
  const terms = new TermReader(tokens, issues);
  while (!builder.isTooDeep) {
    const token = terms.peek();
    if (token === null) break;
    if (token.kind === 'operator') builder.operator(token.operator, terms.take(token));
    else if (token.kind === 'open') builder.open(terms.take(token));
    else if (token.kind === 'close') builder.close(terms.take(token), terms.tag());
    else {
      const term = terms.term();
      if (term !== null) builder.term(term);
    }
  }
  if (builder.isTooDeep) return refused(text, 'too-deep', queryWarning('too-deep', {}));
  const expression = builder.finish(text.length);
  if (expression === null)
    issues.push({ code: 'nothing-to-search', ...queryWarning('nothing-written', {}), start: 0, end: text.length });
  return { expression, issues: issues.sort((left, right) => left.start - right.start) };
}

function refused(text: string, code: PubmedIssue['code'], remark: QueryWarning): ReadPubmedQuery {
  return { expression: null, issues: [{ code, ...remark, start: 0, end: text.length }] };
}

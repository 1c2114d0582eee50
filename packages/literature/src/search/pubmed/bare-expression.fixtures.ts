import type { PubmedExpression } from './pubmed-expression.ts';

/** An expression without its positions, to compare what was read. */
export function bare(expression: PubmedExpression | null): unknown {
  return JSON.parse(JSON.stringify(expression, (key, value) => (key === 'start' || key === 'end' ? undefined : value)));
}

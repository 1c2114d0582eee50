import { unreachable } from '@footnote/domain';
import type { Query } from '../query.ts';
import { columnCondition, type ColumnSources } from './column-condition.ts';
import { DocumentSet } from './document-set.ts';
import type { IndexDatabase } from './index-database.ts';
import { planQuery, type Plan } from './query-plan.ts';
import type { SpellingSource } from './query-words.ts';

export interface QuerySources extends ColumnSources {
  database: IndexDatabase;
  spellings: SpellingSource;
}

/** The documents that match a query; null stands for all, so that the commonest case costs nothing. */
export function matchingDocuments(query: Query, sources: QuerySources): DocumentSet | null {
  const plan = planQuery(query, sources.spellings);
  return plan.kind === 'everything' ? null : evaluate(plan, sources);
}

/** Every document of the index. */
export function allDocuments({ columns }: Pick<QuerySources, 'columns'>): DocumentSet {
  const set = new DocumentSet(columns.highest);
  const pmids = columns.column('pmid');
  for (let document = 1; document <= columns.highest; document += 1) if (pmids[document] !== 0) set.add(document);
  return set;
}

/** The documents FTS5 finds for an expression. */
export function expressionDocuments(
  expression: string,
  { database, columns }: Pick<QuerySources, 'database' | 'columns'>,
): DocumentSet {
  // One JSON text crosses into JavaScript several times faster than a row a document.
  const row = database.row('SELECT json_group_array(rowid) AS documents FROM words WHERE words MATCH ?', expression);
  const documents: number[] = JSON.parse(String(row['documents']));
  return DocumentSet.of(columns.highest, documents);
}

function evaluate(plan: Plan, sources: QuerySources): DocumentSet {
  switch (plan.kind) {
    case 'everything':
      return allDocuments(sources);
    case 'nothing':
      return new DocumentSet(sources.columns.highest);
    case 'text':
      return expressionDocuments(plan.expression, sources);
    case 'anyText':
      return plan.expressions.reduce(
        (set, expression) => set.addAll(expressionDocuments(expression, sources)),
        new DocumentSet(sources.columns.highest),
      );
    case 'column':
      return allDocuments(sources).keepWhere(columnCondition(plan.query, sources));
    case 'not':
      return allDocuments(sources).removeAll(evaluate(plan.plan, sources));
    case 'or':
      return plan.of.reduce(
        (set, part) => set.addAll(evaluate(part, sources)),
        new DocumentSet(sources.columns.highest),
      );
    case 'and':
      return evaluateAnd(plan.of, sources);
    default:
      return unreachable(plan);
  }
}

/** Sets first, exclusions next, conditions last, on what is left. */
function evaluateAnd(parts: readonly Plan[], sources: QuerySources): DocumentSet {
  let found: DocumentSet | null = null;
  for (const part of parts) {
    if (part.kind === 'column' || part.kind === 'not') continue;
    const set: DocumentSet = evaluate(part, sources);
    found = found === null ? set : found.keepOnly(set);
  }
  const left: DocumentSet = found ?? allDocuments(sources);
  for (const part of parts) if (part.kind === 'not') left.removeAll(evaluate(part.plan, sources));
  for (const part of parts) if (part.kind === 'column') left.keepWhere(columnCondition(part.query, sources));
  return left;
}

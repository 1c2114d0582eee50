import { unreachable } from '@footnote/domain';
import type { Query } from '../query.ts';
import { columnCondition, type ColumnSources } from './column-condition.ts';
import { DocumentSet } from './document-set.ts';
import type { IndexDatabase } from './index-database.ts';
import type { Plan } from './plan.ts';
import { planQuery } from './query-plan.ts';
import type { SpellingSource } from './query-words.ts';
import type { TextResults } from './text-results.ts';
import { tooWide } from './request-limits.ts';
import { addDocumentsWith, type WordLookup } from './word-postings.ts';

export interface QuerySources extends ColumnSources {
  database: IndexDatabase;
  spellings: SpellingSource;
  texts: TextResults;
  /** Time of `performance.now()` at which a search is given up as too wide. */
  deadline: number;
}

/** The documents that match a query; null stands for all, so that the commonest case costs nothing. */
export function matchingDocuments(query: Query, sources: QuerySources): DocumentSet | null {
  const plan = planQuery(query, sources.spellings);
  return plan.kind === 'everything' ? null : evaluate(plan, sources);
}

/** Nobody waits longer for a search, and meanwhile nobody else's is answered. */
export const LONGEST_SEARCH_MILLISECONDS = 20_000;

function checkDeadline(deadline: number): void {
  if (performance.now() > deadline)
    throw tooWide('The search has so many common words and phrases that it takes too long: leave some of them out.');
}

/** The documents FTS5 finds for an expression. */
function expressionDocuments(expression: string, { database, columns, texts, deadline }: QuerySources): DocumentSet {
  checkDeadline(deadline);
  return texts.documents(expression, columns.highest, (): number[] => {
    // One JSON text crosses into JavaScript several times faster than a row a document.
    const row = database.row('SELECT json_group_array(rowid) AS documents FROM words WHERE words MATCH ?', expression);
    return JSON.parse(String(row['documents']));
  });
}

/** The documents with one of the words. */
export function wordDocuments(
  words: readonly WordLookup[],
  { database, columns, deadline }: Pick<QuerySources, 'database' | 'columns' | 'deadline'>,
): DocumentSet {
  const set = new DocumentSet(columns.highest);
  for (const word of words) {
    checkDeadline(deadline);
    addDocumentsWith(set, word, database);
  }
  return set.keepOnly(columns.alive());
}

function evaluate(plan: Plan, sources: QuerySources): DocumentSet {
  const { columns } = sources;
  switch (plan.kind) {
    case 'everything':
      return columns.alive().copy();
    case 'nothing':
      return new DocumentSet(columns.highest);
    case 'words':
      return wordDocuments(plan.of, sources);
    case 'text':
      return expressionDocuments(plan.expression, sources);
    case 'column':
      return columns.alive().copy().keepWhere(columnCondition(plan.query, sources));
    case 'not':
      return columns.alive().copy().removeAll(evaluate(plan.plan, sources));
    case 'or':
      return plan.of.reduce((set, part) => set.addAll(evaluate(part, sources)), new DocumentSet(columns.highest));
    case 'and':
      return evaluateAnd(plan.of, sources);
    default:
      return unreachable(plan);
  }
}

/** What a part of an `and` costs: postings, then FTS5, then what only takes away from what is left. */
const STEPS: readonly (readonly Plan['kind'][])[] = [
  ['words', 'and', 'or', 'everything', 'nothing'],
  ['text'],
  ['not'],
  ['column'],
];

function evaluateAnd(parts: readonly Plan[], sources: QuerySources): DocumentSet {
  let found: DocumentSet | null = null;
  for (const kinds of STEPS) {
    for (const part of parts) {
      if (!kinds.includes(part.kind)) continue;
      if (found?.isEmpty() === true) return found;
      found = narrowed(found, part, sources);
    }
  }
  return found ?? sources.columns.alive().copy();
}

function narrowed(found: DocumentSet | null, part: Plan, sources: QuerySources): DocumentSet {
  if (found === null) return evaluate(part, sources);
  if (part.kind === 'not') return found.removeAll(evaluate(part.plan, sources));
  if (part.kind === 'column') return found.keepWhere(columnCondition(part.query, sources));
  return found.keepOnly(evaluate(part, sources));
}

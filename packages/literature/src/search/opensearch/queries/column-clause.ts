import type { Column, Query } from '../../query.ts';
import { labelToken } from './index-tokens.ts';
import { NOTHING, bodyClause, tokensClause, type Clause } from './query-clause.ts';

type ColumnQuery = Extract<Query, { type: 'eq' | 'range' }>;

const LABELS: ReadonlySet<Column> = new Set(['studyType', 'publicationType', 'language']);

/** Articles by the values of a column. Labels are compared in any case; unknown numbers meet no condition. */
export function columnClause(query: ColumnQuery): Clause {
  const { column } = query;
  if (LABELS.has(column))
    return query.type === 'range'
      ? NOTHING
      : tokensClause(query.values.map((value) => labelToken(column, String(value))));
  if (query.type === 'eq') return equalClause(column, query.values.map(Number));
  const from = bound(column, query.from, Math.ceil);
  const to = bound(column, query.to, Math.floor);
  if (Number.isNaN(from) || Number.isNaN(to)) return NOTHING;
  if (from === null && to === null) return bodyClause({ exists: { field: column } });
  return bodyClause({
    range: { [column]: { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lte: to }) } },
  });
}

function equalClause(column: Column, values: readonly number[]): Clause {
  const possible = values.filter((value) => (column === 'impactMetric' ? Number.isFinite(value) : isWhole(value)));
  return possible.length === 0 ? NOTHING : bodyClause({ terms: { [column]: [...new Set(possible)] } });
}

/** Whole columns are compared with whole numbers; one beyond all articles stands for every larger one. */
function bound(column: Column, value: number | null, toWhole: (value: number) => number): number | null {
  if (value === null || Number.isNaN(value)) return value;
  const clamped = Math.min(Number.MAX_SAFE_INTEGER, Math.max(Number.MIN_SAFE_INTEGER, value));
  return column === 'impactMetric' ? clamped : toWhole(clamped);
}

function isWhole(value: number): boolean {
  return Number.isSafeInteger(value);
}

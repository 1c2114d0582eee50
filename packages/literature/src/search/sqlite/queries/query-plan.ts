import { unreachable } from '@footnote/domain/core';
import type { Query } from '../../query.ts';
import { planAnd, planNot, planOr, type Plan } from './plan.ts';
import type { SpellingSource } from '../../core/query-words.ts';
import { planText } from './text-plan.ts';

/** Plans a query of checked depth. An empty `and` is everything, an empty `or` nothing, a text without words nothing. */
export function planQuery(query: Query, spellings: SpellingSource): Plan {
  switch (query.type) {
    case 'all':
      return { kind: 'everything' };
    case 'none':
      return { kind: 'nothing' };
    case 'and':
      return planAnd(query.of.map((part) => planQuery(part, spellings)));
    case 'or':
      return planOr(query.of.map((part) => planQuery(part, spellings)));
    case 'not':
      return planNot(planQuery(query.query, spellings));
    case 'eq':
    case 'range':
      return { kind: 'column', query };
    case 'match':
    case 'phrase':
    case 'near':
    case 'prefix':
    case 'item':
    case 'anyItem':
      return planText(query, spellings);
    default:
      return unreachable(query);
  }
}

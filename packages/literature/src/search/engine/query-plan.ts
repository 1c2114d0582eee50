import { unreachable } from '@footnote/domain';
import type { Query } from '../query.ts';
import { anyItemExpressions, matchExpression } from './match-expression.ts';
import type { SpellingSource } from './query-words.ts';

export type ColumnQuery = Extract<Query, { type: 'eq' | 'range' }>;

/** What to run for a query: FTS5 answers whole groups of words at once, sets of documents join the rest. */
export type Plan =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  | { kind: 'text'; expression: string; size: number; depth: number }
  | { kind: 'anyText'; expressions: readonly string[] }
  | { kind: 'column'; query: ColumnQuery }
  | { kind: 'and'; of: readonly Plan[] }
  | { kind: 'or'; of: readonly Plan[] }
  | { kind: 'not'; plan: Plan };

type TextPlan = Extract<Plan, { kind: 'text' }>;

// FTS5's parser overflows at some 100 brackets and takes quadratic time over very wide expressions.
const DEEPEST_EXPRESSION = 12;
const WIDEST_EXPRESSION = 100;

const EVERYTHING: Plan = { kind: 'everything' };
const NOTHING: Plan = { kind: 'nothing' };

/** Plans a query of checked depth. An empty `and` is everything, an empty `or` nothing, a text without words nothing. */
export function planQuery(query: Query, spellings: SpellingSource): Plan {
  switch (query.type) {
    case 'all':
      return EVERYTHING;
    case 'none':
      return NOTHING;
    case 'and':
      return planAnd(query.of.map((part) => planQuery(part, spellings)));
    case 'or':
      return planOr(query.of.map((part) => planQuery(part, spellings)));
    case 'not':
      return planNot(planQuery(query.query, spellings));
    case 'eq':
    case 'range':
      return { kind: 'column', query };
    case 'anyItem': {
      const expressions = anyItemExpressions(query.fields, query.texts);
      return expressions.length === 0 ? NOTHING : { kind: 'anyText', expressions };
    }
    case 'match':
    case 'phrase':
    case 'near':
    case 'prefix':
    case 'item': {
      const match = matchExpression(query, spellings);
      return match === null ? NOTHING : { kind: 'text', depth: 1, ...match };
    }
    default:
      return unreachable(query);
  }
}

function planNot(plan: Plan): Plan {
  if (plan.kind === 'everything') return NOTHING;
  if (plan.kind === 'nothing') return EVERYTHING;
  return plan.kind === 'not' ? plan.plan : { kind: 'not', plan };
}

function planAnd(parts: readonly Plan[]): Plan {
  if (parts.some((part) => part.kind === 'nothing')) return NOTHING;
  const kept = parts.filter((part) => part.kind !== 'everything');
  const texts = joinTexts(kept.filter(isText), ' AND ');
  const others = kept.filter((part) => !isText(part));
  const [first, ...rest] = texts;
  if (first === undefined) return single('and', others, EVERYTHING);
  // FTS5 itself leaves out what an exclusion matches, while the expression stays small.
  let text = first;
  const remaining = others.filter((part) => {
    const shorter = part.kind === 'not' && isText(part.plan) ? joinPair(text, part.plan, ' NOT ') : null;
    text = shorter ?? text;
    return shorter === null;
  });
  return single('and', [text, ...rest, ...remaining], EVERYTHING);
}

function planOr(parts: readonly Plan[]): Plan {
  if (parts.some((part) => part.kind === 'everything')) return EVERYTHING;
  const kept = parts.filter((part) => part.kind !== 'nothing');
  const texts = joinTexts(kept.filter(isText), ' OR ');
  return single('or', [...texts, ...kept.filter((part) => !isText(part))], NOTHING);
}

function single(kind: 'and' | 'or', parts: readonly Plan[], none: Plan): Plan {
  const [only] = parts;
  if (only === undefined) return none;
  return parts.length === 1 ? only : { kind, of: parts };
}

function isText(plan: Plan): plan is TextPlan {
  return plan.kind === 'text';
}

/** Joins neighbours into as few expressions as stay within the limits. */
function joinTexts(texts: readonly TextPlan[], operator: ' AND ' | ' OR '): TextPlan[] {
  const joined: TextPlan[] = [];
  let group: TextPlan[] = [];
  let size = 0;
  const close = () => {
    const [only] = group;
    if (only !== undefined) joined.push(group.length === 1 ? only : joinGroup(group, operator, size));
    group = [];
    size = 0;
  };
  for (const text of texts) {
    if (text.depth >= DEEPEST_EXPRESSION) {
      joined.push(text);
      continue;
    }
    if (size + text.size > WIDEST_EXPRESSION) close();
    group.push(text);
    size += text.size;
  }
  close();
  return joined;
}

function joinGroup(group: readonly TextPlan[], operator: string, size: number): TextPlan {
  const expression = `(${group.map((text) => text.expression).join(operator)})`;
  return { kind: 'text', expression, size, depth: 1 + Math.max(...group.map((text) => text.depth)) };
}

function joinPair(left: TextPlan, right: TextPlan, operator: string): TextPlan | null {
  const size = left.size + right.size;
  if (size > WIDEST_EXPRESSION || Math.max(left.depth, right.depth) >= DEEPEST_EXPRESSION) return null;
  return joinGroup([left, right], operator, size);
}

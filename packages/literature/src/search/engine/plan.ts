import type { Query } from '../query.ts';
import type { WordLookup } from './word-postings.ts';

export type ColumnQuery = Extract<Query, { type: 'eq' | 'range' }>;

/** What to run for a query: postings answer single words, FTS5 words in a row or near each other, sets join all. */
export type Plan =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  /** Any of the words. */
  | { kind: 'words'; of: readonly WordLookup[] }
  | { kind: 'text'; expression: string; size: number; depth: number }
  | { kind: 'column'; query: ColumnQuery }
  | { kind: 'and'; of: readonly Plan[] }
  | { kind: 'or'; of: readonly Plan[] }
  | { kind: 'not'; plan: Plan };

export type TextPlan = Extract<Plan, { kind: 'text' }>;

// FTS5's parser overflows at some 100 brackets and takes quadratic time over very wide expressions.
const DEEPEST_EXPRESSION = 12;
const WIDEST_EXPRESSION = 100;

const EVERYTHING: Plan = { kind: 'everything' };
const NOTHING: Plan = { kind: 'nothing' };

/** All but what the plan finds. */
export function planNot(plan: Plan): Plan {
  if (plan.kind === 'everything') return NOTHING;
  if (plan.kind === 'nothing') return EVERYTHING;
  return plan.kind === 'not' ? plan.plan : { kind: 'not', plan };
}

/** What all parts find; everything where there are none. */
export function planAnd(parts: readonly Plan[]): Plan {
  if (parts.some((part) => part.kind === 'nothing')) return NOTHING;
  const kept = parts.filter((part) => part.kind !== 'everything');
  const texts = joinTexts(kept.filter(isText));
  return single('and', [...kept.filter((part) => !isText(part)), ...texts], EVERYTHING);
}

/** What one of the parts finds; nothing where there are none. */
export function planOr(parts: readonly Plan[]): Plan {
  if (parts.some((part) => part.kind === 'everything')) return EVERYTHING;
  const kept = parts.filter((part) => part.kind !== 'nothing');
  const words = kept.flatMap((part) => (part.kind === 'words' ? part.of : []));
  // Texts stay apart, so that what one of them finds is found again in memory.
  const others = kept.filter((part) => part.kind !== 'words');
  const lookups: Plan[] = words.length === 0 ? [] : [{ kind: 'words', of: words }];
  return single('or', [...lookups, ...others], NOTHING);
}

function single(kind: 'and' | 'or', parts: readonly Plan[], none: Plan): Plan {
  const [only] = parts;
  if (only === undefined) return none;
  return parts.length === 1 ? only : { kind, of: parts };
}

function isText(plan: Plan): plan is TextPlan {
  return plan.kind === 'text';
}

/** Joins neighbours into as few expressions as stay within the limits; FTS5 skips what cannot match both. */
function joinTexts(texts: readonly TextPlan[]): TextPlan[] {
  const joined: TextPlan[] = [];
  let group: TextPlan[] = [];
  let size = 0;
  const close = () => {
    const [only] = group;
    if (only !== undefined) joined.push(group.length === 1 ? only : joinGroup(group, size));
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

function joinGroup(group: readonly TextPlan[], size: number): TextPlan {
  const expression = `(${group.map((text) => text.expression).join(' AND ')})`;
  return { kind: 'text', expression, size, depth: 1 + Math.max(...group.map((text) => text.depth)) };
}

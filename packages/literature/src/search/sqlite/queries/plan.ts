import type { Query } from '../../query.ts';
import type { Phrase } from '../postings/phrase-positions.ts';
import type { WordLookup } from '../postings/word-postings.ts';

export type ColumnQuery = Extract<Query, { type: 'eq' | 'range' }>;

/** What to run for a query: postings answer single words, their places words in a row or near each other, sets join all. */
export type Plan =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  /** Any of the words. */
  | { kind: 'words'; of: readonly WordLookup[] }
  /** Rows of words near each other in one of the fields of the mask; one row alone is a phrase. */
  | { kind: 'rows'; of: readonly Phrase[]; mask: number; distance: number }
  | { kind: 'column'; query: ColumnQuery }
  | { kind: 'and'; of: readonly Plan[] }
  | { kind: 'or'; of: readonly Plan[] }
  | { kind: 'not'; plan: Plan };

export type PhrasesPlan = Extract<Plan, { kind: 'rows' }>;

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
  return single('and', kept, EVERYTHING);
}

/** What one of the parts finds; nothing where there are none. */
export function planOr(parts: readonly Plan[]): Plan {
  if (parts.some((part) => part.kind === 'everything')) return EVERYTHING;
  const kept = parts.filter((part) => part.kind !== 'nothing');
  const words = kept.flatMap((part) => (part.kind === 'words' ? part.of : []));
  const others = kept.filter((part) => part.kind !== 'words');
  const lookups: Plan[] = words.length === 0 ? [] : [{ kind: 'words', of: words }];
  return single('or', [...lookups, ...others], NOTHING);
}

function single(kind: 'and' | 'or', parts: readonly Plan[], none: Plan): Plan {
  const [only] = parts;
  if (only === undefined) return none;
  return parts.length === 1 ? only : { kind, of: parts };
}

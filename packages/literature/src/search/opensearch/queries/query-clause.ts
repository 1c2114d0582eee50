import { unreachable } from '@footnote/domain';
import type { Body } from '../cluster.ts';

/** A compiled query before it is written down: still open to being joined with its neighbours. */
export type Clause =
  | { kind: 'everything' }
  | { kind: 'nothing' }
  /** Articles with one of these tokens, whatever field they are of. */
  | { kind: 'tokens'; tokens: readonly string[] }
  | { kind: 'body'; body: Body }
  | { kind: 'and'; of: readonly Clause[] }
  | { kind: 'or'; of: readonly Clause[] }
  | { kind: 'not'; clause: Clause };

export const EVERYTHING: Clause = { kind: 'everything' };
export const NOTHING: Clause = { kind: 'nothing' };

/** Fewer than the 65,536 terms a cluster takes at once. */
const TOKENS_AT_ONCE = 50_000;

export function bodyClause(body: Body): Clause {
  return { kind: 'body', body };
}

/** Articles with one of the tokens; without tokens none. */
export function tokensClause(tokens: readonly string[]): Clause {
  const distinct = [...new Set(tokens)];
  const groups = Array.from({ length: Math.ceil(distinct.length / TOKENS_AT_ONCE) }, (_, place): Clause => {
    const some = distinct.slice(place * TOKENS_AT_ONCE, (place + 1) * TOKENS_AT_ONCE);
    return { kind: 'tokens', tokens: some };
  });
  const [only] = groups;
  if (only === undefined) return NOTHING;
  return groups.length === 1 ? only : { kind: 'or', of: groups };
}

/** All of them; without any, everything. */
export function andClause(parts: readonly Clause[]): Clause {
  if (parts.some((part) => part.kind === 'nothing')) return NOTHING;
  const kept = parts
    .filter((part) => part.kind !== 'everything')
    .flatMap((part) => (part.kind === 'and' ? part.of : [part]));
  const [only] = kept;
  if (only === undefined) return EVERYTHING;
  return kept.length === 1 ? only : { kind: 'and', of: kept };
}

/** Any of them; without any, nothing. All their tokens become one clause. */
export function orClause(parts: readonly Clause[]): Clause {
  if (parts.some((part) => part.kind === 'everything')) return EVERYTHING;
  const kept = parts.flatMap((part) => (part.kind === 'or' ? part.of : [part]));
  const words = tokensClause(kept.flatMap((part) => (part.kind === 'tokens' ? part.tokens : [])));
  const others = kept.filter((part) => part.kind !== 'tokens' && part.kind !== 'nothing');
  const all = [...(words.kind === 'or' ? words.of : [words]).filter((part) => part.kind !== 'nothing'), ...others];
  const [only] = all;
  if (only === undefined) return NOTHING;
  return all.length === 1 ? only : { kind: 'or', of: all };
}

export function notClause(clause: Clause): Clause {
  if (clause.kind === 'everything') return NOTHING;
  if (clause.kind === 'nothing') return EVERYTHING;
  return clause.kind === 'not' ? clause.clause : { kind: 'not', clause };
}

/** The clause in the query language of OpenSearch; nothing in it computes a score. */
export function clauseBody(clause: Clause): Body {
  switch (clause.kind) {
    case 'everything':
      return { match_all: {} };
    case 'nothing':
      return { match_none: {} };
    case 'tokens': {
      const [only = ''] = clause.tokens;
      return clause.tokens.length === 1 ? { term: { any: only } } : { terms: { any: clause.tokens } };
    }
    case 'body':
      return clause.body;
    case 'not':
      return { bool: { must_not: [clauseBody(clause.clause)] } };
    case 'or':
      return { bool: { should: clause.of.map(clauseBody), minimum_should_match: 1 } };
    case 'and': {
      const excluded = clause.of.flatMap((part) => (part.kind === 'not' ? [clauseBody(part.clause)] : []));
      const filter = clause.of.filter((part) => part.kind !== 'not').map(clauseBody);
      return {
        bool: { ...(filter.length > 0 ? { filter } : {}), ...(excluded.length > 0 ? { must_not: excluded } : {}) },
      };
    }
    default:
      return unreachable(clause);
  }
}

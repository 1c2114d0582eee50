import type { Query } from './query.ts';

/** All or any of some queries; the only one as it is. */
export function combinedQuery(type: 'and' | 'or', of: readonly Query[]): Query {
  const [only] = of;
  return of.length === 1 && only !== undefined ? only : { type, of };
}

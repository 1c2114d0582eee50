import type { FacetCount } from '../literature-index.ports.ts';

/** Most articles first, then by value: numbers ascending, words by the alphabet, unknown last. */
export function byArticles(left: FacetCount, right: FacetCount): number {
  if (left.articles !== right.articles) return right.articles - left.articles;
  for (const [place, value] of left.values.entries()) {
    const order = byValue(value, right.values[place] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

type FacetValue = FacetCount['values'][number];

function byValue(left: FacetValue, right: FacetValue): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return left < right ? -1 : 1;
}

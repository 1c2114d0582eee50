import type { SearchRequest } from '../../literature-index.ports.ts';
import type { Query } from '../../query.ts';
import { fuzzyEdits, queryWords } from '../../core/query-words.ts';

/** What one word asks of the engine, in words that are looked up as they are. */
const COST_OF_EDITS = [1, 10, 40] as const;
const COST_OF_PREFIX = 10;
const COST_IN_A_ROW = 3;
const COST_OF_ITEMS = 0.1;

/** From here on a search is long before it has begun. */
export const LONG_COST = 800;

/** What a search asks of the engine, estimated from its text alone: how common its words are shows only while it runs. */
export function searchCost({ query, rank, substitutes = [] }: SearchRequest): number {
  const ranked = (rank?.length ?? 0) + substitutes.reduce((sum, { by }) => sum + by.length, 0);
  return queryCost(query) + ranked;
}

function queryCost(query: Query): number {
  switch (query.type) {
    case 'and':
    case 'or':
      return query.of.reduce((sum, part) => sum + queryCost(part), 0);
    case 'not':
      return queryCost(query.query);
    case 'match':
      return wordsOf(query.text).reduce((sum, word) => sum + COST_OF_EDITS[fuzzyEdits(word, query.fuzziness)], 0);
    case 'phrase':
      return wordsOf(query.text).length * COST_IN_A_ROW;
    case 'near':
      return query.of.reduce((sum, { text }) => sum + wordsOf(text).length * COST_IN_A_ROW, 0);
    case 'prefix':
      return wordsOf(query.text).length * COST_IN_A_ROW + COST_OF_PREFIX;
    case 'anyItem':
      return query.texts.length * COST_OF_ITEMS;
    default:
      return 1;
  }
}

function wordsOf(text: string): string[] {
  return queryWords(text).flatMap(({ parts }) => [...parts]);
}

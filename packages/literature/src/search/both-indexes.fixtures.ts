import type { Article } from '@footnote/domain';
import { SearchEngine } from './engine/search-engine.ts';
import type { LiteratureIndex } from './literature-index.ports.ts';
import { memoryLiteratureIndex } from './memory/memory-index.ts';

type Searched = Pick<LiteratureIndex, 'search'>;

/** Names and openers of both indexes, holding the same articles. */
export function bothIndexes(articles: readonly Article[]): [string, () => Promise<Searched>][] {
  const batch = { articles, deletions: [] };
  return [
    [
      'the embedded engine',
      async () => {
        const engine = new SearchEngine(':memory:');
        engine.write(batch);
        return { search: async (request) => engine.search(request) };
      },
    ],
    [
      'the index in memory',
      async () => {
        const index = memoryLiteratureIndex();
        await index.write(batch);
        return index;
      },
    ],
  ];
}

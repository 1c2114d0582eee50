import { memoryLiteratureIndex, questionKnowledge, type LiteratureIndex } from '@footnote/literature';
import { documentIndex } from './document-index.ts';
import type { DocumentIndex } from './document-index.ports.ts';

/** The port kept in maps, for tests. */
export function memoryDocumentIndex(): DocumentIndex {
  const held = new Map<string, LiteratureIndex>();
  const open = (sourceId: string): LiteratureIndex => {
    const index = held.get(sourceId) ?? memoryLiteratureIndex();
    held.set(sourceId, index);
    // What is in memory alone is gone when it is closed, and a source is closed when others are used.
    return { ...index, close: () => Promise.resolve() };
  };
  return documentIndex({
    files: {
      open: (sourceId, { isMade }) => Promise.resolve(isMade || held.has(sourceId) ? open(sourceId) : null),
      exists: (sourceId) => Promise.resolve(held.has(sourceId)),
      delete: (sourceId) => {
        held.delete(sourceId);
        return Promise.resolve();
      },
    },
    knowledge: questionKnowledge,
    openAtMost: 2,
  });
}

import { openClusterCollections, questionKnowledge, type ClusterSettings } from '@footnote/literature';
import { documentIndex } from './document-index.ts';
import type { DocumentIndex } from './document-index.ports.ts';
import { moveSource } from './move-source.ts';
import { sourceFiles } from './open-document-index.ts';

/** What is known of a source that is open is small: its connection is everybody's. */
const OPEN_AT_MOST = 1_000;

export interface ClusterDocumentIndexSettings {
  /** How to reach the cluster; indexes of sources have its alias at the front of their names. */
  cluster: ClusterSettings;
  /** Where sources had files of their own before there was a cluster. */
  folder: string;
  /** How many shards the index of a source is made with. */
  shardsOf: (sourceId: string) => Promise<number>;
}

/**
 * Passages in one index of an OpenSearch cluster for each source, made with its first document. A source that has a file still is
 * moved when it is first used; the file goes when all of it is there.
 */
export async function openClusterDocumentIndex({
  cluster,
  folder,
  shardsOf,
}: ClusterDocumentIndexSettings): Promise<DocumentIndex> {
  const collections = await openClusterCollections(cluster);
  const files = sourceFiles(folder);
  const nameOf = (sourceId: string) => `source-${sourceId}`;
  return documentIndex({
    files: {
      async open(sourceId, { isMade, signal }) {
        const isMoved = await files.exists(sourceId);
        if (!isMade && !isMoved) return collections.find(nameOf(sourceId));
        // What nobody needs any more is not made to be moved to.
        if (isMoved) signal.throwIfAborted();
        const collection = await collections.open(nameOf(sourceId), await shardsOf(sourceId));
        if (isMoved) {
          await moveSource(files.path(sourceId), collection, signal);
          await files.delete(sourceId);
        }
        return collection;
      },
      exists: async (sourceId) => (await files.exists(sourceId)) || (await collections.exists(nameOf(sourceId))),
      async delete(sourceId) {
        await collections.remove(nameOf(sourceId));
        await files.delete(sourceId);
      },
      close: () => collections.close(),
    },
    knowledge: questionKnowledge,
    openAtMost: OPEN_AT_MOST,
  });
}

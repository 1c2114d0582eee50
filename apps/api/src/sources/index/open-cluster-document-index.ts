import { openClusterCollections, questionKnowledge, type ClusterSettings } from '@footnote/literature';
import { documentIndex } from './document-index.ts';
import type { DocumentIndex } from './document-index.ports.ts';

/** What is known of a source that is open is small: its connection is everybody's. */
const OPEN_AT_MOST = 1_000;

export interface ClusterDocumentIndexSettings {
  /** How to reach the cluster; indexes of sources have its alias at the front of their names. */
  cluster: ClusterSettings;
  /** How many shards the index of a source is made with. */
  shardsOf: (sourceId: string) => Promise<number>;
}

/** Passages in one index of an OpenSearch cluster for each source, made with its first document. */
export async function openClusterDocumentIndex({
  cluster,
  shardsOf,
}: ClusterDocumentIndexSettings): Promise<DocumentIndex> {
  const collections = await openClusterCollections(cluster);
  const nameOf = (sourceId: string) => `source-${sourceId}`;
  return documentIndex({
    files: {
      open: async (sourceId) => collections.open(nameOf(sourceId), await shardsOf(sourceId)),
      exists: (sourceId) => collections.exists(nameOf(sourceId)),
      delete: (sourceId) => collections.remove(nameOf(sourceId)),
      close: () => collections.close(),
    },
    knowledge: questionKnowledge,
    openAtMost: OPEN_AT_MOST,
  });
}

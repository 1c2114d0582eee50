import { copyLiterature, type CopyProgress, type CopyResult, type LiteratureIndex } from '@footnote/literature';
import { clusterAt } from '../../literature/open-literature.ts';
import type { SearchCluster } from '../../platform/config/search-cluster-config.ts';
import { workEvents, WorkRefused, type WorkEvent } from './work-events.ts';

export type ReindexEvent = WorkEvent<CopyProgress, CopyResult>;

/** Copies the literature into the cluster at an address; the other settings are those of this process. */
export function reindexEvents(
  { literature, cluster }: { literature: LiteratureIndex; cluster: Omit<SearchCluster, 'url'> },
  to: string,
  signal: AbortSignal,
): AsyncGenerator<ReindexEvent> {
  return workEvents(async (onProgress) => {
    const settings = orRefused(() => clusterAt(to, cluster));
    return copyLiterature({ from: literature, to: settings, onProgress, signal });
  });
}

function orRefused<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new WorkRefused(error instanceof Error ? error.message : String(error));
  }
}

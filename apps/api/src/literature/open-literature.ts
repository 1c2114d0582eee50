import { readFileSync } from 'node:fs';
import {
  clusterSettings,
  openLiteratureIndex,
  openOpenSearchIndex,
  type ClusterSettings,
  type LiteratureIndex,
} from '@footnote/literature';
import type { SearchCluster } from '../platform/config/search-cluster-config.ts';

/** Opens the literature in the cluster where one is configured, and otherwise in the file. */
export async function openLiterature(cluster: SearchCluster, path: string): Promise<LiteratureIndex> {
  if (cluster.url === null) return openLiteratureIndex({ path });
  return openOpenSearchIndex(clusterAt(cluster.url, cluster));
}

/** How to reach the cluster at an address; throws with a sentence for an address or a certificate that is none. */
export function clusterAt(
  address: string,
  { apiKey, authorityFile, shards, timeoutSeconds }: Omit<SearchCluster, 'url'>,
): ClusterSettings {
  const authority = authorityFile === null ? null : certificates(authorityFile);
  return clusterSettings(address, { apiKey, authority, shards, timeout: timeoutSeconds * 1_000 });
}

function certificates(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`The file ${path} of OPENSEARCH_CA_FILE cannot be read.`, { cause: error });
  }
}

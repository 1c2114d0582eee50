import { expect, it } from 'vitest';
import { clusterSettings } from '@footnote/literature';
import { testCluster } from '../../../../../packages/literature/src/search/opensearch/test-cluster.fixtures.ts';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { documentIndexContract } from './document-index.contract.ts';
import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import { openClusterDocumentIndex } from './open-cluster-document-index.ts';

const cluster = testCluster('documents');

const open = (address: string) =>
  openClusterDocumentIndex({
    cluster: clusterSettings(address),
    folder: join(tmpdir(), 'footnote-no-files'),
    shardsOf: () => Promise.resolve(2),
  });

// What is recorded is kept.
documentIndexContract(cluster.name, () => open(cluster.address()), { longest: cluster.isReal ? 2_500 : 60 });

it.runIf(cluster.isReal)('makes no index anew by searching what this or another server removes', async () => {
  const address = cluster.address();
  const [one, other] = await Promise.all([open(address), open(address)]);
  const document = indexedDocument(['Daily walks lowered blood pressure.']);
  const search = { sourceId: SOURCE, question: 'walks', limit: 5 };
  for (let round = 0; round < 6; round += 1) {
    await one.put(document);
    const remover = round % 2 === 0 ? one : other;
    const removal = { isDone: false };
    const removed = remover.removeSource(SOURCE).finally(() => (removal.isDone = true));
    while (!removal.isDone) {
      const found = await Promise.all([one, other].flatMap((index) => [index.search(search), index.search(search)]));
      for (const passages of found) expect([0, 1]).toContain(passages.length);
    }
    await removed;
    expect(await one.search(search)).toEqual([]);
    const indexes = await fetch(new URL(`/_cat/indices${new URL(address).pathname}*`, address));
    expect(await indexes.text()).toBe('');
  }
  await Promise.all([one.close(), other.close()]);
});

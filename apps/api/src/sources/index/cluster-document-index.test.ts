import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { clusterSettings } from '@footnote/literature';
import { testCluster } from '../../../../../packages/literature/src/search/opensearch/test-cluster.fixtures.ts';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { documentIndexContract } from './document-index.contract.ts';
import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import { openClusterDocumentIndex } from './open-cluster-document-index.ts';
import { openDocumentIndex } from './open-document-index.ts';

const cluster = testCluster('documents');

const open = (address: string, folder = join(tmpdir(), 'footnote-no-files')) =>
  openClusterDocumentIndex({ cluster: clusterSettings(address), folder, shardsOf: () => Promise.resolve(2) });

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

it.runIf(cluster.isReal)(
  'stops a move that a document waits for when its source is deleted or all is closed',
  async () => {
    const address = cluster.address();
    const folder = mkdtempSync(join(tmpdir(), 'footnote-moved-files-'));
    const files = openDocumentIndex({ folder });
    const documents = Array.from({ length: 150 }, (_, number) =>
      indexedDocument([`Walks of ward${number} are daily.`]),
    );
    await Promise.all(documents.map((document) => files.put(document)));
    await files.close();
    const moved = async () => (await fetch(new URL(`/_cat/indices${new URL(address).pathname}*`, address))).text();

    const first = await open(address, folder);
    const put = Promise.allSettled([first.put(indexedDocument(['It waits.']))]);
    await expect.poll(moved, { timeout: 20_000 }).not.toBe('');
    await first.close();
    expect(await put).toMatchObject([{ status: 'rejected', reason: { message: 'The source is being closed.' } }]);
    expect(readdirSync(folder)).toContain(`${SOURCE}.sqlite`);

    // The next server moves it on, until it is deleted.
    const second = await open(address, folder);
    const putAgain = Promise.allSettled([second.put(indexedDocument(['It waits.']))]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await second.removeSource(SOURCE);
    expect(await putAgain).toMatchObject([{ status: 'rejected' }]);
    expect(await second.search({ sourceId: SOURCE, question: 'ward1', limit: 5 })).toEqual([]);
    expect([await moved(), readdirSync(folder)]).toEqual(['', []]);
    await second.close();
    rmSync(folder, { recursive: true });
  },
);

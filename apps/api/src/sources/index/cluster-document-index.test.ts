import { clusterSettings } from '@footnote/literature';
import { testCluster } from '../../../../../packages/literature/src/search/opensearch/test-cluster.fixtures.ts';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { documentIndexContract } from './document-index.contract.ts';
import { openClusterDocumentIndex } from './open-cluster-document-index.ts';

const cluster = testCluster('documents');

documentIndexContract(
  cluster.name,
  () =>
    openClusterDocumentIndex({
      cluster: clusterSettings(cluster.address()),
      folder: join(tmpdir(), 'footnote-no-files'),
      shardsOf: () => Promise.resolve(2),
    }),
  // What is recorded is kept.
  { longest: cluster.isReal ? 2_500 : 60 },
);

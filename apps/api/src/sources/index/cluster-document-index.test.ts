import { clusterSettings } from '@footnote/literature';
import { testCluster } from '../../../../../packages/literature/src/search/opensearch/test-cluster.fixtures.ts';
import { documentIndexContract } from './document-index.contract.ts';
import { openClusterDocumentIndex } from './open-cluster-document-index.ts';

const cluster = testCluster('documents');

documentIndexContract(cluster.name, () =>
  openClusterDocumentIndex({ cluster: clusterSettings(cluster.address()), shardsOf: () => Promise.resolve(2) }),
);

import { describeLiteratureIndex } from '../contract/literature-index.contract.ts';
import { clusterSettings } from './cluster-settings.ts';
import { openOpenSearchIndex } from './open-opensearch-index.ts';
import { testCluster } from './test-cluster.fixtures.ts';

const cluster = testCluster('contract');

describeLiteratureIndex(cluster.name, () => openOpenSearchIndex(clusterSettings(cluster.address())));

import { describeEmbeddingsContract } from '../contract/article-embeddings.contract.ts';
import { describeLiteratureIndex } from '../contract/literature-index.contract.ts';
import { describeRefiningContract } from '../contract/literature-index-refining.contract.ts';
import { openLiteratureIndex } from './open-literature-index.ts';

describeLiteratureIndex('the embedded engine', () => openLiteratureIndex({ path: ':memory:' }));
describeRefiningContract(() => openLiteratureIndex({ path: ':memory:' }));
describeEmbeddingsContract(() => openLiteratureIndex({ path: ':memory:' }));

import { describeLiteratureIndex } from '../contract/literature-index.contract.ts';
import { describeRefiningContract } from '../contract/literature-index-refining.contract.ts';
import { memoryLiteratureIndex } from './memory-index.ts';

describeLiteratureIndex('the index in memory', async () => memoryLiteratureIndex());
describeRefiningContract(async () => memoryLiteratureIndex());

import { embedderContract } from './embedder.contract.ts';
import { wordsEmbedder } from './words-embedder.fixtures.ts';

embedderContract('within the process', () => ({ embedder: wordsEmbedder() }));

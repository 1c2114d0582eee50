import { trainClaims } from './train-claims.ts';
import { trainDirectness } from './train-directness.ts';
import { trainDocuments } from './train-documents.ts';
import { trainFindings } from './train-findings.ts';
import { trainSentenceParts } from './train-sentence-parts.ts';
import { trainSides } from './train-sides.ts';
import { trainSentences } from './train-sentences.ts';
import { trainTypes } from './train-types.ts';
import { trainWordRarity } from './train-word-rarity.ts';

const MODELS: Readonly<Record<string, (options: readonly string[]) => Promise<boolean>>> = {
  'sentence-parts': trainSentenceParts,
  claims: trainClaims,
  directness: trainDirectness,
  documents: trainDocuments,
  findings: trainFindings,
  sentences: trainSentences,
  sides: trainSides,
  types: trainTypes,
  'word-rarity': trainWordRarity,
};

const [name = '', ...options] = process.argv.slice(2);
const train = MODELS[name];
if (train === undefined) {
  console.error(`Usage: npm run train -- ${Object.keys(MODELS).join(' | ')}`);
  process.exitCode = 2;
} else {
  process.exitCode = (await train(options)) ? 0 : 1;
}

import { decodeWeights } from '@footnote/domain';
import {
  likeliestPath,
  SENTENCE_PARTS,
  sentencePartFeatures,
  type SentencePart,
  type SentencePartModel,
} from './sentence-part-model.ts';
import { SENTENCE_PART_WEIGHTS } from './sentence-part-weights.ts';

let shipped: SentencePartModel | undefined;

/** The model that ships with the product; its tables are read once. */
function shippedModel(): SentencePartModel {
  const { step, transitions, emissions } = SENTENCE_PART_WEIGHTS;
  shipped ??= {
    transitions,
    emissions: emissions.map((text) => decodeWeights(text, step).map((root) => root * Math.abs(root))),
  };
  return shipped;
}

/** What each sentence of an abstract without labels is there for. */
export function sentenceParts(sentences: readonly string[]): SentencePart[] {
  const path = likeliestPath(sentencePartFeatures(sentences), shippedModel());
  return path.map((part) => SENTENCE_PARTS[part] ?? 'results');
}

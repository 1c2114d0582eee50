import type { AbstractSection } from '../article.ts';
import { candidatesIn } from './direction/direction-candidates.ts';
import { DIRECTION_CLASSES, directionShares, type DirectionModel } from './direction/direction-model.ts';
import { DIRECTION_WEIGHTS } from './direction/direction-weights.ts';
import { findingOf } from './finding-of.ts';
import { shippedModel } from './direction/shipped-model.ts';
import { readAbstract, type ReadAbstract } from './direction/read-abstract.ts';
import type { AskedComparison, DecidedDirection } from './study-frame.ts';

let last: { sections: readonly AbstractSection[]; read: ReadAbstract } | undefined;

/** One abstract is asked for several outcomes in a row. */
function readOnce(sections: readonly AbstractSection[]): ReadAbstract {
  if (last?.sections !== sections) last = { sections, read: readAbstract(sections) };
  return last.read;
}

/**
 * What an abstract says of a comparison and an outcome: the direction of the outcome in the intervention arm against the
 * comparator, with the sentence that decides it. Null where nothing is said of it, or not clearly enough to tell.
 */
export function findingFor(
  abstract: readonly AbstractSection[],
  asked: AskedComparison,
  {
    model = shippedModel(),
    leastConfidence = DIRECTION_WEIGHTS.leastConfidence,
  }: { model?: DirectionModel; leastConfidence?: number } = {},
): DecidedDirection | null {
  const candidates = candidatesIn(readOnce(abstract), asked);
  if (candidates.length === 0) return null;
  const { directions, sentences, bySentence } = directionShares(
    model,
    candidates.map(({ features }) => features),
  );
  const confidence = Math.max(...directions);
  const decided = directions.indexOf(confidence);
  const direction = DIRECTION_CLASSES[decided];
  if (direction === undefined || confidence < leastConfidence) return null;
  // The sentence that adds most to what was decided.
  const weights = sentences.map((share, at) => share * (bySentence[at]?.[decided] ?? 0));
  const deciding = candidates[weights.indexOf(Math.max(...weights))];
  if (deciding === undefined) return null;
  const { reading } = deciding;
  return {
    direction,
    confidence,
    sentence: reading.input.sentence.place,
    finding: findingOf(reading, asked, direction),
  };
}

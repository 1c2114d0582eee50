import type { AbstractSection } from '../../article.ts';
import { markSentence, soughtComparison } from './comparison-marks.ts';
import { featuresOf, readSentence, type SentenceFeatures, type SentenceReading } from './direction-features.ts';
import { readAbstract, type ReadAbstract, type ReadSentence } from './read-abstract.ts';
import type { AskedComparison } from '../study-frame.ts';

/** A sentence that may tell the direction asked for. */
export interface DirectionCandidate {
  reading: SentenceReading;
  features: SentenceFeatures;
}

const FOUND = new Set<ReadSentence['role']>(['results', 'conclusions']);

/** Sentences that tell what was found: never background, aims or methods, unless the abstract has nothing else. */
export function resultSentences({ sentences }: ReadAbstract): readonly ReadSentence[] {
  const found = sentences.filter(({ role }) => FOUND.has(role));
  return found.length > 0 ? found : sentences.filter(({ role }) => role === 'methods');
}

/** The result sentences of an abstract, read for one comparison. */
export function candidatesIn(abstract: ReadAbstract, asked: AskedComparison): DirectionCandidate[] {
  const sought = soughtComparison(asked, abstract);
  const length = Math.max(1, abstract.sentences.length - 1);
  return resultSentences(abstract).map((sentence) => {
    const position = sentence.place.index / length;
    const reading = readSentence({ sentence, marks: markSentence(sentence, sought), sought, position });
    return { reading, features: featuresOf(reading) };
  });
}

/** The sentences of an abstract that may tell a direction, with their features, as `npm run train -- findings` learns from them. */
export function directionCandidates(
  abstract: readonly AbstractSection[],
  asked: AskedComparison,
): { text: string; features: SentenceFeatures }[] {
  return candidatesIn(readAbstract(abstract), asked).map(({ reading, features }) => ({
    text: reading.input.sentence.text,
    features,
  }));
}

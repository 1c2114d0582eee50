import { comparePassages, type AskedOfPassages, type PassageOfDocument } from './passage-figures.ts';
import { PASSAGE_WEIGHTS } from './passage-weights.ts';

/** A sentence of a passage, with how well it answers a question beside the others of its document. */
export interface ScoredSentence {
  /** UTF-16 offsets in the passage. */
  start: number;
  end: number;
  score: number;
}

/** How well a passage answers a question beside the others of its document, as log-odds. */
export interface ScoredPassage {
  score: number;
  /** Which parts of the question it says, in their order. */
  said: readonly boolean[];
  sentences: readonly ScoredSentence[];
}

/** What a sentence is worth beside its passage. */
const SENTENCE = { covered: 5, fit: 2.5 };

/** Says of each passage of a document, given in reading order, how well it answers a question. */
export function scorePassages(passages: readonly PassageOfDocument[], asked: AskedOfPassages): ScoredPassage[] {
  return comparePassages(passages, asked).map(({ figures, said, sentences }) => {
    const score = Object.entries(PASSAGE_WEIGHTS).reduce(
      (sum, [name, weight]) => sum + weight * (figures[name] ?? 0),
      0,
    );
    return {
      score,
      said,
      sentences: sentences.map(({ start, end, covered, coveredPlainly, fit }) => ({
        start,
        end,
        score: score + SENTENCE.covered * Math.max(covered, coveredPlainly) + SENTENCE.fit * fit,
      })),
    };
  });
}

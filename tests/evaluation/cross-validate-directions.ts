import { DIRECTION_CLASSES, directionShares, type DirectionModel } from '@footnote/domain';
import type { JudgedDirection } from './direction-figures.ts';
import { trainDirectionModel, type DirectionExample } from './train-direction-model.ts';

const FOLDS = 6;
/** Share of findings of which the least sure are not told. */
const NOT_TOLD = 0.14;

function foldOf(article: string): number {
  let hash = 0;
  for (let at = 0; at < article.length; at += 1) hash = (Math.imul(hash, 31) + article.charCodeAt(at)) >>> 0;
  return hash % FOLDS;
}

/** A finding told by a model that has not seen its article. */
export interface CrossValidated extends JudgedDirection {
  confidence: number;
  example: DirectionExample;
}

/** Tells every finding that has an abstract by a model learnt from the other articles. */
export function crossValidated(examples: readonly DirectionExample[]): CrossValidated[] {
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isLeftOut = ({ finding }: DirectionExample) => foldOf(finding.article) === fold;
    const model = trainDirectionModel(examples.filter((example) => !isLeftOut(example)));
    return examples
      .filter((example) => isLeftOut(example) && example.weight === 1)
      .map((example) => {
        const { directions } = directionShares(
          model,
          example.sentences.map(({ features }) => features),
        );
        const confidence = example.sentences.length === 0 ? 0 : Math.max(...directions);
        const told = confidence === 0 ? null : (DIRECTION_CLASSES[directions.indexOf(confidence)] ?? null);
        return { annotated: example.finding.direction, told, confidence, example };
      });
  });
}

/** The confidence below which a model learnt from such examples should not tell. */
export function leastConfidenceOf(validated: readonly CrossValidated[]): number {
  const sorted = validated.map(({ confidence }) => confidence).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * NOT_TOLD)] ?? 0;
}

/** What was told with enough confidence. */
export function toldSurely(validated: readonly CrossValidated[], least: number): JudgedDirection[] {
  return validated.map(({ annotated, told, confidence }) => ({ annotated, told: confidence < least ? null : told }));
}

/** A model and the confidence it should tell from. */
export interface LearntDirections {
  model: DirectionModel;
  leastConfidence: number;
  validated: readonly CrossValidated[];
}

export function learnDirections(examples: readonly DirectionExample[]): LearntDirections {
  const validated = crossValidated(examples);
  return { model: trainDirectionModel(examples), leastConfidence: leastConfidenceOf(validated), validated };
}

import { decodeWeights } from '../hashed-weights.ts';
import type { DirectionModel } from './direction-model.ts';
import { DIRECTION_WEIGHTS } from './direction-weights.ts';

let shipped: DirectionModel | undefined;

/** The model that ships with the product; its tables are read once. */
export function shippedModel(): DirectionModel {
  const { relevance, step, classes } = DIRECTION_WEIGHTS;
  shipped ??= { relevance, classes: classes.map((text) => decodeWeights(text, step)) };
  return shipped;
}

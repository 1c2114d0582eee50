import { randomNumbers } from '../../kernel/random-numbers.ts';
import { FEATURE_PLACES, type FeatureVector } from './text-features.ts';

/** A text that was decided on. */
export interface LabelledVector {
  vector: FeatureVector;
  relevant: boolean;
}

/** What was learnt: how much each feature speaks for a text, and where relevant ones begin. */
export interface LinearSeparator {
  weights: Float64Array;
  bias: number;
  /** What each text it learnt from adds, so that it can go on learning from there. */
  multipliers: Map<FeatureVector, number>;
}

/** A machine that knows nothing yet. */
export function newSeparator(): LinearSeparator {
  return { weights: new Float64Array(FEATURE_PLACES), bias: 0, multipliers: new Map() };
}

/** How much a text on the wrong side costs, as tuned for screening by the authors of ASReview (ELAS u4). */
const COST = 0.067;
/** How much more all relevant texts together cost than all others together, from the same place. */
const RATIO = 9.724;
const MOST_ROUNDS = 60;
const TOLERANCE = 0.02;

/**
 * Teaches a linear support vector machine with squared hinge loss by dual coordinate descent (Hsieh et al., 2008). Rare as
 * relevant texts are, they weigh more. It goes on from what it learnt before, from some of these texts with the same
 * labels and from no others.
 */
export function learn(separator: LinearSeparator, labelled: readonly LabelledVector[]): void {
  const relevant = labelled.filter((one) => one.relevant).length;
  const cost = Math.max(1, (RATIO * (labelled.length - relevant)) / Math.max(1, relevant));
  const order = [...labelled];
  const random = randomNumbers(labelled.length);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    shuffle(order, random);
    let furthest = 0;
    for (const one of order) furthest = Math.max(furthest, step(separator, one, one.relevant ? COST * cost : COST));
    if (furthest < TOLERANCE) break;
  }
}

/** Moves one multiplier to where it is best while all others stay; gives how far from there it was. */
function step(separator: LinearSeparator, { vector, relevant }: LabelledVector, cost: number): number {
  const { multipliers } = separator;
  const sign = relevant ? 1 : -1;
  const penalty = 1 / (2 * cost);
  const multiplier = multipliers.get(vector) ?? 0;
  const slope = sign * separationOf(separator, vector) - 1 + penalty * multiplier;
  const projected = multiplier === 0 ? Math.min(slope, 0) : slope;
  if (projected === 0) return 0;
  // The square of a vector is 1, and that of its constant feature, too.
  const moved = Math.max(multiplier - slope / (2 + penalty), 0);
  multipliers.set(vector, moved);
  move(separator, vector, (moved - multiplier) * sign);
  return Math.abs(projected);
}

/** How far a text lies on the side of the relevant ones; below 0 on the other. */
export function separationOf({ weights, bias }: LinearSeparator, { places, weights: own }: FeatureVector): number {
  let sum = bias;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (own[at] ?? 0);
  return sum;
}

function move(separator: LinearSeparator, { places, weights }: FeatureVector, by: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    separator.weights[place] = (separator.weights[place] ?? 0) + by * (weights[at] ?? 0);
  }
  separator.bias += by;
}

function shuffle(order: LabelledVector[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) continue;
    order[at] = two;
    order[other] = one;
  }
}

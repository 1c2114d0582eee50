import { logOdds, probabilityOf, type EffectDirection, type LinearModel, type QuestionFrame } from '@footnote/domain';
import type { ToldStudy } from '../told-study.ts';
import { sideFeatures } from './side-features.ts';
import { SIDE_MODELS } from './side-models.ts';
import { SIDES, type Side } from './sides.ts';

/** A side is told from this probability on; of those that speak for one arm and were told below, most were wrong. */
export const LEAST_CONFIDENCE: Readonly<Record<Side, number>> = { better: 0.55, worse: 0.55, none: 0.5 };

/** For which side of the question a study speaks by the sentences told of it, and how sure that is, 0 to 1. */
export function readSide(told: ToldStudy, frame: QuestionFrame): { direction: EffectDirection; confidence: number } {
  const features = sideFeatures(told, frame);
  const { side, confidence } = likeliestSide(features, SIDE_MODELS);
  return confidence < LEAST_CONFIDENCE[side]
    ? { direction: 'described', confidence: 0 }
    : { direction: SIDES[side], confidence };
}

/** The side that one of these models is the surest of. */
export function likeliestSide(
  features: Readonly<Record<string, number>>,
  models: Readonly<Record<Side, LinearModel>>,
): { side: Side; confidence: number } {
  const sides = (['better', 'worse', 'none'] as const).map((side) => ({
    side,
    confidence: probabilityOf(logOdds(models[side], features)),
  }));
  return sides.reduce((likeliest, one) => (one.confidence > likeliest.confidence ? one : likeliest));
}

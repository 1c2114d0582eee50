import { logOdds, probabilityOf, type EffectDirection, type LinearModel, type QuestionFrame } from '@footnote/domain';
import type { ToldStudy } from '../told-study.ts';
import { sideFeatures } from './side-features.ts';
import { SIDE_MODELS } from './side-models.ts';
import { SIDES, type Side } from './sides.ts';

/** A side is told from this probability on; below, the study is only described. */
export const LEAST_CONFIDENCE = 0.5;

/** For which side of the question a study speaks by the sentences told of it, and how sure that is, 0 to 1. */
export function readSide(told: ToldStudy, frame: QuestionFrame): { direction: EffectDirection; confidence: number } {
  const features = sideFeatures(told, frame);
  const { side, confidence } = likeliestSide(features, SIDE_MODELS);
  return confidence < LEAST_CONFIDENCE
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

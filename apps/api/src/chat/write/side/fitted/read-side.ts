import { logOdds, probabilityOf, type EffectDirection, type LinearModel, type QuestionFrame } from '@footnote/domain';
import type { ToldStudy } from '../../told-study.ts';
import { sideFeatures } from '../side-features.ts';
import { BETTER_MODEL } from './better-model.ts';
import { NONE_MODEL } from './none-model.ts';
import { WORSE_MODEL } from './worse-model.ts';
import { ASKS_WHETHER, SIDES, type Side } from '../sides.ts';

/**
 * A side is told from these probabilities on: a side that is wrong costs a reader more than none, as the sentences stand beside
 * it. docs/answers.md says how often they are right.
 */
const LEAST_CONFIDENCE: Readonly<Record<Side, number>> = { better: 0.75, worse: 0.8, none: 0.7 };
/** “No” to somebody who asks about a harm reassures. */
const LEAST_OF_NO_HARM = 0.75;

/** For which side of the question a study speaks by the sentences told of it; described where that is not sure. */
export function readSide(told: ToldStudy, frame: QuestionFrame, models: SideModels = SIDE_MODELS): EffectDirection {
  const likeliest = likeliestSide(sideFeatures(told, frame), models);
  return isSureOf(likeliest, frame) ? SIDES[likeliest.side] : 'described';
}

/** For each side, how likely a study speaks for it. */
export type SideModels = Readonly<Record<Side, LinearModel>>;

const SIDE_MODELS: SideModels = { better: BETTER_MODEL, worse: WORSE_MODEL, none: NONE_MODEL };

/** A side and how likely it is the one a study speaks for. */
interface LikelySide {
  side: Side;
  confidence: number;
}

/** Whether a side is likely enough to be told. */
function isSureOf({ side, confidence }: LikelySide, { type }: Pick<QuestionFrame, 'type'>): boolean {
  const least = side === 'none' && ASKS_WHETHER.has(type) ? LEAST_OF_NO_HARM : LEAST_CONFIDENCE[side];
  return confidence >= least;
}

/** The side that one of these models is the surest of. */
function likeliestSide(features: Readonly<Record<string, number>>, models: SideModels): LikelySide {
  const sides = (['better', 'worse', 'none'] as const).map((side) => ({
    side,
    confidence: probabilityOf(logOdds(models[side], features)),
  }));
  return sides.reduce((likeliest, one) => (one.confidence > likeliest.confidence ? one : likeliest));
}

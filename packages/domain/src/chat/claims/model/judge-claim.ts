import { CLAIM_MODEL } from './claim-weights.ts';
import type { SourceComparison } from './claim-features.ts';
import { probabilityOf, logOdds, type ClaimModel, type LinearModel } from './linear-model.ts';
import { FOCUS, poolFigures } from './pool-figures.ts';

/** What the model holds of a claim and a source; probabilities from 0 to 1. */
export interface ClaimJudgement {
  /** That the source says the opposite, where it says anything of the claim. */
  contradiction: number;
  /** That the source says nothing of the claim. */
  unanswered: number;
  /** Places of the source's sentences, the likeliest to decide first. */
  deciding: readonly number[];
  lean: 'supported' | 'partly' | 'contradicted' | 'not found';
}

/** Judges a claim by its comparison with a source. */
export function judgeClaim(comparison: SourceComparison, model: ClaimModel = CLAIM_MODEL): ClaimJudgement {
  const ask = (linear: LinearModel, focus: number) =>
    probabilityOf(logOdds(linear, poolFigures(comparison, model.attention, focus)));
  const contradiction = ask(model.contradiction, FOCUS.contradiction);
  const unanswered = ask(model.unanswered, FOCUS.unanswered);
  const scored = comparison.figures.map((figures, index) => ({
    place: comparison.places[index] ?? 0,
    score: logOdds(model.attention, figures),
  }));
  return {
    contradiction,
    unanswered,
    deciding: scored.toSorted((left, right) => right.score - left.score).map(({ place }) => place),
    lean: leaningOf({ contradiction, unanswered }, model),
  };
}

/** Which way a claim leans by the limits of a model. */
export function leaningOf(
  { contradiction, unanswered }: Pick<ClaimJudgement, 'contradiction' | 'unanswered'>,
  { supportedBelow, unansweredFrom, contradictedFrom }: Omit<ClaimModel, 'attention' | 'contradiction' | 'unanswered'>,
): ClaimJudgement['lean'] {
  if (contradiction < supportedBelow.contradiction && unanswered < supportedBelow.unanswered) return 'supported';
  if (unanswered >= unansweredFrom) return 'not found';
  return contradiction >= contradictedFrom ? 'contradicted' : 'partly';
}

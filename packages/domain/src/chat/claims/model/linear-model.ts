/** A weighted sum of named figures; a figure without a weight counts nothing. */
export interface LinearModel {
  bias: number;
  weights: Readonly<Record<string, number>>;
}

/** What `npm run train -- claims` learns: which sentence decides, whether it contradicts, and whether none decides. */
export interface ClaimModel {
  attention: LinearModel;
  contradiction: LinearModel;
  unanswered: LinearModel;
  /** A claim is supported below both. */
  supportedBelow: { contradiction: number; unanswered: number };
  /** Nothing is found of a claim from here on. */
  unansweredFrom: number;
  /** A claim of which something is found is contradicted from here on. */
  contradictedFrom: number;
}

/** What a model makes of figures, in log-odds. */
export function logOdds({ bias, weights }: LinearModel, figures: Readonly<Record<string, number>>): number {
  let score = bias;
  for (const name in figures) score += (weights[name] ?? 0) * (figures[name] ?? 0);
  return score;
}

/** Log-odds as a probability, 0 to 1. */
export function probabilityOf(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

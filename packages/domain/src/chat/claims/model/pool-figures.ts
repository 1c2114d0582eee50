import type { SentenceFigures, SourceComparison } from './claim-features.ts';
import { logOdds, type LinearModel } from './linear-model.ts';

/** How sharply the sentence that seems to decide outweighs the rest: low for the drift of a text, high for what one sentence says. */
export const FOCUS = { contradiction: 1, unanswered: 2 } as const;

/** Sentences of a source that are weighed; the others say less of the claim. */
const SENTENCES_WEIGHED = 16;

/** Figures of which the highest of any sentence counts too. */
const HIGHEST = ['covered', 'coveredAll', 'coveredRare', 'coveredDirections', 'neighbours', 'ofSentence'] as const;

/** The figures of a source as one row: means over its sentences, weighed by how likely each decides. */
export function poolFigures(
  { figures, coverage }: SourceComparison,
  attention: LinearModel,
  focus: number,
): Record<string, number> {
  const scored = figures
    .map((sentence) => ({ sentence, score: logOdds(attention, sentence) }))
    .toSorted((left, right) => right.score - left.score)
    .slice(0, SENTENCES_WEIGHED);
  const best = scored[0]?.score ?? 0;
  const weights = scored.map(({ score }) => Math.exp(focus * (score - best)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const pooled: Record<string, number> = {
    coverage,
    best,
    all: best + Math.log(scored.reduce((sum, { score }) => sum + Math.exp(score - best), 0) || 1),
  };
  for (const [index, { sentence }] of scored.entries()) addWeighted(pooled, sentence, (weights[index] ?? 0) / whole);
  for (const name of HIGHEST)
    pooled[`highest ${name}`] = Math.max(0, ...scored.map(({ sentence }) => sentence[name] ?? 0));
  return pooled;
}

function addWeighted(pooled: Record<string, number>, sentence: SentenceFigures, weight: number): void {
  for (const name in sentence) {
    const key = `mean ${name}`;
    pooled[key] = (pooled[key] ?? 0) + weight * (sentence[name] ?? 0);
  }
}

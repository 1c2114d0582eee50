import type { JudgedClaim } from './claim-figures.ts';
import { partOf, type ClaimSample } from './claim-samples.ts';
import { checkSample } from './check-sample.ts';
import { examplesOf, learnModel, writtenExamples } from './train-claims.ts';

const FOLDS = 6;

/**
 * What the check says of claims by a model that has seen neither them nor their articles: weights and limits are learnt from
 * the other folds alone, limits by a cross-validation within those.
 */
export function crossValidateClaims(samples: readonly ClaimSample[]): (JudgedClaim & { sample: ClaimSample })[] {
  const examples = examplesOf(samples, 1);
  const written = writtenExamples();
  return Array.from({ length: FOLDS }, (_none, fold) => fold).flatMap((fold) => {
    const isLeftOut = (group: string) => partOf(`outer ${group}`, FOLDS) === fold;
    const { model } = learnModel(
      examples.filter(({ group }) => !isLeftOut(group)),
      written,
    );
    return examples
      .filter(({ group }) => isLeftOut(group))
      .map(({ sample, group }) => ({
        sample,
        gold: sample.label,
        verdict: checkSample(sample, model)?.verdict ?? 'not found',
        group,
      }));
  });
}

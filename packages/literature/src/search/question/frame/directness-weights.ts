import type { DirectnessWeights } from './directness-score.ts';

/** Fitted by `npm run train -- directness`; do not edit by hand. */
export const DIRECTNESS_WEIGHTS: DirectnessWeights = {
  bias: 0, textScore: 0, outcomeNamed: 0, outcomesFound: 0, wordsSaid: 0, coveredByBest: 0, coveredByTitle: 0, coveredByHead: 0, coveredByAll: 0, weightiestUnsaid: 0, traitsUnstated: 0, deniedInTitle: 0, interventionInHead: 0, interventionInTitle: 0, populationInHead: 0, comparatorInHead: 0, tellsType: 0, otherConditions: 0, otherTreatments: 0, belowBestWhole: 0, belowBestSentence: 0, collection: 0, wholeSquared: 0, bestTimesWhole: 0,
};

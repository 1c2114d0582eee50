import type { DirectnessWeights } from './directness-score.ts';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_WEIGHTS: DirectnessWeights = {
  bias: -9.5471,
  textScore: 8.7504,
  outcomeNamed: 0.9451,
  wordsSaid: 0.1275,
  coveredByBest: -0.5611,
  coveredByHead: -0.404,
  coveredByAll: 1.1107,
  traitsUnstated: -1.1538,
  deniedInTitle: -0.9136,
  interventionInHead: 1.0326,
  tellsType: 2.3619,
  otherConditions: -0.3684,
  otherTreatments: -1.1944,
  belowBestSentence: -3.8365,
  collection: -3.4617,
  wholeSquared: 1.2799,
  bestTimesWhole: 1.28,
};

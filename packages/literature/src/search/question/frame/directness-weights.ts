import type { DirectnessWeights } from './directness-score.ts';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_WEIGHTS: DirectnessWeights = {
  bias: -9.5328,
  textScore: 8.884,
  outcomeNamed: 0.9315,
  wordsSaid: -0.0249,
  coveredByBest: -0.4789,
  coveredByHead: -0.5513,
  coveredByAll: 1.205,
  traitsUnstated: -1.109,
  deniedInTitle: -0.4983,
  interventionInHead: 1.1251,
  tellsType: 2.1833,
  otherConditions: -0.3382,
  otherTreatments: -1.2616,
  belowBestSentence: -3.3871,
  collection: -3.5861,
  wholeSquared: 1.3358,
  bestTimesWhole: 1.2678,
};

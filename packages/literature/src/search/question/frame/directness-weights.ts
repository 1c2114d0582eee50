import type { DirectnessWeights } from './directness-score.ts';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_WEIGHTS: DirectnessWeights = {
  bias: -9.8353,
  textScore: 8.8122,
  outcomeNamed: 1.2783,
  wordsSaid: 0.1109,
  coveredByBest: -0.6432,
  coveredByHead: -0.5893,
  coveredByAll: 1.1172,
  traitsUnstated: -1.2045,
  deniedInTitle: -1.0431,
  interventionInHead: 1.1108,
  tellsType: 2.622,
  otherConditions: -0.5619,
  otherTreatments: -1.176,
  belowBestSentence: -3.8442,
  collection: -3.7473,
  wholeSquared: 1.4212,
  bestTimesWhole: 1.3104,
};

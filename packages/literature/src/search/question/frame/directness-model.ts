import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_MODEL: LinearModel = {
  bias: -7.8231,
  weights: {
    belowBestSentence: -3.3774,
    bestTimesWhole: -0.3526,
    collection: -5.2706,
    coveredByAll: 2.3063,
    coveredByBest: -0.0385,
    coveredByHead: 0.5989,
    deniedInTitle: -0.3431,
    interventionInHead: 0.2145,
    otherConditions: -0.2577,
    otherTreatments: -0.5654,
    outcomeNamed: 0.7512,
    tellsType: 2.2708,
    textScore: 8.6256,
    traitsUnstated: -0.8099,
    wholeSquared: 1.3173,
    wordsSaid: -0.1269,
  },
};

import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_MODEL: LinearModel = {
  bias: -9.9501,
  weights: {
    belowBestSentence: -2.9499,
    bestTimesWhole: -0.3517,
    collection: -5.4363,
    coveredByAll: 2.6615,
    coveredByBest: 0.1146,
    coveredByHead: 0.2898,
    deniedInTitle: -1.4988,
    interventionInHead: 0.5615,
    otherConditions: -0.274,
    otherTreatments: -0.8115,
    outcomeNamed: 1.2493,
    tellsType: 3.4613,
    textScore: 9.1945,
    traitsUnstated: -0.7279,
    wholeSquared: 0.6478,
    wordsSaid: 0.1579,
  },
};

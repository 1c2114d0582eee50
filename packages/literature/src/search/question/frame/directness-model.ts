import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_MODEL: LinearModel = {
  bias: -8.8539,
  weights: {
    belowBestSentence: -3.2824,
    bestTimesWhole: -0.7617,
    collection: -5.2688,
    coveredByAll: 2.6811,
    coveredByBest: -0.3691,
    coveredByHead: 0.4093,
    deniedInTitle: -1.2278,
    interventionInHead: 0.3792,
    otherConditions: -0.174,
    otherTreatments: -0.7775,
    outcomeNamed: 0.6968,
    tellsType: 3.4551,
    textScore: 8.2629,
    traitsUnstated: -0.6875,
    wholeSquared: 1.2485,
    wordsSaid: 0.3751,
  },
};

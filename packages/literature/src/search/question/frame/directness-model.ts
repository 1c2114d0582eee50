import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_MODEL: LinearModel = {
  bias: -7.916,
  weights: {
    belowBestSentence: -3.4208,
    bestTimesWhole: -0.3799,
    collection: -5.2803,
    coveredByAll: 2.3085,
    coveredByBest: -0.0175,
    coveredByHead: 0.5881,
    deniedInTitle: -0.3301,
    interventionInHead: 0.2266,
    otherConditions: -0.2478,
    otherTreatments: -0.5761,
    outcomeNamed: 0.7595,
    tellsType: 2.3231,
    textScore: 8.6884,
    traitsUnstated: -0.8239,
    wholeSquared: 1.2878,
    wordsSaid: -0.1247,
  },
};

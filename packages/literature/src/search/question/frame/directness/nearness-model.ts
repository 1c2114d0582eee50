import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.8105,
  weights: {
    belowBestSentence: -0.6029,
    bestTimesWhole: -0.5431,
    collection: -4.4183,
    comparatorsDiffering: 0.4721,
    coveredByAll: 1.417,
    coveredByBest: 0.3648,
    coveredByHead: 0.9128,
    deniedInTitle: -1.3679,
    differs: 0.0736,
    interventionInHead: -0.0216,
    interventionsDiffering: 0.0772,
    missingShare: 0.2826,
    otherConditions: -0.3235,
    otherTreatments: -0.5144,
    outcomeNamed: -0.1614,
    populationsDiffering: 0.0379,
    tellsType: 1.1896,
    textScore: 2.9711,
    topicCoverage: 1.7315,
    traitsUnstated: -0.2873,
    unfit: -0.223,
    wholeSquared: 0.4891,
    wordsSaid: -0.305,
  },
};

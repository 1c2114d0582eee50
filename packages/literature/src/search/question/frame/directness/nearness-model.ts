import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.7421,
  weights: {
    belowBestSentence: -0.6639,
    bestTimesWhole: -0.7466,
    collection: -4.281,
    comparatorsDiffering: 0.5126,
    coveredByAll: 1.7276,
    coveredByBest: 0.2794,
    coveredByHead: 1.0636,
    deniedInTitle: -1.432,
    differs: -0.0154,
    interventionInHead: -0.0195,
    interventionsDiffering: 0.1498,
    missingShare: -0.0445,
    otherConditions: -0.3081,
    otherTreatments: -0.5314,
    outcomeNamed: -0.2465,
    populationsDiffering: 0.0477,
    tellsType: 1.1745,
    textScore: 2.9952,
    topicCoverage: 1.4894,
    traitsUnstated: -0.2738,
    unfit: -0.1746,
    wholeSquared: 0.3341,
    wordsSaid: -0.2284,
  },
};

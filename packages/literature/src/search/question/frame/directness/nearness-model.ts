import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.7443,
  weights: {
    belowBestSentence: -0.6572,
    bestTimesWhole: -0.7165,
    collection: -4.2779,
    comparatorsDiffering: 0.5205,
    coveredByAll: 1.7203,
    coveredByBest: 0.2913,
    coveredByHead: 1.103,
    deniedInTitle: -1.4245,
    differs: -0.0188,
    interventionInHead: -0.0351,
    interventionsDiffering: 0.1482,
    missingShare: -0.0145,
    otherConditions: -0.3038,
    otherTreatments: -0.5256,
    outcomeNamed: -0.2555,
    populationsDiffering: 0.0478,
    tellsType: 1.1705,
    textScore: 2.9782,
    topicCoverage: 1.4831,
    traitsUnstated: -0.2743,
    unfit: -0.1676,
    wholeSquared: 0.3225,
    wordsSaid: -0.2242,
  },
};

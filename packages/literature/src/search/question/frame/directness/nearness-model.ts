import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.796,
  weights: {
    belowBestSentence: -0.6233,
    bestTimesWhole: -0.6365,
    collection: -4.3254,
    comparatorsDiffering: 0.4933,
    coveredByAll: 1.515,
    coveredByBest: 0.1498,
    coveredByHead: 1.0258,
    deniedInTitle: -1.3416,
    differs: 0.0361,
    interventionInHead: -0.0116,
    interventionsDiffering: 0.0594,
    missingShare: 0.257,
    otherConditions: -0.3306,
    otherTreatments: -0.5219,
    outcomeNamed: -0.2157,
    populationsDiffering: -0.0007,
    tellsType: 1.2141,
    textScore: 2.9845,
    topicCoverage: 1.7056,
    traitsUnstated: -0.2595,
    unfit: -0.2089,
    wholeSquared: 0.4699,
    wordsSaid: -0.2552,
  },
};

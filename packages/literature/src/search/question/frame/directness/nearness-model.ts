import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.7917,
  weights: {
    belowBestSentence: -0.6342,
    bestTimesWhole: -0.6403,
    collection: -4.2996,
    comparatorsDiffering: 0.4654,
    coveredByAll: 1.5103,
    coveredByBest: 0.1365,
    coveredByHead: 1.0524,
    deniedInTitle: -1.3392,
    differs: 0.0418,
    interventionInHead: 0.0021,
    interventionsDiffering: 0.0726,
    missingShare: 0.1857,
    otherConditions: -0.3307,
    otherTreatments: -0.5363,
    outcomeNamed: -0.1413,
    populationsDiffering: -0.0128,
    tellsType: 1.2065,
    textScore: 2.9641,
    topicCoverage: 1.6544,
    traitsUnstated: -0.276,
    unfit: -0.2837,
    wholeSquared: 0.4508,
    wordsSaid: -0.2639,
  },
};

import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.8032,
  weights: {
    belowBestSentence: -0.6446,
    bestTimesWhole: -0.6161,
    collection: -4.4125,
    comparatorsDiffering: 0.541,
    coveredByAll: 1.5902,
    coveredByBest: 0.4613,
    coveredByHead: 0.9366,
    deniedInTitle: -1.4518,
    differs: 0.0077,
    interventionInHead: 0.0124,
    interventionsDiffering: 0.146,
    missingShare: 0.1764,
    otherConditions: -0.3112,
    otherTreatments: -0.5051,
    outcomeNamed: -0.1598,
    populationsDiffering: 0.1015,
    tellsType: 1.1195,
    textScore: 2.9825,
    topicCoverage: 1.6069,
    traitsUnstated: -0.2845,
    unfit: -0.1577,
    wholeSquared: 0.4272,
    wordsSaid: -0.2944,
  },
};

import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.8007,
  weights: {
    belowBestSentence: -0.6349,
    bestTimesWhole: -0.7085,
    collection: -4.2626,
    comparatorsDiffering: 0.5069,
    coveredByAll: 1.6971,
    coveredByBest: 0.2748,
    coveredByHead: 1.0859,
    deniedInTitle: -1.43,
    differs: -0.0036,
    interventionInHead: -0.0262,
    interventionsDiffering: 0.1514,
    missingShare: -0.0176,
    otherConditions: -0.2957,
    otherTreatments: -0.5359,
    outcomeNamed: -0.2615,
    populationsDiffering: 0.051,
    tellsType: 1.176,
    textScore: 3,
    topicCoverage: 1.5199,
    traitsUnstated: -0.2645,
    unfit: -0.1702,
    wholeSquared: 0.3498,
    wordsSaid: -0.2233,
  },
};

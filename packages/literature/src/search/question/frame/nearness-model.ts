import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.7058,
  weights: {
    belowBestSentence: -0.8477,
    bestTimesWhole: -0.8289,
    collection: -4.7894,
    comparatorsDiffering: 0.4259,
    coveredByAll: 1.7807,
    coveredByBest: 0.5271,
    coveredByHead: 1.0565,
    deniedInTitle: -1.6523,
    differs: -0.0857,
    interventionInHead: 0.0164,
    interventionsDiffering: 0.1723,
    missingShare: 0.7913,
    otherConditions: -0.3248,
    otherTreatments: -0.4553,
    outcomeNamed: -0.253,
    populationsDiffering: 0.194,
    tellsType: 1.0593,
    textScore: 3.5341,
    topicCoverage: 1.6498,
    traitsUnstated: -0.2615,
    unfit: -0.2002,
    wholeSquared: 0.1322,
    wordsSaid: -0.5101,
  },
};

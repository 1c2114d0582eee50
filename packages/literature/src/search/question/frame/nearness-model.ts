import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.5141,
  weights: {
    belowBestSentence: -1.4912,
    bestTimesWhole: -1.438,
    collection: -4.7244,
    comparatorsDiffering: 0.5275,
    coveredByAll: 2.3778,
    coveredByBest: 0.0359,
    coveredByHead: 1.381,
    deniedInTitle: -2.4251,
    differs: 0.0602,
    interventionInHead: -0.1842,
    interventionsDiffering: 0.9184,
    missingShare: -0.1593,
    otherConditions: -0.3146,
    otherTreatments: -0.563,
    outcomeNamed: -0.3486,
    populationsDiffering: 0.1384,
    tellsType: 0.7052,
    textScore: 3.9105,
    topicCoverage: 1.6937,
    traitsUnstated: -0.3535,
    unfit: -0.8307,
    wholeSquared: 0.296,
    wordsSaid: -0.6731,
  },
};

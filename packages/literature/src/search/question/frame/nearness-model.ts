import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -2.5949,
  weights: {
    belowBestSentence: -0.85,
    bestTimesWhole: -0.857,
    collection: -4.7855,
    comparatorsDiffering: 0.4393,
    coveredByAll: 1.7867,
    coveredByBest: 0.5275,
    coveredByHead: 1.0535,
    deniedInTitle: -1.6504,
    differs: -0.0808,
    interventionInHead: 0.0167,
    interventionsDiffering: 0.1806,
    missingShare: 0.776,
    otherConditions: -0.3211,
    otherTreatments: -0.4629,
    outcomeNamed: -0.2566,
    populationsDiffering: 0.1979,
    tellsType: 0.9219,
    textScore: 3.5604,
    topicCoverage: 1.6532,
    traitsUnstated: -0.269,
    unfit: -0.2149,
    wholeSquared: 0.1208,
    wordsSaid: -0.5087,
  },
};

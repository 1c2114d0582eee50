import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -4.7587,
  weights: {
    belowBestSentence: -1.5555,
    bestTimesWhole: -0.4513,
    collection: -4.1437,
    comparatorsDiffering: 1.0019,
    coveredByAll: 1.9113,
    coveredByBest: 0.2297,
    coveredByHead: 1.1428,
    deniedInTitle: -1.778,
    differs: 0.1614,
    interventionInHead: 0.2208,
    interventionsDiffering: 1.3971,
    missingShare: -0.2322,
    otherConditions: -0.2672,
    otherTreatments: -0.5067,
    outcomeNamed: -0.2391,
    populationsDiffering: 0.238,
    tellsType: 1.3666,
    textScore: 3.8374,
    topicCoverage: 1.9431,
    traitsUnstated: -0.2973,
    unfit: -1.4179,
    wholeSquared: 0.11,
    wordsSaid: -0.6,
  },
};

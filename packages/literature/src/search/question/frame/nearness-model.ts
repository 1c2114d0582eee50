import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const NEARNESS_MODEL: LinearModel = {
  bias: -3.1044,
  weights: {
    belowBestSentence: -1.5744,
    bestTimesWhole: -1.2333,
    collection: -4.441,
    comparatorsDiffering: 0.8456,
    coveredByAll: 2.7162,
    coveredByBest: 0.5603,
    coveredByHead: 1.1759,
    deniedInTitle: -2.3361,
    differs: 0.1327,
    interventionInHead: -0.1859,
    interventionsDiffering: 0.9857,
    missingShare: -0.4327,
    otherConditions: -0.2892,
    otherTreatments: -0.4884,
    outcomeNamed: -0.3474,
    populationsDiffering: 0.101,
    tellsType: 0.8123,
    textScore: 4.1268,
    topicCoverage: 1.5085,
    traitsUnstated: -0.3681,
    unfit: -1.1986,
    wholeSquared: -0.3529,
    wordsSaid: -0.7862,
  },
};

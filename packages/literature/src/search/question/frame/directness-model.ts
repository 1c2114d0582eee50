import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const DIRECTNESS_MODEL: LinearModel = {
  bias: -8.9668,
  weights: {
    belowBestSentence: -3.3504,
    bestTimesWhole: -0.8464,
    collection: -5.1577,
    coveredByAll: 2.937,
    coveredByBest: -0.0572,
    coveredByHead: 0.5638,
    deniedInTitle: -1.4201,
    interventionInHead: 0.4593,
    otherConditions: -0.2778,
    otherTreatments: -0.8703,
    outcomeNamed: 0.8008,
    tellsType: 3.4147,
    textScore: 8.5104,
    traitsUnstated: -0.7645,
    wholeSquared: 0.5819,
    wordsSaid: 0.1384,
  },
};

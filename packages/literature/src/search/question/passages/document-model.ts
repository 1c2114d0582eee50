import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -15.9149,
  weights: {
    asArticle: 3.5367,
    missing: -0.1144,
    nearAsArticle: 0.3715,
    rarestUnsaid: 1.6348,
    saidAround: 3.1585,
    saidInPassage: 3.0981,
    saidOften: 5.7832,
    saidOnPage: 3.557,
    textScore: 4.8952,
  },
};

import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -18.0843,
  weights: {
    asArticle: 2.5404,
    missing: -0.1153,
    nearAsArticle: -1.0919,
    rarestUnsaid: 2.2516,
    saidAround: 2.824,
    saidInPassage: 4.1118,
    saidOften: 8.2868,
    saidOnPage: 3.385,
    textScore: 5.4778,
  },
};

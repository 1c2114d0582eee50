import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -18.6036,
  weights: {
    asArticle: 2.2392,
    missing: -1.0074,
    nearAsArticle: -0.0879,
    rarestUnsaid: 3.2315,
    saidAround: 3.511,
    saidInPassage: 2.5111,
    saidOften: 5.1799,
    saidOnPage: 2.5166,
    textScore: 9.9403,
  },
};

import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -21.405,
  weights: {
    asArticle: 2.4272,
    missing: -0.8648,
    nearAsArticle: 0.2335,
    rarestUnsaid: 3.434,
    saidAround: 4.9905,
    saidInPassage: 3.1076,
    saidOften: 4.5295,
    saidOnPage: 2.6775,
    textScore: 11.221,
  },
};

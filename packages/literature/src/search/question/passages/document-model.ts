import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -19.7678,
  weights: {
    asArticle: 2.609,
    missing: -0.9337,
    nearAsArticle: 0.4583,
    rarestUnsaid: 2.9667,
    saidAround: 4.6606,
    saidInPassage: 3.5632,
    saidOften: 4.6353,
    saidOnPage: 1.9324,
    textScore: 9.9713,
  },
};

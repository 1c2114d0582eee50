import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -11.9466,
  weights: {
    asArticle: 2.8932,
    missing: -0.7449,
    nearAsArticle: -0.6062,
    rarestUnsaid: 0.3108,
    saidAround: 2.5039,
    saidInPassage: 4.4701,
    saidOften: 4.4242,
    saidOnPage: 4.6476,
    textScore: 3.4748,
  },
};

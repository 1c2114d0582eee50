import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const DOCUMENT_MODEL: LinearModel = {
  bias: -16.3759,
  weights: {
    asArticle: 2.8988,
    missing: -0.0999,
    nearAsArticle: -0.6934,
    rarestUnsaid: 2.0324,
    saidAround: 1.2503,
    saidInPassage: 5.4864,
    saidOften: 7.6401,
    saidOnPage: 3.775,
    textScore: 4.6077,
  },
};

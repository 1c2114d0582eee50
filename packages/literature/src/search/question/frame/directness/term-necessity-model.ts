import type { LinearModel } from '@footnote/domain';

/** Fitted by `npm run train -- directness`; not to be edited by hand. */
export const TERM_NECESSITY_MODEL: LinearModel = { bias: 0, weights: {} };

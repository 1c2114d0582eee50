/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const PASSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  bestSentence: 2.6234,
  coverage: 1.1727,
  digits: 1.5081,
  discussion: -0.6211,
  end: -1.0362,
  fit: 1.7113,
  fitCovered: 1.6441,
  fitInSentence: 1.1753,
  methods: 0.8729,
  references: -1.074,
  results: 2.1018,
  words: 2.0119,
};

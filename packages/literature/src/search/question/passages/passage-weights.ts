/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const PASSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  bestSentence: 1.8007,
  coverage: 0.7305,
  digits: 1.017,
  discussion: -0.5132,
  end: -0.8083,
  fit: 0.993,
  fitCovered: 2.6776,
  fitInSentence: 2.3603,
  methods: 0.3749,
  references: -0.7951,
  results: 1.8715,
  words: 2.0572,
};

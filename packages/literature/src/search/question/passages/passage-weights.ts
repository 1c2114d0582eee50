/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const PASSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  beside: 1.8813,
  bestSentence: 1.6121,
  coverage: 2.7718,
  digits: 2.2158,
  discussion: -0.0806,
  end: -0.4644,
  firstPage: -0.4549,
  fit: 2.3644,
  fitCovered: 0.1557,
  fitInSentence: 1.9092,
  inContext: 2.0618,
  methods: 1.3049,
  references: -2.5783,
  results: 2.062,
  words: 2.6056,
};

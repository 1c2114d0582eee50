/** Fitted by `npm run train -- documents`; not to be edited by hand. */
export const PASSAGE_WEIGHTS: Readonly<Record<string, number>> = {
  beside: 1.7317,
  bestSentence: 1.5893,
  coverage: 2.9254,
  digits: 2.2213,
  discussion: -0.0724,
  end: -0.5161,
  firstPage: -0.4398,
  fit: 2.3208,
  fitCovered: 0.3459,
  fitInSentence: 1.8485,
  inContext: 1.9509,
  methods: 1.3092,
  references: -2.5515,
  results: 2.057,
  words: 2.4547,
};

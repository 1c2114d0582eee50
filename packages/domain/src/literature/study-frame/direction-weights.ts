export const DIRECTION_WEIGHTS: {
  relevance: Readonly<Record<string, number>>;
  step: number;
  leastConfidence: number;
  classes: readonly string[];
} = { relevance: {}, step: 0.03, leastConfidence: 0.5, classes: ['~32768 ', '~32768 ', '~32768 '] };

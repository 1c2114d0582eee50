import { describe, expect, test } from 'vitest';
import { boostedProbability, type BoostedTrees } from './boosted-trees.ts';

const model: BoostedTrees = { inputs: ['score', 'gaps'], bias: 0, trees: ['0<0.5 -2 1<1 3 0', '1<1 0 -1'] };

describe('boosted trees', () => {
  test.each([
    { inputs: { score: 0.4, gaps: 0 }, logarithm: -2 },
    { inputs: { score: 0.5, gaps: 0 }, logarithm: 3 },
    { inputs: { score: 0.9, gaps: 1 }, logarithm: -1 },
    { inputs: {}, logarithm: -2 },
  ])('add up what their leaves say of $inputs', ({ inputs, logarithm }) => {
    expect(boostedProbability(model, inputs)).toBeCloseTo(1 / (1 + Math.exp(-logarithm)), 12);
  });

  test.each(['', '0<0.5', '0<0.5 1', '0<x 1 2', '7<1 1 2', '1 2'])('refuse the damaged tree "%s"', (tree) => {
    expect(() => boostedProbability({ ...model, trees: [tree] }, {})).toThrow(/A tree/);
  });
});

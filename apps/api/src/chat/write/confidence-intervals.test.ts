import { describe, expect, test } from 'vitest';
import { confidenceIntervals, estimatesIn, includesNoEffect } from './confidence-intervals.ts';

function estimates(sentence: string): string[] {
  return estimatesIn(sentence).map(({ start, end }) => sentence.slice(start, end));
}

describe('the estimates of a sentence', () => {
  test.each([
    ['Fewer died (HR 0.74, 95% CI 0.65 to 0.85).', 'HR 0.74, 95% CI 0.65 to 0.85'],
    ['Death: hazard ratio [HR], 0.74 [95% CI, 0.65-0.85]; P < .001.', 'hazard ratio [HR], 0.74 [95% CI, 0.65-0.85]'],
    [
      'Pain fell (mean difference -4.2 points; 95% CI -6.3 to -2.1).',
      'mean difference -4.2 points; 95% CI -6.3 to -2.1',
    ],
    ['The odds ratio was 1.20 (95% CI 1.01-1.43).', 'odds ratio was 1.20 (95% CI 1.01-1.43)'],
    ['The risk ratio for falls, RR 0·91 (95% CI 0·80–1·03), did not differ.', 'RR 0·91 (95% CI 0·80–1·03)'],
  ])('is quoted with its interval: %s', (sentence, estimate) => {
    expect(estimates(sentence)).toEqual([estimate]);
  });

  test('are told apart', () => {
    expect(estimates('Deaths: HR 0.74 (95% CI 0.65 to 0.85); strokes: HR 0.98 (95% CI 0.85 to 1.13).')).toEqual([
      'HR 0.74 (95% CI 0.65 to 0.85)',
      'HR 0.98 (95% CI 0.85 to 1.13)',
    ]);
    expect(estimates('Fewer died (8% and 12%).')).toEqual([]);
  });
});

describe('the confidence intervals of a sentence', () => {
  test.each([
    ['Clots were rare (0.8% vs 0.4%; risk ratio 1.85, 1.15 to 2.98).', [false]],
    ['Death: HR 0.98 (0.85-1.13), stroke: HR 0.74 (95% CI 0.65 to 0.85).', [true, false]],
    ['The odds ratio was 1.20 (95% CI 1.01-1.43).', [false]],
    ['The risk ratio was 1.85, in 12 to 15 centres.', []],
  ])('say whether they include no effect, also where they are not called one: %s', (sentence, crossing) => {
    expect(confidenceIntervals(sentence).map(includesNoEffect)).toEqual(crossing);
  });
});

import { describe, expect, test } from 'vitest';
import { effectFigures } from './effect-figures.ts';

describe('the figures of an effect', () => {
  test.each([
    ['Fewer died (HR 0.74, 95% CI 0.65 to 0.85).', 'HR 0.74, 95% CI 0.65 to 0.85'],
    [
      'The risk of stroke was 26% with medical care and 9% with surgery, a great difference.',
      '26% with medical care and 9% with surgery',
    ],
    ['Pain was worse in 12.5% vs 30% of patients.', '12.5% vs 30% of patients'],
    ['Infections were commoner (odds ratio 1.9; P = 0.02).', 'odds ratio 1.9'],
  ])('are quoted where a sentence gives those of one: %s', (sentence, figures) => {
    expect(effectFigures(sentence, 'therapy')).toBe(figures);
  });

  test.each([
    'Death: 8% and 12%; stroke: 3% and 5%.',
    'Of all, 40% were women. Stroke was seen in 3%.',
    'One in five (20%) smoked (and 3% were lost).',
    'Cough: odds ratio 1.9; rash: odds ratio 2.4.',
    'Total cholesterol fell by 0.4 mmol/L.',
  ])('are none where it gives several, or none: %s', (sentence) => {
    expect(effectFigures(sentence, 'therapy')).toBe('');
  });

  test('are a share by itself where a share was asked for', () => {
    expect(effectFigures('Reflux was reported by 19.8% of adults.', 'prevalence')).toBe('19.8%');
    expect(effectFigures('Reflux was reported by 19.8% of adults.', 'therapy')).toBe('');
  });
});

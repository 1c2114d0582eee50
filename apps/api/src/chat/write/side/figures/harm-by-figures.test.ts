import { expect, test } from 'vitest';
import { citationFixture, questionFrameFixture } from '@footnote/domain/fixtures';
import { evidenceFixture } from '../../../adapters/language-model/write-request.fixtures.ts';
import { armNames } from '../arm-names.ts';
import { harmByFigures } from './harm-by-figures.ts';

const asked = questionFrameFixture({
  type: 'harm',
  interventions: ['icosapent ethyl'],
  outcomes: ['atrial fibrillation'],
});
const studied = { ...asked, comparators: ['mineral oil placebo'] };
const arms = armNames(citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' }), studied);

function tells(...texts: string[]): boolean {
  const sentences = evidenceFixture(1, texts).sentences.map((one) => ({
    ...one,
    namesOutcome: /atrial fibrillation/i.test(one.text),
  }));
  return harmByFigures(sentences, { asked, isFirst: true, arms });
}

test.each([
  'Hospitalisation for atrial fibrillation or flutter was more frequent (3.1% vs 2.1%).',
  'Atrial fibrillation occurred in 5.3% with icosapent ethyl and 3.9% with placebo (P=0.003).',
  'Atrial fibrillation was seen (HR 1.35, 95% CI 1.10 to 1.66) with icosapent ethyl.',
  'Strokes occurred in 2.1% and 2.0% (hazard ratio 1.01, 95% CI 0.91 to 1.94), and atrial fibrillation in 4.2% and 2.9% (1.48, 1.04 to 2.09).',
])('a harm was more by its figures: %s', (text) => {
  expect(tells(text)).toBe(true);
});

test.each([
  'Hospitalisation for atrial fibrillation was less frequent (2.1% vs 3.1%).',
  'Hospitalisation for atrial fibrillation was more frequent (2.1% vs 3.1%).',
  'Atrial fibrillation occurred in 5.3% and 3.9%.',
  'Atrial fibrillation was more frequent with placebo (3.1% vs 2.1%).',
  'Atrial fibrillation occurred in 5.3% with placebo and 3.9% with icosapent ethyl (P=0.003).',
  'Atrial fibrillation occurred in 5.3% and 3.9% (HR 1.35, 95% CI 0.91 to 1.94).',
  'Atrial fibrillation or death from any cause was more frequent (3.1% vs 2.1%).',
  'In the subgroup of women atrial fibrillation was more frequent (3.1% vs 2.1%).',
  'Atrial fibrillation was more frequent after icosapent ethyl was stopped (3.1% vs 2.1%).',
  'Freedom from atrial fibrillation was more frequent (93.1% vs 92.1%).',
  'Bleeding was more frequent (3.1% vs 2.1%).',
])('and is not told where another reading is left: %s', (text) => {
  expect(tells(text)).toBe(false);
});

test('is not told beside a sentence that denies it', () => {
  const more = 'Hospitalisation for atrial fibrillation was more frequent (3.1% vs 2.1%).';
  expect(tells(more, 'Atrial fibrillation of any kind did not differ.')).toBe(false);
  expect(tells(more, 'Strokes did not differ.')).toBe(true);
});

test('is not told of an arm that nobody knows', () => {
  const [sentence] = evidenceFixture(1, ['Atrial fibrillation was more frequent (3.1% vs 2.1%).']).sentences;
  if (sentence === undefined) throw new Error('A sentence was expected.');
  expect(harmByFigures([sentence], { asked, isFirst: false, arms })).toBe(false);
  const [named] = evidenceFixture(1, [
    'Atrial fibrillation was more frequent with icosapent ethyl (3.1% vs 2.1%).',
  ]).sentences;
  expect(named !== undefined && harmByFigures([named], { asked, isFirst: false, arms })).toBe(true);
});

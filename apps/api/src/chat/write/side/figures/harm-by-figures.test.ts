import { expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
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
  'Atrial fibrillation occurred in 5.3% and 3.9% with icosapent ethyl and placebo (P=0.003).',
  'Icosapent ethyl was associated with atrial fibrillation (HR 1.35, 95% CI 1.10 to 1.66).',
  'The risk of atrial fibrillation was increased (HR 1.35, 95% CI 1.10 to 1.66).',
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

function tellsOf(frame: Partial<QuestionFrame>, other: string, title = ''): (text: string) => boolean {
  const of = questionFrameFixture({ type: 'harm', ...frame });
  const named = armNames(citationFixture({ title, abstract: '', ml_i: '', ml_c: '' }), { ...of, comparators: [other] });
  return (text) => {
    const sentences = evidenceFixture(1, [text]).sentences.map((one) => ({
      ...one,
      namesOutcome: named.namesOutcome(one.text),
    }));
    return harmByFigures(sentences, { asked: of, isFirst: other === 'placebo', arms: named });
  };
}

const rofecoxib = { interventions: ['rofecoxib'], outcomes: ['myocardial infarction'] };
const warfarin = { interventions: ['warfarin'], outcomes: ['bleeding'] };
const coffee: Partial<QuestionFrame> = {
  type: 'aetiology',
  interventions: ['coffee'],
  outcomes: ['atrial fibrillation'],
};

test.each([
  'Rofecoxib significantly reduced myocardial infarction (0.4% vs 0.1%).',
  'Rofecoxib prevented myocardial infarction (4.0% vs 2.1%, P=0.02).',
  'Rofecoxib decreased the rate of myocardial infarction from 4.0% to 2.1% (P=0.02).',
  'The rate of myocardial infarction changed from 0.4% to 0.1% (P=0.01).',
  'Myocardial infarction rates were 0.4% before and 0.1% after rofecoxib (P=0.01).',
  'Myocardial infarction fell by 24.1% with rofecoxib and 13.0% with placebo (P=0.01).',
  'Time to myocardial infarction was longer with rofecoxib (34.1 vs 33.0 months, P=0.01).',
  'Myocardial infarction was ruled out in 94.1% with rofecoxib and 93.0% with placebo (P=0.01).',
  'Diabetes was associated with myocardial infarction (HR 1.70, 95% CI 1.20 to 2.40).',
  'Myocardial infarction was more frequent among those over 65 (4.1% vs 1.2%, P<0.01).',
  'Myocardial infarction was more frequent in smokers (0.4% vs 0.1%).',
  'Myocardial infarction increased mortality (HR 1.70, 95% CI 1.20 to 2.40).',
  'In the VIGOR trial of naproxen, myocardial infarction was more common (0.4% vs 0.1%).',
  'Among rofecoxib users, older age increased the risk of myocardial infarction (OR 1.70, 95% CI 1.20 to 2.40).',
  'Risk of myocardial infarction with rofecoxib was increased in women (OR 1.70, 95% CI 1.20 to 2.40) relative to men.',
])('a harm that was less, or more by something else, is none: %s', (text) => {
  expect(tellsOf(rofecoxib, 'placebo')(text)).toBe(false);
});

test('a harm that was more in the same trial is one', () => {
  expect(tellsOf(rofecoxib, 'placebo')('Myocardial infarction was more frequent (0.4% vs 0.1%).')).toBe(true);
  expect(
    tellsOf(warfarin, 'apixaban')('Bleeding occurred in 3.1% with warfarin and 2.1% with apixaban (P=0.01).'),
  ).toBe(true);
  expect(tellsOf(coffee, '')('Coffee was associated with atrial fibrillation (OR 1.30, 95% CI 1.10-1.50).')).toBe(true);
});

test.each([
  'Bleeding was more common than with warfarin (HR 1.48, 95% CI 1.10-1.99).',
  'Compared to warfarin, bleeding was higher (HR 1.48, 95% CI 1.10-1.99).',
  'Rivaroxaban was associated with bleeding vs warfarin (HR 1.48, 95% CI 1.10-1.99).',
  'Bleeding on warfarin was significantly different from apixaban (3.1% vs 2.1% for apixaban vs warfarin).',
  'Bleeding occurred in 3.1% with rivaroxaban and 2.1% with warfarin (P=0.01).',
  'Bleeding occurred in 3.1% and 2.1% with rivaroxaban and warfarin (P=0.01).',
  'Bleeding on rivaroxaban and warfarin was seen in 3.1% and 2.1% (P=0.01).',
  'Bleeding rates were higher with rivaroxaban (3.1% vs 2.1% with warfarin, P=0.01).',
  'Using warfarin as the reference, bleeding was higher (HR 1.48, 95% CI 1.10-1.99).',
  'Warfarin was associated with less bleeding (3.1% vs 2.1%, P=0.01).',
  'Warfarin caused fewer bleeding events (3.1% vs 2.1%, P=0.01).',
])('figures of another arm are no harm: %s', (text) => {
  expect(tellsOf(warfarin, 'apixaban')(text)).toBe(false);
  expect(tellsOf(warfarin, '')(text)).toBe(false);
});

test.each([
  'Adjusted for coffee, alcohol was associated with atrial fibrillation (OR 1.30, 95% CI 1.10-1.50).',
  'Unlike coffee, alcohol was associated with atrial fibrillation (OR 1.30, 95% CI 1.10-1.50).',
  'Drinking no coffee was associated with atrial fibrillation (OR 1.30, 95% CI 1.10-1.50).',
  'Coffee drinkers with atrial fibrillation had higher mortality (HR 1.30, 95% CI 1.10 to 1.50).',
])('what another exposure goes with is no harm: %s', (text) => {
  expect(tellsOf(coffee, '')(text)).toBe(false);
});

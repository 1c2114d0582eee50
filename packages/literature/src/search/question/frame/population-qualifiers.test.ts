import { describe, expect, test } from 'vitest';
import { findTraits } from './population-qualifiers.ts';

const agesOf = (question: string) => findTraits(question).flatMap(({ ages }) => (ages === null ? [] : [ages]));

test('an age is shown as it was typed, without what ends the phrase', () => {
  expect(findTraits('Mum, 82, fell').map(({ value }) => value)).toContain('Mum, 82');
});

describe('ages that a question tells', () => {
  test.each([
    ['82F care home pneumonia, procalcitonin?', 82],
    ['23M, severe head injury', 23],
    ['8M, fever and rash', 8],
    ['Fever in a 72F on warfarin', 72],
    ['My autistic son (8) started risperidone', 8],
    ['Mum, 82, fell and broke her hip', 82],
    ['I’m 34, are statins safe?', 34],
    ['she is 9 and wheezes', 9],
    ['a 12 year old with asthma', 12],
  ])('%s', (question, age) => {
    expect(agesOf(question)).toEqual([[age, age]]);
  });

  test.each([
    ['ibuprofen in a 6-week-old', [6 / 52, 6 / 52]],
    ['a woman in her late 70s', [70, 79]],
    ['men in their early fifties', [50, 59]],
    ['teenage acne', [10, 19]],
    ['lung function of mother and child, 2, 4 and 6 months later', [1, 17]],
  ])('%s', (question, ages) => {
    expect(agesOf(question)).toEqual([ages]);
  });

  test.each([
    '20F chest drain or pigtail?',
    '14F versus 28F chest tube for traumatic haemothorax?',
    '24F three-way irrigation catheter',
    '18F-FDG PET for staging',
    'Thrombolysis for a 2-week-old DVT?',
    'physio for a 6-week-old ankle fracture',
    'an 8-week-old pregnancy with bleeding: progesterone?',
    'my A1c just turned 7.',
    '24F Foley catheter after prostatectomy',
    '3M masks or cloth masks?',
    'How did care change in the 90s?',
    'she is 9 kg and wheezes',
    'I am 12 weeks pregnant: nausea?',
    'one patient (25%) died',
    'only a patient (0.4%) bled, and one patient (3) did not',
    'per patient (0.18 and 0.9)',
    'the wife (1996, 12 months)',
  ])('%s: none', (question) => {
    expect(agesOf(question)).toEqual([]);
  });
});

test('a fever is no age beside the child that has it', () => {
  expect(findTraits('102F fever in a toddler: ibuprofen or paracetamol?').map(({ value }) => value)).toEqual([
    'children',
  ]);
});

test.each(['albendazole in the second trimester', 'flu vaccine for mums-to-be', 'gravid patients with malaria'])(
  '%s: pregnancy',
  (question) => {
    expect(findTraits(question).map(({ value }) => value)).toContain('pregnancy');
  },
);

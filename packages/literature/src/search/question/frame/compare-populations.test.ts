import { describe, expect, test } from 'vitest';
import { comparePopulations } from './compare-populations.ts';
import { findTraits } from './population-qualifiers.ts';

function match(question: string, people: string, found = ''): string[] {
  return comparePopulations(findTraits(question), { people, found }).map((one) => `${one.asked.value}: ${one.match}`);
}

describe('people who were studied, beside those asked about', () => {
  test.each([
    ['squamous lung cancer', 'patients with advanced nonsquamous non-small-cell lung cancer', 'squamous: different'],
    ['squamous lung cancer', 'patients with squamous-cell lung cancer', 'squamous: same'],
    ['nonsquamous lung cancer', 'patients with squamous-cell lung cancer', 'squamous: different'],
    ['squamous lung cancer', 'patients with lung cancer', 'squamous: not-stated'],
    ['HER2-positive breast cancer', 'women with triple-negative breast cancer', 'HER2-positive: different'],
    ['urate in haemodialysis patients', 'peritoneal dialysis patients', 'haemodialysis: different'],
    [
      'mesh in emergency hernia repair',
      'adults having elective inguinal hernia repair',
      'emergency surgery: different',
    ],
    ['strokes seen by GPs', 'patients of 12 general practices', 'primary care: same'],
    ['My 74-year-old mother', 'postmenopausal women (mean age 73)', '74-year-old: same'],
    ['My 82-year-old mother', 'adults, mean age 61 years', '82-year-old: different'],
    ['My 8-year-old son', 'children, mean age 9 years', '8-year-old: same'],
    ['A 2-year-old', 'children, mean age 9 years', '2-year-old: different'],
    ['headache in the ER', 'patients in an emergency department', 'emergency care: same'],
  ])('%s: %s', (question, people, expected) => {
    expect(match(question, people)).toContain(expected);
  });
});

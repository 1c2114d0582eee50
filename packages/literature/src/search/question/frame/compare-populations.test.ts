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
    ['headache in the ER', 'patients in an emergency department', 'emergency care: same'],
  ])('%s: %s', (question, people, expected) => {
    expect(match(question, people)).toContain(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { findingFor } from './finding-for.ts';

const asked = { intervention: 'drug A', comparator: 'placebo', outcome: 'mortality' };
const results = (text: string) => [
  { label: 'BACKGROUND', text: 'Earlier work found that drug A increased mortality.' },
  { label: 'RESULTS', text },
];

describe('the direction of a finding', () => {
  it.each([
    ['Mortality was lower with drug A than with placebo (3.1% vs. 5.2%, P=0.004).', 'decreased'],
    ['Mortality was significantly higher in the drug A group than in the placebo group (P<0.001).', 'increased'],
    ['Drug A significantly reduced mortality compared with placebo (HR 0.74, 95% CI 0.62-0.88; P<0.001).', 'decreased'],
    ['Mortality was significantly higher with placebo than with drug A (P<0.01).', 'decreased'],
    ['Mortality did not differ between drug A and placebo (P=0.43).', 'no_clear_difference'],
    ['There was no significant difference in mortality between the groups (P=0.11).', 'no_clear_difference'],
  ])('%s', (text, direction) => {
    expect(findingFor(results(text), asked)?.direction).toBe(direction);
  });

  it('says where the sentence stands that decides', () => {
    const found = findingFor(
      results('We studied 200 adults. Drug A significantly reduced mortality compared with placebo (P<0.001).'),
      asked,
    );
    expect(found?.sentence.index).toBe(2);
  });

  it('abstains where nothing is reported', () => {
    expect(findingFor([], asked)).toBeNull();
    expect(findingFor([{ label: 'BACKGROUND', text: 'Drug A lowers mortality.' }], asked)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findAbbreviations } from './find-abbreviations.ts';

describe('abbreviations that a text explains', () => {
  it.each([
    ['Patients with chronic heart failure (CHF) died.', 'CHF', 'chronic heart failure'],
    ['COPD (chronic obstructive pulmonary disease) is common', 'COPD', 'chronic obstructive pulmonary disease'],
    ['nonsteroidal anti-inflammatory drugs (NSAIDs)', 'NSAID', 'nonsteroidal anti inflammatory drugs'],
    ['the tumour necrosis factor (TNF; a cytokine)', 'TNF', 'tumour necrosis factor'],
    ['human epidermal growth factor receptor 2 (HER2)', 'HER2', 'human epidermal growth factor receptor 2'],
    ['hydrochlorothiazide (HCTZ)', 'HCTZ', 'hydrochlorothiazide'],
    ['given N-terminal pro-BNP (NT-proBNP)', 'NT-proBNP', 'n terminal pro bnp'],
  ])('%s', (text, short, long) => {
    expect(findAbbreviations(text)).toEqual([{ short, long }]);
  });

  it.each([
    'in two groups (n = 20)',
    'there was no difference (P < 0.05)',
    'as described (see Table II)',
    'they died. Cancer heart failure was. (CHF)',
    'aspirin (XYZ)',
    'the RNA (RNA)',
    '(CHF)',
    '()((((CHF',
  ])('nothing in %j', (text) => {
    expect(findAbbreviations(text)).toEqual([]);
  });

  it('survives endless brackets', () => {
    expect(findAbbreviations(`${'('.repeat(50_000)}${'A'.repeat(50_000)})`)).toEqual([]);
  });

  it('names each once', () => {
    const text = 'heart failure (HF), heart failure (HF) and heart rate (HR)';
    expect(findAbbreviations(text).map(({ short }) => short)).toEqual(['HF', 'HR']);
  });
});

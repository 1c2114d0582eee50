import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedWords, tokenise, wordGroups } from './tokenise.ts';

const words = (text: string) => tokenise(text).map((token) => token.word);
const joined = (text: string) => wordGroups(text, tokenise(text)).flatMap(joinedWords);

describe('tokenise', () => {
  it.each([
    ['COVID-19', ['covid', '19']],
    ['IL-17A', ['il', '17a']],
    ['HER2+ SGLT2', ['her2', 'sglt2']],
    ['β-blocker', ['beta', 'blocker']],
    ['TNFα and TNF-α', ['tnfalpha', 'and', 'tnf', 'alpha']],
    ["Crohn's Crohn’s patients'", ['crohn', 'crohn', 'patients']],
    ['H₂O, CO₂, 10⁹/L', ['h2o', 'co2', '109', 'l']],
    ['5-HT3 receptor', ['5', 'ht3', 'receptor']],
    ['5 μg of μ-opioid', ['5', 'ug', 'of', 'mu', 'opioid']],
    ['Sjögren Ødegaard Łódź Straße œdème', ['sjogren', 'odegaard', 'lodz', 'strasse', 'oedeme']],
    ['ﬁbrosis ＡＢＣ', ['fibrosis', 'abc']],
    ['l’insuffisance', ['l', 'insuffisance']],
    ['καρδιά', ['καρδια']],
    ['糖尿病', ['糖', '尿', '病']],
    ['∥ … — " ( *', []],
    ["vitamin's s", ['vitamin', 's']],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('gives the range each word was read from', () => {
    const text = 'In β-blocked, Crohn’s.';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(['In', 'β', 'blocked', 'Crohn']);
  });

  it('joins words linked by hyphens or apostrophes, whole and by pairs', () => {
    expect(joined('COVID-19 vs anti-TNF-α')).toEqual(['covid19', 'antitnfalpha', 'antitnf', 'tnfalpha']);
    expect(joined("O'Brien, IL‐6")).toEqual(['obrien', 'il6']);
    expect(joined('pages 10-20, ranges - apart, a--b')).toEqual([]);
    expect(joined('1-methyl-4-phenyl-1,2')).toEqual([]);
  });

  it('cuts words that are no words', () => {
    expect(words('acgt'.repeat(5000))).toEqual(['acgt'.repeat(15)]);
  });

  it('gives ordered, separate ranges and words that stay as they are, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let end = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.word).not.toMatch(/[\s"']/);
          end = token.end;
        }
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { groupByLanguage } from './language-group.ts';

const entry = (number: number, ...languages: string[]) => ({ number, citation: { languages } });
const grouped = (...entries: ReturnType<typeof entry>[]) =>
  groupByLanguage(entries, 'en').map(({ language, entries: of }) => [language, of.map(({ number }) => number)]);

describe('references by language', () => {
  it('are one group where there is one language, or none is known', () => {
    expect(grouped()).toEqual([]);
    expect(grouped(entry(1, 'eng'), entry(2, 'eng'))).toEqual([[null, [1, 2]]]);
    expect(grouped(entry(1, 'eng'), entry(2), entry(3, 'und'))).toEqual([[null, [1, 2, 3]]]);
    expect(groupByLanguage([{ citation: {} }], 'en')).toHaveLength(1);
  });

  it('stand in the order of their first ones, each in its own, those of no known language last', () => {
    expect(grouped(entry(1), entry(2, 'ger'), entry(3, 'eng'), entry(4, 'ger'))).toEqual([
      ['ger', [2, 4]],
      ['eng', [3]],
      ['noLanguage', [1]],
    ]);
  });

  it.each([
    [['eng', 'ger'], 'ger'],
    [['rus', 'eng'], 'rus'],
    [['mul'], 'multi'],
    [['mul', 'ger'], 'ger'],
    [['eng', 'eng'], 'eng'],
    [['eng', 'und'], 'eng'],
    [['zxx'], 'noLanguage'],
    [['<script>', 'E\u0000', '', 'Englisch'], 'noLanguage'],
  ])('of %j is %s', (languages, expected) => {
    const groups = groupByLanguage([entry(1, ...languages), entry(2, 'fre'), entry(3, 'spa')], 'de-CH');
    expect(groups.find(({ entries }) => entries[0]?.number === 1)?.language).toBe(expected);
  });
});

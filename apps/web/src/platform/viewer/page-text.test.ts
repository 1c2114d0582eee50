import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableText, occurrences, partsOf, type TextItem } from './page-text.ts';

const lines = (...texts: string[]): TextItem[] => texts.map((str) => ({ str, hasEOL: true }));

function found(items: readonly TextItem[], words: string, spaced: boolean): string[] {
  const text = comparableText(items, { spaced });
  return occurrences(text, words, spaced).map((range) =>
    partsOf(text, range, items)
      .map(({ item, start, end }) => items[item]?.str.slice(start, end))
      .join('|'),
  );
}

describe('a sentence on a page', () => {
  it.each([
    ['over lines', lines('Give 10 mg of', 'dapagliflozin daily.'), '10 mg of|dapagliflozin'],
    ['divided', lines('Give 10 mg of dapagli-', 'flozin daily.'), '10 mg of dapagli|flozin'],
    ['in pieces of words', 'Give 10 mg of dapagliflozin.'.split('').map((str) => ({ str, hasEOL: false })), null],
    ['with ligatures', lines('Give 10 mg of dapagli\ufb02ozin daily.'), '10 mg of dapagli\ufb02ozin'],
    ['in capitals', lines('GIVE 10 MG OF DAPAGLIFLOZIN'), '10 MG OF DAPAGLIFLOZIN'],
    ['with soft hyphens', lines('10 mg of dapa\u00adgliflozin'), '10 mg of dapa\u00adgliflozin'],
  ])('is found where it is set %s', (_how, items, expected) => {
    const [first] = found(items, '10 mg of dapagliflozin', false);
    expect(first).toBe(expected ?? '1|0|m|g|o|f|d|a|p|a|g|l|i|f|l|o|z|i|n');
  });

  it('is not found where it is not', () => {
    expect(found(lines('Give 20 mg of dapagliflozin'), '10 mg of dapagliflozin', false)).toEqual([]);
    expect(found([], 'x', false)).toEqual([]);
    expect(found(lines('text'), ' - ', false)).toEqual([]);
  });
});

describe('words that are looked for', () => {
  it('are found as a reader writes them', () => {
    const items = lines('Größe und Gewicht', 'bestimmen die Do-', 'sis; dosis', 'and do so');
    expect(found(items, 'grosse', true)).toEqual([]);
    expect(found(items, 'größe', true)).toEqual(['Größe']);
    expect(found(items, 'gewicht bestimmen', true)).toEqual(['Gewicht|bestimmen']);
    expect(found(items, 'DOSIS', true)).toEqual(['Do|sis', 'dosis']);
    expect(found(items, 'withe', true)).toEqual([]);
  });

  it('are not found over the end of one word and the beginning of another', () => {
    expect(found(lines('treated with', 'erythema'), 'her', true)).toEqual([]);
  });

  it('are not more than there is room for', () => {
    const text = comparableText(lines('a'.repeat(1_000)), { spaced: true });
    expect(occurrences(text, 'a', true, 7)).toHaveLength(7);
  });

  it('lie within their items, whatever the text', () => {
    const set = fc.record({ str: fc.string({ unit: 'binary', maxLength: 20 }), hasEOL: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(set, { maxLength: 8 }),
        fc.string({ unit: 'binary', maxLength: 3 }),
        fc.boolean(),
        (items, words, spaced) => {
          const text = comparableText(items, { spaced });
          const parts = occurrences(text, words, spaced).flatMap((range) => partsOf(text, range, items));
          const outside = parts.filter(({ item, start, end }) => {
            return start >= end || end > (items[item]?.str.length ?? -1);
          });
          expect([text.items.length, text.offsets.length, outside]).toEqual([text.text.length, text.text.length, []]);
        },
      ),
    );
  });
});

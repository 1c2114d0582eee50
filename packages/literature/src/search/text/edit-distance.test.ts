import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinEdits } from './edit-distance.ts';

describe('isWithinEdits', () => {
  it.each([
    ['asthma', 'ashtma', 1, true],
    ['asthma', 'astma', 1, true],
    ['asthma', 'asthmas', 1, true],
    ['asthma', 'estma', 1, false],
    ['asthma', 'estma', 2, true],
    ['ab', 'ba', 1, true],
    ['', 'ab', 2, true],
    ['abcd', 'badc', 2, true],
    ['abcd', 'badc', 1, false],
    ['', '', 1, true],
    ['', 'a', 1, true],
    ['ab', 'ab', 1, true],
    ['abc', 'cba', 1, false],
    ['abcd', 'acbe', 1, false],
  ])('%s, %s within %i: %s', (left, right, edits, expected) => {
    expect(isWithinEdits(left, right, edits)).toBe(expected);
    expect(isWithinEdits(right, left, edits)).toBe(expected);
  });

  it('accepts every word that was edited as often as allowed', () => {
    const letter = fc.constantFrom('a', 'b', 'c');
    const edit = fc.record({ kind: fc.constantFrom('insert', 'delete', 'replace'), at: fc.nat(8), letter });
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 8 }), fc.array(edit, { maxLength: 2 }), (letters, edits) => {
        const edited = [...letters];
        for (const { kind, at, letter: put } of edits)
          edited.splice(at, kind === 'insert' ? 0 : 1, ...(kind === 'delete' ? [] : [put]));
        expect(isWithinEdits(letters.join(''), edited.join(''), edits.length)).toBe(true);
      }),
    );
  });

  it('within one takes exactly the words that are one edit away', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const neighbours = [left, ...editsOf(left)];
        expect(isWithinEdits(left, right, 1)).toBe(neighbours.includes(right));
      }),
    );
  });
});

/** Every word of a, b and c that is one insertion, deletion, substitution or swap of neighbours away. */
function editsOf(word: string): string[] {
  const letters = ['a', 'b', 'c'];
  return Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const).flatMap(
    ([before, after]) => [
      ...letters.map((letter) => before + letter + after),
      ...letters.map((letter) => before + letter + after.slice(1)),
      before + after.slice(1),
      before + after.charAt(1) + after.charAt(0) + after.slice(2),
    ],
  );
}

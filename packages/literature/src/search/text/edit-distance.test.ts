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
});

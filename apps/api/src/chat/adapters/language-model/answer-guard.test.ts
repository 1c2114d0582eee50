import { array, assert, integer, property, string } from 'fast-check';
import { findCitationMarkers } from '@footnote/domain';
import { describe, expect, it } from 'vitest';
import { answerGuard } from './answer-guard.ts';

function guarded(pieces: readonly string[], limit?: number): string {
  const guard = answerGuard(new Set([1, 2, 12]), limit);
  return pieces.map((piece) => guard.push(piece)).join('') + guard.flush();
}

describe('answerGuard', () => {
  it('takes out what no reader should meet', () => {
    expect(guarded(['a\u0000b\u001B[31mc\r\n', 'd\u202Ee\u{E0041}\uFEFF\tf'])).toBe('ab[31mc\nde\tf');
  });

  it('keeps characters whole that arrive in halves, and drops halves alone', () => {
    expect(guarded(['a\uD83D', '\uDE00b\uD83D'])).toBe('a😀b');
    expect(guarded(['a\uDE00b'])).toBe('ab');
  });

  it('ends at its limit without cutting a marker or a character in two', () => {
    expect(guarded(['Falls fell [12].'], 14)).toBe('Falls fell');
    expect(guarded(['abc😀'], 4)).toBe('abc');
    const guard = answerGuard(new Set([1]), 10);
    guard.push('x'.repeat(50));
    expect(guard.full).toBe(true);
    expect(guard.push('more') + guard.flush()).toBe('');
  });

  it('never gives out more than its limit or a number outside the set', () => {
    assert(
      property(array(string({ unit: 'binary', maxLength: 30 })), integer({ min: 1, max: 200 }), (pieces, limit) => {
        const text = guarded([...pieces, '[1', '2][99]'], limit);
        expect(text.length).toBeLessThanOrEqual(limit);
        expect(text.isWellFormed()).toBe(true);
        for (const { numbers } of findCitationMarkers(text))
          expect([1, 2, 12]).toEqual(expect.arrayContaining(numbers));
      }),
      { numRuns: 1_000 },
    );
  });
});

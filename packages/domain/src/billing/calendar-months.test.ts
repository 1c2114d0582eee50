import { describe, expect, it } from 'vitest';
import { addMonths } from './calendar-months.ts';

describe('a moment some months later', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2026-01-31T10:00:00.000Z', 3, '2026-04-30T10:00:00.000Z'],
    ['2026-11-30T23:59:59.999Z', 3, '2027-02-28T23:59:59.999Z'],
    ['2026-05-15T00:00:00.000Z', 12, '2027-05-15T00:00:00.000Z'],
  ])('of %s and %i is %s', (from, months, later) => {
    expect(addMonths(from, months)).toBe(later);
  });

  it('of what is no moment is none', () => expect(addMonths('tomorrow', 1)).toBeNull());
});

import { describe, expect, test } from 'vitest';
import { stanceOf } from './stance.ts';

describe('the stance of a conclusion', () => {
  test.each([
    ['The drug improved outcomes irrespective of diabetes.', 'effect'],
    ['Early surgery lowered the risk of recurrence.', 'effect'],
    ['Treatment prolonged survival, with more rash.', 'effect'],
    ['Nine days of treatment did not reduce mortality.', 'no_effect'],
    ['There was no significant difference between the groups.', 'no_effect'],
    ['The device failed to prevent stroke.', 'no_effect'],
    ['The shorter course was noninferior to the longer one.', 'no_effect'],
    ['Survival was similar in both groups.', 'no_effect'],
    ['The strategy increased mortality at 90 days.', 'harm'],
    ['Minimally invasive surgery gave lower disease-free survival than open surgery.', 'harm'],
    ['The supplement is unlikely to prevent eczema.', 'no_effect'],
    ['The findings argue against giving it here.', 'harm'],
    ['The mechanism remains to be described.', 'unclear'],
  ])('%s', (conclusion, stance) => {
    expect(stanceOf(conclusion)).toBe(stance);
  });

  test('ignores capitals, and survives an empty text', () => {
    expect(stanceOf('IT DID NOT REDUCE DEATHS.')).toBe('no_effect');
    expect(stanceOf('')).toBe('unclear');
  });
});

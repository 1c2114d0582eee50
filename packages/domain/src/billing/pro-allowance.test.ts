import { expect, test } from 'vitest';
import { proAllowance } from './pro-allowance.ts';

test.each([
  [0, 0, { used: 0, allowed: 5, left: 5 }],
  [6, 4, { used: 4, allowed: 5, left: 1 }],
  [7, 2, { used: 2, allowed: 3, left: 1 }],
  [7, 5, { used: 5, allowed: 3, left: 0 }],
  [400, 3, { used: 3, allowed: 3, left: 0 }],
  [400, -1, { used: 0, allowed: 3, left: 3 }],
  [400, Number.NaN, { used: 0, allowed: 3, left: 3 }],
])('%i days after signing up with %i questions asked', (userSinceDays, currentWeekProUsage, allowance) => {
  expect(proAllowance({ userSinceDays, currentWeekProUsage })).toEqual(allowance);
});

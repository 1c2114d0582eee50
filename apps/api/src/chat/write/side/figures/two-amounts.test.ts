import { expect, test } from 'vitest';
import { twoAmounts } from './two-amounts.ts';

test.each([
  ['27% vs 25%', [27, 25]],
  ['421 patients (27.0%) given A and 790 (25.0%) given B', [27, 25]],
  ['3·1 versus 2·4 months', [3.1, 2.4]],
  ['5 versus 9 per 100', [5, 9]],
  ['HR 0.7', null],
  ['', null],
])('the two figures of “%s” are %j', (text, amounts) => {
  expect(twoAmounts(text)).toEqual(amounts);
});

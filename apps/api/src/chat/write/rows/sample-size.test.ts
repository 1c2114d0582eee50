import { expect, test } from 'vitest';
import { sampleSize } from './sample-size.ts';

test.each([
  [67, 'Seen in 63 patients treated with A compared with 67 patients treated with B.', 130],
  [63, 'Seen in 63 patients treated with A compared with 67 patients treated with B.', 130],
  [489, 'Equal numbers ( n = 489 ) were allocated to A and B.', null],
  [40, 'In 40 adults, fewer died.', 40],
  [1, 'One of 1 patient given A and 20 patients given B.', 1],
  [75, 'One had 52 subjects on A and 49 subjects on B, another 49 subjects on B and 75 subjects on C.', null],
  [199, 'Of 199 patients asked between October 2018 and 2021 patients were assigned.', 199],
  [40, 'In 40 patients, compared with 900 patients of a register, pain was less.', 40],
  [18, 'It included 227 hypertensives (age range, 18 to 70 years).', null],
  [18, 'In 18 adults aged 18 to 70 years.', 18],
  [null, 'In 63 patients given A and 67 patients given B.', null],
])('%s of “%s” is %s', (drawn, abstract, size) => {
  expect(sampleSize({ ml_n: drawn, abstract })).toBe(size);
});

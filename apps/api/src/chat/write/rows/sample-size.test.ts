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
  [500, 'A total of 500 adults were randomized to aspirin or placebo and 480 adults were analysed.', 500],
  [480, 'A total of 500 adults were randomized to aspirin or placebo and 480 adults were analysed.', null],
  [60, 'Of 60 patients randomized, 30 patients received aspirin and 30 patients placebo.', 60],
  [30, 'Of 60 patients randomized, 30 patients received aspirin and 30 patients placebo.', null],
  [200, '200 patients were screened and 100 patients were randomized.', null],
  [100, '200 patients were screened and 100 patients were randomized.', null],
  [120, 'Of 120 patients with asthma, 60 patients improved and 60 patients did not.', 120],
  [60, 'Of 120 patients with asthma, 60 patients improved and 60 patients did not.', null],
  [500, 'We enrolled 500 women and 250 women were followed.', null],
  [250, 'We enrolled 500 women and 250 women were followed.', null],
  [30, '30 patients received aspirin and 31 patients received placebo.', 61],
  [30, 'We compared 30 patients and 30 healthy controls.', 60],
  [20, '20 patients received A, 20 patients received B and 20 patients received C.', null],
  [50, '50 patients improved compared with 30 patients on placebo.', null],
  [7, `${'1,'.repeat(20_000)} In 7 adults, fewer died.`, 7],
  [null, 'In 63 patients given A and 67 patients given B.', null],
])('%s of “%s” is %s', (drawn, abstract, size) => {
  expect(sampleSize({ ml_n: drawn, abstract })).toBe(size);
});

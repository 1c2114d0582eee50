import { expect, test } from 'vitest';
import { citationFixture } from '@footnote/domain/fixtures';
import { armNames } from './arm-names.ts';
import { treated } from './asked-frames.fixtures.ts';

test.each([
  ['Omeprazole in bleeding ulcers', true],
  ['Omeprazole versus ranitidine in bleeding ulcers', true],
  ['Vonoprazan versus omeprazole in bleeding ulcers', false],
  ['Vonoprazan is better than omeprazole', false],
  ['Stopping omeprazole in bleeding ulcers', false],
  ['Omeprazole discontinuation', false],
  ['Ranitidine or omeprazole in stroke', false],
])('in “%s” the study group got what was asked about: %s', (title, isOwn) => {
  const arms = armNames(citationFixture({ title, abstract: '', ml_i: '', ml_c: '' }), treated);
  expect(arms.own('Bleeding occurred in 3% of the study group and 9% of the control group (P=0.01).')).toBe(isOwn);
  expect(arms.own('Bleeding was rarer in the treatment group of surgery.')).toBe(false);
});

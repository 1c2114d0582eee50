import { questionFrameFixture } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { tellsHarm } from './side-features.ts';

const frame = questionFrameFixture({ type: 'harm', interventions: ['apixaban'], outcomes: ['bleeding'] });

test.each([
  'Serious bleeding was more frequent with apixaban (50 vs 20 patients).',
  'Apixaban increased the risk of bleeding (HR 1.40, 95% CI 1.10 to 1.80).',
])('a harm is told in so many words: %s', (text) => {
  expect(tellsHarm(text, frame)).toBe(true);
});

test.each([
  'Apixaban caused less bleeding than warfarin (HR 0.69, 95% CI 0.60 to 0.80).',
  'Apixaban reduced bleeding more than warfarin.',
  'Higher doses of apixaban were associated with a lower risk of bleeding.',
  'Apixaban-induced bleeding is uncommon.',
  'Bleeding was more frequent with placebo than with apixaban.',
  'Bleeding was more frequent with apixaban (HR 1.10, 95% CI 0.80 to 1.50).',
])('and not by what only sounds like it: %s', (text) => {
  expect(tellsHarm(text, frame)).toBe(false);
});

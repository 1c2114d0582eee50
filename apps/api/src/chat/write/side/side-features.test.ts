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
  'Compared with apixaban, bleeding was more frequent with warfarin.',
  'Bleeding was more frequent after apixaban was stopped.',
  'Bleeding was more frequent in patients who did not receive apixaban.',
  'Apixaban is recommended for people at increased risk of bleeding.',
  'Apixaban increased the time to bleeding.',
])('and not by what only sounds like it: %s', (text) => {
  expect(tellsHarm(text, frame)).toBe(false);
});

test('a comparison tells of a harm where both are named, each on its side', () => {
  const compared = { ...frame, type: 'comparison' as const, comparators: ['warfarin'] };
  expect(tellsHarm('Bleeding was more frequent with apixaban than with warfarin.', compared)).toBe(true);
  expect(tellsHarm('Bleeding was more frequent with warfarin than with apixaban.', compared)).toBe(false);
  expect(tellsHarm('Bleeding was more frequent with apixaban in patients with anaemia.', compared)).toBe(false);
});

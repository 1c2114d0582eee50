import { expect, test } from 'vitest';
import type { QuestionFrame } from '@footnote/domain';
import { citationFixture } from '@footnote/domain/fixtures';
import { armNames } from '../arm-names.ts';
import { harmed, treated } from '../asked-frames.fixtures.ts';
import { isNoDenial } from './no-denial.ts';

const citation = citationFixture({ title: '', abstract: '', ml_i: '', ml_c: '' });
const isNone = (text: string, frame: QuestionFrame) => isNoDenial(text, frame, armNames(citation, frame));

test.each([
  'Withdrawal of finerenone did not reduce hyperkalaemia.',
  'Stopping finerenone failed to resolve hyperkalaemia.',
  'Finerenone did not prevent hyperkalaemia.',
  'Hyperkalaemia was unlikely to be caused by anything but finerenone.',
  'There is no evidence on hyperkalaemia with finerenone.',
  'The study was not powered to detect differences in hyperkalaemia with finerenone.',
  'Hyperkalaemia did not differ between finerenone 10 mg and 20 mg.',
  'Diet did not change hyperkalaemia on finerenone.',
  'Hyperkalaemia did not differ with finerenone in the first week, and doubled thereafter.',
  'Doctors failed to recognise hyperkalaemia due to finerenone.',
  'Hyperkalaemia occurred in 9% on finerenone and none on placebo, not significantly different.',
  'Finerenone and spironolactone had similar rates of hyperkalaemia.',
  'Hyperkalaemia with finerenone was no different from spironolactone.',
])('a harm is not denied by: %s', (text) => {
  expect(isNone(text, { ...harmed, outcomes: ['hyperkalaemia'] })).toBe(true);
});

test.each([
  'Finerenone did not increase hyperkalaemia.',
  'Finerenone was not associated with hyperkalaemia.',
  'Hyperkalaemia did not differ between finerenone and placebo.',
  'There was no effect of finerenone on hyperkalaemia.',
  'Overall, there was no difference in hyperkalaemia with finerenone.',
  'Low-dose finerenone did not increase hyperkalaemia compared with placebo.',
])('and is by: %s', (text) => {
  expect(isNone(text, { ...harmed, outcomes: ['hyperkalaemia'] })).toBe(false);
});

test.each([
  'Omeprazole prevents bleeding without affecting platelet function.',
  'The protective effect of omeprazole against bleeding was not altered by aspirin.',
  'Age did not change the effect of omeprazole on bleeding.',
  'Withholding omeprazole did not increase bleeding.',
  'No trials of omeprazole for bleeding were identified, so there is no evidence of benefit.',
  'The effect of omeprazole on bleeding did not differ by age.',
  'The effect of omeprazole on bleeding was similar in men and women.',
])('an effect is not denied by: %s', (text) => {
  expect(isNone(text, { ...treated, outcomes: ['bleeding'] })).toBe(true);
});

test.each([
  'Omeprazole did not reduce bleeding.',
  'Omeprazole 20 mg did not reduce bleeding.',
  'Bleeding was similar with omeprazole and placebo.',
  'We found no effect of omeprazole on bleeding.',
])('and is by: %s', (text) => {
  expect(isNone(text, { ...treated, outcomes: ['bleeding'] })).toBe(false);
});

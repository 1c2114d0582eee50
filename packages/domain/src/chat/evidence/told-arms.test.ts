import { expect, test } from 'vitest';
import { questionFrameFixture } from './question-frame.fixtures.ts';
import { toldArms } from './told-arms.ts';

const line = (text: string) => ({ text, citations: [1], quoted: [] });

test('names of what was asked about only what the answer speaks of', () => {
  const frame = questionFrameFixture({ interventions: ['acitretin', 'diet', 'gemfibrozil'], comparators: [] });
  const told = toldArms({
    frame,
    answerLine: line('Triglycerides were reduced after 8 weeks of gemfibrozil treatment.'),
  });
  expect(told).toEqual({ interventions: ['gemfibrozil'], comparators: [] });
});

test('names all of an arm that the answer calls by another name', () => {
  const frame = questionFrameFixture({ interventions: ['alteplase', 'chest tube'], comparators: ['placebo'] });
  const told = toldArms({ frame, answerLine: line('Surgery was needed less often with t-PA than with placebo.') });
  expect(told).toEqual({ interventions: ['alteplase', 'chest tube'], comparators: ['placebo'] });
});

import { expect, test } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { widerFrames } from './wider-frames.ts';

test('of several traits, where people live is left out alone first, and then all of them', () => {
  const frame = questionFrameFixture({
    type: 'prevalence',
    condition: ['streptococcus'],
    interventions: [],
    outcomes: [],
    qualifiers: [
      { dimension: 'pregnancy', value: 'pregnancy', negated: false },
      { dimension: 'ethnicity', value: 'Asian', negated: false },
    ],
  });
  const wider = widerFrames(frame, { frame, question: '', parts: [], traits: [] }, []);
  expect(wider.slice(0, 2).map(({ dropped }) => dropped.map(({ asked }) => asked))).toEqual([
    ['Asian'],
    ['pregnancy', 'Asian'],
  ]);
  expect(wider[0]?.frame.qualifiers.map(({ value }) => value)).toEqual(['pregnancy']);
});

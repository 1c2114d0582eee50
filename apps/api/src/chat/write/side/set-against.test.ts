import { expect, it } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { isOnlyComparedWith, setAgainst } from './set-against.ts';

const frame = questionFrameFixture({
  type: 'comparison',
  interventions: ['haloperidol'],
  comparators: ['risperidone'],
  outcomes: [],
});

it.each([
  [-1, 'Patients on haloperidol were significantly more likely to develop dyskinesia than patients on risperidone.'],
  [-1, 'Lower incidence of dyskinesia with risperidone compared with haloperidol in older patients.'],
  [1, 'Haloperidol led to fewer admissions than risperidone.'],
  [0, 'Remission rates were higher with haloperidol than with risperidone.'],
  [0, 'There was significantly more pain relief with haloperidol than with risperidone.'],
  [0, 'More patients were free of pain with haloperidol than with risperidone.'],
  [0, 'Haloperidol was less effective at reducing pain than risperidone.'],
  [0, 'The smaller reduction in pain was seen with haloperidol than with risperidone.'],
  [0, 'Time to relapse was longer with haloperidol than with risperidone.'],
  [0, 'The rate of fracture healing was higher with haloperidol than with risperidone.'],
  [0, 'A higher proportion on haloperidol than on risperidone recovered from pain.'],
  [0, 'Haloperidol caused no more falls than risperidone: the rates did not differ.'],
  [0, 'We asked whether haloperidol causes more falls than risperidone.'],
  [0, 'The risk of relapse was lower after stopping haloperidol than after stopping risperidone.'],
  [0, 'There is little evidence that the risk of relapse is lower with haloperidol than with risperidone.'],
  [0, 'Patients were more likely to reach a pain threshold with haloperidol than with risperidone.'],
  [0, 'Prolactin was higher with haloperidol than with risperidone.'],
  [0, 'Falls were more frequent with haloperidol than with placebo.'],
  [
    0,
    'Haloperidol led to fewer admissions than risperidone, but deaths were higher with haloperidol than with risperidone.',
  ],
])('tells by a comparative which of two does better: %s for “%s”', (side, text) => {
  expect(setAgainst(text, frame)).toBe(side);
});

it('tells nothing where one alone was asked about', () => {
  expect(setAgainst('Haloperidol led to fewer deaths than risperidone.', { ...frame, comparators: [] })).toBe(0);
});

it('tells nothing of an outcome that is good', () => {
  const text = 'The risk of death was lower with haloperidol than with risperidone.';
  expect([setAgainst(text, frame), setAgainst(text, { ...frame, outcomes: ['survival'] })]).toEqual([1, 0]);
});

it.each([
  ['Less discomfort was observed in the high-flow nasal cannula group than in the air entrainment mask group.', true],
  ['Compared to the mask group, the success rate was higher in the cannula group.', true],
  ['Success was more frequent with masks than with the cannula.', false],
  ['Masks were worn by all.', false],
])('tells what was asked about from what another is only compared with: %s', (text, expected) => {
  expect(isOnlyComparedWith([text], ['masks'])).toBe(expected);
});

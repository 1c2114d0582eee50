import { describe, expect, test } from 'vitest';
import { armsInText } from './arms-in-text.ts';

describe('the arms of an abstract', () => {
  test.each([
    ['ESWT group (n=15), and trigger point injections group (n=15).', ['ESWT', 'trigger point injections']],
    ['They were randomized to receive a nerve block or no anesthesia.', ['nerve block', 'no anesthesia']],
    ['Children were randomly allocated to either a control group or a massage group.', ['control', 'massage']],
    [
      'Patients were randomized to one of two treatment groups : saline or racemic epinephrine .',
      ['saline', 'racemic epinephrine'],
    ],
    ['Patients were assigned to two groups of budesonide and control.', ['budesonide', 'control']],
    [
      'All were randomly assigned to walking every day (15 patients) or to usual care.',
      ['walking every day', 'usual care'],
    ],
    [
      'They were randomized to amlodipine plus benazepril or amlodipine plus hydrochlorothiazide.',
      ['amlodipine plus benazepril', 'amlodipine plus hydrochlorothiazide'],
    ],
    [
      'Earlier trials assigned people to surgery or rest. Here patients were randomized to aspirin or placebo.',
      ['aspirin', 'placebo'],
    ],
    ['Previously untreated patients were randomized to aspirin or placebo.', ['aspirin', 'placebo']],
  ])('are those that people were divided into: %s', (abstract, arms) => {
    expect(armsInText(abstract)).toEqual(arms);
  });

  test.each([
    'Patients were randomized to one of 16 independent sequences for 28 days.',
    'We measured whether more or less was eaten.',
    'Walking group (n=15), cycling group (n=15) and swimming group (n=14).',
    'Patients were randomized to aspirin, clopidogrel, or placebo.',
    'Patients were randomized to aspirin or clopidogrel, or placebo.',
    'Patients were randomized to aspirin or clopidogrel or placebo.',
    'In a previous trial, patients were randomized to warfarin or aspirin. Here warfarin users were followed.',
    'Patients were not randomly assigned to surgery or radiotherapy.',
    'Unlike others, who were randomized to surgery or radiotherapy, all had surgery.',
    'We previously randomized patients to surgery or radiotherapy.',
    '',
    'randomized to '.repeat(2_000),
  ])('are none where two are not named: %s', (abstract) => {
    expect(armsInText(abstract)).toBeNull();
  });
});

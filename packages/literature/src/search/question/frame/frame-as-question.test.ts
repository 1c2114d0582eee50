import { expect, test } from 'vitest';
import { frameAsQuestion } from './frame-as-question.ts';

test('a corrected frame is asked with all its parts', () => {
  const frame = {
    type: 'harm' as const,
    condition: ['heart failure'],
    qualifiers: [{ dimension: 'comorbidity' as const, value: 'diabetes', negated: true }],
    interventions: ['aspirin'],
    comparators: ['placebo'],
    outcomes: ['bleeding'],
    time: null,
  };
  expect(frameAsQuestion(frame)).toBe('aspirin versus placebo in heart failure, without diabetes: bleeding, risk');
});

test('an empty frame asks nothing', () => {
  const empty = { condition: [], qualifiers: [], interventions: [], comparators: [], outcomes: [], time: null };
  expect(frameAsQuestion({ type: 'therapy', ...empty })).toBe('');
});

import { expect, test } from 'vitest';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import { tellsOfEach } from './tells-of-each.ts';

const FRAME = questionFrameFixture({ type: 'comparison', interventions: ['gliflozin'], comparators: ['semaglutide'] });

test.each([
  ['Gliflozin reduced admissions more than semaglutide, while semaglutide lowered stroke.', true],
  ['Gliflozin reduced admissions, whereas semaglutide increased them.', false],
  ['Gliflozin reduced admissions more than semaglutide.', false],
  ['Gliflozin reduced admissions, while gliflozin lowered stroke.', false],
  ['', false],
])('tells of each of two that are compared: %s', (text, isEach) => {
  expect(tellsOfEach(text, FRAME)).toBe(isEach);
});

test('of each only where two are compared', () => {
  const text = 'Gliflozin reduced admissions, while semaglutide lowered stroke.';
  expect(tellsOfEach(text, { ...FRAME, type: 'therapy' })).toBe(false);
  expect(tellsOfEach(text, { ...FRAME, comparators: [] })).toBe(false);
});

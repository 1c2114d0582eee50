import { SPECIALTIES } from '@footnote/domain';
import { expect, test } from 'vitest';
import { matchingSpecialties } from './matching-specialties.ts';

const found = (find: string) =>
  matchingSpecialties(SPECIALTIES, find).map(({ label, categories }) => [label, categories.length]);

test('shows all twenty until something is looked for', () => {
  expect(found('  ')).toHaveLength(20);
});

test.each([
  ['cardio', [['Cardiology', 7]]],
  ['HEART fail', [['Cardiology', 1]]],
  ['surgery spine', [['Neurosurgery', 1]]],
  ['spine heart', []],
  ['cárdiology valve', [['Cardiology', 1]]],
  ['(((', []],
])('%s', (find, specialties) => {
  expect(found(find)).toEqual(specialties);
});

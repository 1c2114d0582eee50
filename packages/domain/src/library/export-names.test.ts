import { expect, test } from 'vitest';
import { exportedNames, initialsOf, spacedGiven } from './export-names.ts';

test.each([
  [
    { lastname: 'Ångström Jr', firstname: 'Ida B' },
    { kind: 'person', family: 'Ångström', given: 'Ida B', suffix: 'Jr' },
  ],
  [
    { lastname: 'Smith 3rd', firstname: 'A' },
    { kind: 'person', family: 'Smith', given: 'A', suffix: '3rd' },
  ],
  [
    { lastname: 'The Group III', firstname: '' },
    { kind: 'group', name: 'The Group III' },
  ],
  [
    { lastname: ' ', firstname: 'Only\nGiven' },
    { kind: 'group', name: 'Only Given' },
  ],
])('%j is %j', (author, expected) => {
  expect(exportedNames({ authors: [author, { lastname: '', firstname: ' ' }] })).toEqual([expected]);
});

test.each([
  ['John J V', 'JJV'],
  ['JJV', 'JJV'],
  ['J. J.', 'JJ'],
  ['Jean-Pierre', 'JP'],
  ['élodie', 'É'],
  ['太郎', '太'],
])('the initials of %s are %s', (given, initials) => {
  expect(initialsOf(given)).toBe(initials);
});

test.each([
  ['JJV', 'McMurray', 'J. J. V.'],
  ['John', 'McMurray', 'John'],
  ['JIN', 'KIM', 'JIN'],
  ['A', 'Example', 'A'],
])('%s %s is given as %s', (given, family, expected) => {
  expect(spacedGiven({ given, family })).toBe(expected);
});

import { SPECIALTIES } from '@footnote/domain';
import { expect, it } from 'vitest';
import { english as t } from '../../platform/i18n/english-messages.fixtures.ts';
import { categoryName } from './category-names.ts';

const known = SPECIALTIES.flatMap(({ id, label, categories }) => [{ id, label }, ...categories]);

it('names every specialty and category of the taxonomy as it is called there', () => {
  expect(known.map(({ id }) => categoryName(t, { id, label: `${id} is not known` }))).toEqual(
    known.map(({ label }) => label),
  );
});

it('leaves the name of a category that only the server knows as it is', () => {
  expect(categoryName(t, { id: 'toString', label: 'Newer than this page' })).toBe('Newer than this page');
});

import { templateFixtures } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { matchingTemplates } from './matching-templates.ts';

const found = (query: string) => matchingTemplates(templateFixtures, query).map(({ name }) => name);

test.each([
  ['', templateFixtures.map(({ name }) => name)],
  ['WARD', ['Ward round summary']],
  ['participants table', ['Table of trials']],
  ['pátients', ['Plain language for patients']],
  ['.*', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

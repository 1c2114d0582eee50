import { sourceOptions } from '@footnote/domain';
import { sourceFixtures } from '@footnote/domain/fixtures';
import { expect, test } from 'vitest';
import { matchingSources } from './matching-sources.ts';

const options = sourceOptions(sourceFixtures, { name: 'Recherche étendue', description: '' });
const names: Record<string, string> = { en: 'English', de: 'German', fr: 'French', es: 'Spanish', nl: 'Dutch' };
const found = (query: string) => matchingSources(options, query, (tag) => names[tag] ?? tag).map(({ name }) => name);

test.each([
  ['', ['PubMed', 'Cardiology protocols', 'Recherche étendue', 'Device dossiers', 'Reviews before 2015']],
  ['ETENDUE', ['Recherche étendue']],
  ['dutch', ['Cardiology protocols']],
  ['clinical french', ['Device dossiers']],
  ['.*', []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

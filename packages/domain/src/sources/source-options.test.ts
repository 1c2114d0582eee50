import { describe, expect, test } from 'vitest';
import { documentOfEveryStatus } from './documents.fixtures.ts';
import { keptOptions, sourceIdsOf, sourceOptions } from './source-options.ts';
import { sourceDocumentSchema, sourceIdSchema, sourceSchema } from './source.schema.ts';
import { sourceFixtures } from './sources.fixtures.ts';

const words = { name: 'Web search', description: 'Guidelines on the web.' };
const options = sourceOptions(sourceFixtures, words);

describe('the choice of sources', () => {
  test('shows all web-search sources as one, where the first stood, without the disabled ones', () => {
    expect(options.map(({ value }) => value)).toEqual([
      'pubmed',
      'cardiology-protocols',
      '*guidelines-eu,guidelines-us',
      'device-dossiers',
      'legacy-reviews',
    ]);
    expect(options[2]).toMatchObject({ ...words, kind: 'web_search', disabled: false });
    expect(options.map(({ hasDocuments }) => hasDocuments)).toEqual([false, true, false, true, true]);
    expect(options[2]?.languages).toEqual(['en', 'fr', 'de', 'es']);
  });

  test('disables the web search only when all of it is', () => {
    const web = sourceFixtures.filter(({ id }) => id === 'guidelines-archive');
    expect(sourceOptions(web, words)).toMatchObject([{ value: '*guidelines-archive', disabled: true }]);
  });

  test('is as it was without web search', () => {
    const others = sourceFixtures.filter(({ maintainedBy }) => maintainedBy.type !== 'WebSearch');
    expect(sourceOptions(others, words).map(({ value }) => value)).toEqual(others.map(({ id }) => id));
    expect(sourceOptions([], words)).toEqual([]);
  });

  test('stands for the ids of its sources, each once', () => {
    expect(sourceIdsOf(['*a,b', 'b', 'pubmed'])).toEqual(['a', 'b', 'pubmed']);
    expect(sourceIdsOf(['*', ''])).toEqual([]);
  });

  test('keeps what can still be chosen when sources come and go', () => {
    expect(keptOptions(options, ['*guidelines-eu', 'gone', 'legacy-reviews', 'pubmed'])).toEqual([
      'pubmed',
      '*guidelines-eu,guidelines-us',
    ]);
  });
});

test('the sample states are what the schemas say', () => {
  for (const source of sourceFixtures) expect(sourceSchema.parse(source)).toEqual(source);
  for (const document of documentOfEveryStatus) expect(sourceDocumentSchema.parse(document)).toEqual(document);
});

test.each(['', 'a,b', '*a', 'a b'])('%j is no source id', (id) => {
  expect(sourceIdSchema.safeParse(id).success).toBe(false);
});

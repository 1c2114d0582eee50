import { expect, it } from 'vitest';
import { EMPTY_CITATION } from '../literature/empty-citation.ts';
import { citationSchema } from '../literature/citation.schema.ts';
import { libraryPlace, recordPlace } from './library-place.ts';

it('leads to a record by the first words of its title', () => {
  expect(libraryPlace({ collection: 'a&b', title: 'Salt & stroke:  100%' })).toBe(
    '/library?collection=a%26b&search=Salt%20%26%20stroke%3A%20100%25',
  );
  expect(libraryPlace({ collection: 'a', title: 'word '.repeat(50) }).split('word')).toHaveLength(13);
  expect(libraryPlace({ collection: 'a', title: '\uD800 x' })).toContain('search=%EF%BF%BD%20x');
});

it.each([
  ['other', '/library?collection=a&search=b', '/library?collection=a&search=b'],
  ['other', 'javascript:alert(1)', ''],
  ['other', '//evil.example/library?', ''],
  ['other', '', ''],
  ['pubmed', '/library?collection=a', ''],
  ['pdf', '/library?collection=a', ''],
] as const)('of %s at %j is %j', (type, path, expected) => {
  expect(recordPlace({ type, path })).toBe(expected);
});

it.each(['研', 'word', '😀', '\uD800'])(
  'leads to the longest title, of %j, in a reference that can be kept',
  (text) => {
    const path = libraryPlace({ collection: '0'.repeat(36), title: text.repeat(300) });
    expect(citationSchema.safeParse({ ...EMPTY_CITATION, id: 'record:1', type: 'other', path }).error).toBeUndefined();
    expect(decodeURIComponent(path.split('search=')[1] ?? '').length).toBeLessThanOrEqual(200);
  },
);

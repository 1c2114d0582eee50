import { expect, test } from 'vitest';
import { filterPosts, postCategories } from './filter-posts.ts';
import { postFixtures } from './post.fixtures.ts';

const all = { title: '', category: null, order: 'oldest' } as const;
const ids = (posts: ReturnType<typeof filterPosts>) => posts.map(({ id }) => id);

test('guides begin with the oldest, news with the latest', () => {
  const oldest = ids(filterPosts(postFixtures.toReversed(), all));
  expect(oldest).toEqual(['reading-a-reference', 'pico-sentence', 'own-documents', 'export']);
  expect(ids(filterPosts(postFixtures, { ...all, order: 'latest' }))).toEqual(oldest.toReversed());
});

test('posts of one moment keep one order', () => {
  const [first] = postFixtures;
  if (first === undefined) throw new Error('There are no posts.');
  const twins = [
    { ...first, id: 'b' },
    { ...first, id: 'a' },
  ];
  expect(ids(filterPosts(twins, all))).toEqual(['a', 'b']);
  expect(ids(filterPosts(twins, { ...all, order: 'latest' }))).toEqual(['a', 'b']);
});

test.each([
  ['REFERENCE', ['reading-a-reference', 'export']],
  ['  guidelines ', ['own-documents']],
  ['.*', []],
])('%j is looked for in titles', (title, found) => {
  expect(ids(filterPosts(postFixtures, { ...all, title }))).toEqual(found);
});

test('a category is taken as a whole', () => {
  expect(ids(filterPosts(postFixtures, { ...all, category: 'Search' }))).toEqual(['pico-sentence']);
  expect(filterPosts(postFixtures, { ...all, category: 'Sear' })).toEqual([]);
});

test('categories stand once, without the empty one', () => {
  const [first] = postFixtures;
  if (first === undefined) throw new Error('There are no posts.');
  expect(postCategories([...postFixtures, first, { ...first, Category: '' }], 'en')).toEqual([
    'Answers',
    'Library',
    'Search',
    'Sources',
  ]);
});

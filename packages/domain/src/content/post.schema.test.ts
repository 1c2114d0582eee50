import { expect, test } from 'vitest';
import { postFixtures } from './post.fixtures.ts';
import { postMediaSchema, postSchema } from './post.schema.ts';

const [post] = postFixtures;

test.each(postFixtures)('reads $Title', (fixture) => {
  expect(postSchema.parse(fixture)).toEqual(fixture);
});

test.each([
  ['a title of spaces', { Title: '  ' }],
  ['a title that never ends', { Title: 'a'.repeat(301) }],
  ['no date', { createdAt: 'yesterday' }],
  ['a field nobody knows', { author: 'Ada' }],
  ['no id', { id: '' }],
])('refuses %s', (_name, change) => {
  expect(postSchema.safeParse({ ...post, ...change }).success).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//elsewhere.example.org/a.png',
  '/\\elsewhere.example.org',
  'http://example.org/a.png',
  'https://',
  'https://example.org/a b',
])('refuses media at %j', (url) => {
  expect(postMediaSchema.safeParse({ kind: 'image', url, alternativeText: '' }).success).toBe(false);
});

test.each(['https://example.org/a.png', '/media/a.png'])('takes media at %j', (url) => {
  expect(postMediaSchema.safeParse({ kind: 'image', url, alternativeText: '' }).success).toBe(true);
});

test('a film has a name and captions', () => {
  const film = { kind: 'video', url: '/a.webm', alternativeText: 'A search', captions: '/a.vtt' };
  expect(postMediaSchema.safeParse(film).success).toBe(true);
  expect(postMediaSchema.safeParse({ ...film, alternativeText: '' }).success).toBe(false);
  expect(postMediaSchema.safeParse({ ...film, captions: undefined }).success).toBe(false);
});

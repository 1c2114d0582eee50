import { expect, test } from 'vitest';
import { isPostToken, linkKind, readPost } from './read-post.ts';

test.each([
  ['/browse?query=a%20b', 'page'],
  ['#marks', 'page'],
  ['https://www.nlm.nih.gov/', 'elsewhere'],
  ['mailto:team@example.org', 'elsewhere'],
  ['//elsewhere.example.org', null],
  ['/\\elsewhere.example.org', null],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['https://a b', null],
  ['', null],
])('%j leads to %j', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test('text that nests without end is read as one paragraph', () => {
  const tokens = readPost('> '.repeat(20_000));
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.every(isPostToken)).toBe(true);
});

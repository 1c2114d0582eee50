import { expect, test } from 'vitest';
import { pageViewOf } from './page-view.ts';

test.each([
  ['/', '/'],
  ['/chat', '/chat'],
  ['/chat/', '/chat'],
  ['/chatHistory/5f0c6d2e', '/chatHistory/:id'],
  ['/organization/ada%40example.org', '/organization/:id'],
])('tells of %s only %s', (pathname, page) => {
  expect(pageViewOf(pathname, 'de')).toEqual({ event: 'page_view', page, language: 'de' });
});

test.each(['/no/such/page', '/what-i-typed', '', '/%E0%A4%A', '/__proto__'])('tells nothing of %s', (pathname) => {
  expect(pageViewOf(pathname, 'en')).toBeNull();
});

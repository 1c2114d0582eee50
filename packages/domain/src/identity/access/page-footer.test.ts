import { expect, test } from 'vitest';
import { PAGE_ACCESS, type PagePath } from './page-access.ts';
import { showsFooter } from './page-footer.ts';

const pages = Object.keys(PAGE_ACCESS).filter((path): path is PagePath => path in PAGE_ACCESS);

test('pages about the product end with the footer', () => {
  expect(pages.filter(showsFooter)).toEqual([
    '/',
    '/refer',
    '/refer/:hash',
    '/solutions',
    '/knowledge-base',
    '/knowledge-base/:id',
    '/blog',
    '/blog/:id',
    '/about',
    '/pricing',
    '/terms',
    '/privacy',
  ]);
});

test.each(['/chat', '/browse', '/login', '/userprofile', '/users'] as const)('%s has none', (path) => {
  expect(showsFooter(path)).toBe(false);
});

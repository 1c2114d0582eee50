import type { PagePath } from './page-access.ts';

/** The pages about the product; whoever works in the chat, the search or an account has no use for a footer. */
const WEBSITE: ReadonlySet<PagePath> = new Set<PagePath>([
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

/** Whether the footer stands at the end of a page (specification §2: set per route). */
export function showsFooter(path: PagePath): boolean {
  return WEBSITE.has(path);
}

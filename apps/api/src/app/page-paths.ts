import { PAGE_ACCESS } from '@footnote/domain';

// Any other address is the page that says so.
const PATTERNS = Object.keys(PAGE_ACCESS).map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/** True for the address of a page. */
export function isPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

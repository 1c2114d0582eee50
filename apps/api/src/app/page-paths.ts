/** The pages of specification §2; any other address is the page that says so. */
export const PAGES = [
  '/',
  '/chat',
  '/browse',
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
  '/userprofile',
  '/referrals',
  '/login',
  '/register',
  '/reset',
  '/verification',
  '/customAuthAction',
  '/auth-action',
  '/logout',
  '/unsubscribe',
  '/unsubscribed',
  '/organizations',
  '/users',
  '/llm-manager',
  '/literature-status',
  '/organization/:id',
  '/sources',
  '/source/:id',
  '/chatHistory/:id',
  '/unauthorized',
] as const;

const PATTERNS = PAGES.map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`));

/** True for the address of a page. */
export function isPage(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

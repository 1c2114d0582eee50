import { can } from './capabilities.ts';
import type { AccessContext } from './access-context.ts';

/** Who may open a page: everybody, the signed-in, visitors only, admins of the product, or those of the organization it names. */
export type PageRequirement = 'anyone' | 'signedIn' | 'visitor' | 'superAdmin' | 'organizationOfRoute';

/** Every page of specification §2 and of ours, and who may open it; parameters with a colon. */
export const PAGE_ACCESS = {
  '/': 'anyone',
  '/chat': 'anyone',
  '/browse': 'anyone',
  '/refer': 'anyone',
  '/refer/:hash': 'anyone',
  '/solutions': 'anyone',
  '/knowledge-base': 'anyone',
  '/knowledge-base/:id': 'anyone',
  '/blog': 'anyone',
  '/blog/:id': 'anyone',
  '/about': 'anyone',
  '/pricing': 'anyone',
  '/terms': 'anyone',
  '/privacy': 'anyone',
  '/checkout': 'signedIn',
  '/userprofile': 'signedIn',
  '/referrals': 'signedIn',
  '/library': 'signedIn',
  '/reviews': 'signedIn',
  '/reviews/:id': 'signedIn',
  '/login': 'visitor',
  '/register': 'anyone',
  '/reset': 'anyone',
  '/verification': 'anyone',
  '/customAuthAction': 'anyone',
  '/auth-action': 'anyone',
  '/logout': 'signedIn',
  '/unsubscribe': 'signedIn',
  '/unsubscribed': 'signedIn',
  '/organizations': 'superAdmin',
  '/users': 'superAdmin',
  '/llm-manager': 'superAdmin',
  '/audit-log': 'superAdmin',
  '/payment-events': 'superAdmin',
  '/literature-status': 'superAdmin',
  '/organization/:id': 'organizationOfRoute',
  '/invitation': 'signedIn',
  '/sources': 'anyone',
  '/source/:id': 'signedIn',
  '/chatHistory/:id': 'signedIn',
  '/unauthorized': 'anyone',
} as const satisfies Record<string, PageRequirement>;
export type PagePath = keyof typeof PAGE_ACCESS;

/** What happens to a user who opens a page: it is shown, or they go to sign in, to /chat, or to /chat with a refusal. */
export type PageDecision = 'show' | 'signIn' | 'toChat' | 'refuse';

export interface PageVisit {
  path: PagePath;
  standing: AccessContext;
  /** Id of the organization the user acts for. */
  selectedOrganization: string | null;
  /** Id in the address of an organization's page. */
  organizationOfRoute: string | null;
  /** Whether the user belongs to that one and cannot act for it, as it is suspended or they lack a second factor: the page says so. */
  routeClosed?: boolean;
}

/** Decides about a visit (specification §2, Route guards); the pages of an organization are for those who act for it. */
export function decidePage(visit: PageVisit): PageDecision {
  const { path, standing, selectedOrganization, organizationOfRoute, routeClosed = false } = visit;
  const need: PageRequirement = PAGE_ACCESS[path];
  if (need === 'anyone') return 'show';
  if (need === 'visitor') return standing.signedIn ? 'toChat' : 'show';
  if (!standing.signedIn) return 'signIn';
  if (need === 'signedIn' || standing.superAdmin) return 'show';
  const acts = standing.organizationSelected && selectedOrganization === organizationOfRoute;
  const opens = routeClosed || (acts && can(standing, 'organizationSettings'));
  return need === 'organizationOfRoute' && opens ? 'show' : 'refuse';
}

/** Whether a page can only be judged once the profile is loaded, and a skeleton stands meanwhile. */
export function needsProfile(path: PagePath): boolean {
  const need: PageRequirement = PAGE_ACCESS[path];
  return need === 'superAdmin' || need === 'organizationOfRoute';
}

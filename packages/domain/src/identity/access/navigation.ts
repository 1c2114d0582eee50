import { can } from './capabilities.ts';
import type { AccessContext } from './access-context.ts';

/** Where an entry of the header, the user menu, the sidebar or the footer leads (specification §2). */
export type Destination =
  | 'newChat'
  | 'chatHistory'
  | 'chat'
  | 'search'
  | 'solutions'
  | 'about'
  | 'pricing'
  | 'knowledgeBase'
  | 'news'
  | 'careers'
  | 'sources'
  | 'organizationSettings'
  | 'createOrganization'
  | 'organizations'
  | 'users'
  | 'llmManager'
  | 'auditLog'
  | 'literatureStatus'
  | 'library'
  | 'reviews'
  | 'profile'
  | 'tour'
  | 'referrals'
  | 'login'
  | 'logout';

/** What the header shows a user. */
export interface HeaderPlan {
  tabs: readonly Destination[];
  about: readonly Destination[];
  /** The PRO label by the logo. */
  pro: boolean;
  login: boolean;
  notifications: boolean;
  /** The upgrade button with its PRO badge. */
  upgrade: boolean;
}

/** What the user menu shows, in its order. */
export interface UserMenuPlan {
  sources: readonly Destination[];
  /** Whether accounts can be switched. */
  switcher: boolean;
  organization: readonly Destination[];
  superAdmin: readonly Destination[];
  account: readonly Destination[];
}

/** What the mobile sidebar shows, in its order. */
export interface SidebarPlan {
  main: readonly Destination[];
  organization: readonly Destination[];
  superAdmin: readonly Destination[];
  account: readonly Destination[];
}

const only = (shown: boolean, ...entries: Destination[]): Destination[] => (shown ? entries : []);

/** False for sandbox and paying users, organization users and super admins (specification §2). */
export function showsPricing(standing: AccessContext): boolean {
  return can(standing, 'seePricing');
}

/** Entries of the header. */
export function headerPlan(standing: AccessContext): HeaderPlan {
  return {
    tabs: ['chat', 'search', 'solutions'],
    about: ['about', ...only(showsPricing(standing), 'pricing'), 'knowledgeBase', 'news', 'careers'],
    pro: standing.paying,
    login: can(standing, 'logIn'),
    notifications: standing.signedIn,
    upgrade: can(standing, 'upgrade'),
  };
}

/** What belongs to the organization that is acted for; from 768 px on, no other menu leads its members to its sources. */
function organizationEntries(standing: AccessContext): Destination[] {
  return [
    ...only(can(standing, 'organizationSettings'), 'organizationSettings'),
    ...only(can(standing, 'organizationSources'), 'sources'),
  ];
}

/** Entries of the user menu; for a visitor there is none to show. */
export function userMenuPlan(standing: AccessContext): UserMenuPlan {
  return {
    sources: only(can(standing, 'personalSources'), 'sources'),
    switcher: can(standing, 'switchAccounts'),
    organization: organizationEntries(standing),
    superAdmin: [
      ...only(can(standing, 'createOrganization'), 'createOrganization'),
      ...only(can(standing, 'listOrganizations'), 'organizations'),
      ...only(can(standing, 'listUsers'), 'users'),
      ...only(can(standing, 'llmManager'), 'llmManager'),
      ...only(can(standing, 'auditLog'), 'auditLog'),
      ...only(can(standing, 'literatureStatus'), 'literatureStatus'),
    ],
    account: only(
      standing.signedIn,
      'library',
      'reviews',
      'profile',
      ...only(standing.plans, 'referrals'),
      'tour',
      'logout',
    ),
  };
}

/** Entries of the mobile sidebar; `emptyNewChat` says that the user already looks at an empty new chat. */
export function sidebarPlan(standing: AccessContext, { emptyNewChat }: { emptyNewChat: boolean }): SidebarPlan {
  const { signedIn, organizationSelected } = standing;
  return {
    main: [
      ...only(!emptyNewChat, 'newChat'),
      ...only(can(standing, 'chatHistory'), 'chatHistory'),
      'search',
      ...only(showsPricing(standing), 'pricing'),
      'about',
      'solutions',
      'knowledgeBase',
      'news',
      ...only(!organizationSelected, 'sources'),
    ],
    organization: organizationEntries(standing),
    superAdmin: [
      ...only(can(standing, 'listOrganizations'), 'organizations'),
      ...only(can(standing, 'listUsers'), 'users'),
      ...only(can(standing, 'auditLog'), 'auditLog'),
      ...only(can(standing, 'literatureStatus'), 'literatureStatus'),
    ],
    account: signedIn
      ? ['library', 'reviews', 'profile', 'tour', 'logout', ...only(standing.plans, 'referrals')]
      : ['login'],
  };
}

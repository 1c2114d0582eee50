import type { Standing } from './standing.ts';

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
  | 'profile'
  | 'referrals'
  | 'login'
  | 'logout';

/** What the header shows a reader. */
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
export function showsPricing({ paying, member, superAdmin }: Standing): boolean {
  return !paying && !member && !superAdmin;
}

/** Entries of the header. */
export function headerPlan(standing: Standing): HeaderPlan {
  return {
    tabs: ['chat', 'search', 'solutions'],
    about: ['about', ...only(showsPricing(standing), 'pricing'), 'knowledgeBase', 'news', 'careers'],
    pro: standing.paying,
    login: !standing.signedIn,
    notifications: standing.signedIn,
    upgrade: !standing.paying,
  };
}

/** Entries of the user menu; for a visitor there is none to show. */
export function userMenuPlan(standing: Standing): UserMenuPlan {
  const { signedIn, superAdmin, member, organizationSelected, adminOfSelected } = standing;
  return {
    sources: only(signedIn && !organizationSelected, 'sources'),
    switcher: superAdmin || member,
    organization: only(organizationSelected && (superAdmin || adminOfSelected), 'organizationSettings'),
    superAdmin: only(superAdmin, 'createOrganization', 'organizations', 'users', 'llmManager'),
    account: only(signedIn, 'profile', 'referrals', 'logout'),
  };
}

/** Entries of the mobile sidebar; `emptyNewChat` says that the reader already looks at an empty new chat. */
export function sidebarPlan(standing: Standing, { emptyNewChat }: { emptyNewChat: boolean }): SidebarPlan {
  const { signedIn, superAdmin, organizationSelected, adminOfSelected } = standing;
  return {
    main: [
      ...only(!emptyNewChat, 'newChat'),
      ...only(signedIn, 'chatHistory'),
      'search',
      ...only(showsPricing(standing), 'pricing'),
      'about',
      'solutions',
      'knowledgeBase',
      'news',
      ...only(!organizationSelected, 'sources'),
    ],
    organization: [
      ...only(organizationSelected && (superAdmin || adminOfSelected), 'organizationSettings'),
      ...only(organizationSelected, 'sources'),
    ],
    superAdmin: only(superAdmin, 'organizations', 'users'),
    account: signedIn ? ['profile', 'logout', 'referrals'] : ['login'],
  };
}

import { readAccessContext, userMenuPlan, type Destination } from '@footnote/domain';
import { audienceAccounts } from '@footnote/domain/fixtures';
import type { NavEntry } from '../layout/NavLink/NavLink.tsx';
import type { IconName } from '../primitives/Icon/icon-paths.ts';
import type { MenuSection } from './SectionMenu/menu-section.ts';
import type { MenuPerson } from './UserMenu/UserMenu.tsx';

type Words = Record<Destination, string>;

export const english: Words = {
  newChat: 'New chat',
  chatHistory: 'Chat history',
  chat: 'Chat',
  search: 'Search',
  solutions: 'Solutions',
  about: 'About',
  pricing: 'Pricing',
  knowledgeBase: 'Knowledge base',
  news: 'News',
  careers: 'Careers',
  sources: 'Sources',
  organizationSettings: 'Organization settings',
  createOrganization: 'Create organization',
  organizations: 'Organizations',
  users: 'Users',
  llmManager: 'LLM manager',
  auditLog: 'Audit log',
  literatureStatus: 'Literature status',
  library: 'Library',
  reviews: 'Systematic reviews',
  profile: 'My profile',
  tour: 'Take the tour',
  referrals: 'Referrals',
  login: 'Log in',
  logout: 'Log out',
};
export const german: Words = {
  newChat: 'Neues Gespräch',
  chatHistory: 'Gesprächsverlauf',
  chat: 'Gespräch',
  search: 'Literatursuche',
  solutions: 'Anwendungsbereiche',
  about: 'Über uns',
  pricing: 'Preise und Leistungen',
  knowledgeBase: 'Wissensdatenbank',
  news: 'Neuigkeiten',
  careers: 'Stellenangebote',
  sources: 'Literaturquellen',
  organizationSettings: 'Organisationseinstellungen',
  createOrganization: 'Organisation anlegen',
  organizations: 'Organisationen',
  users: 'Benutzerinnen und Benutzer',
  llmManager: 'Sprachmodellverwaltung',
  auditLog: 'Protokoll',
  literatureStatus: 'Stand der Literatur',
  library: 'Bibliothek',
  reviews: 'Systematische Übersichten',
  profile: 'Mein Profil',
  tour: 'Rundgang',
  referrals: 'Weiterempfehlungen',
  login: 'Anmelden',
  logout: 'Abmelden',
};

const icons: Partial<Record<Destination, IconName>> = {
  newChat: 'add',
  chatHistory: 'history',
  search: 'search',
  sources: 'document',
  organizationSettings: 'building',
  organizations: 'building',
  users: 'user',
  profile: 'user',
  referrals: 'gift',
  logout: 'signOut',
  login: 'user',
};

/** Entries of the destinations, the first of which is the page a user is on when `currentId` says so. */
export function entriesOf(
  destinations: readonly Destination[],
  { words = english, drawn = false, currentId }: { words?: Words; drawn?: boolean; currentId?: Destination } = {},
): NavEntry[] {
  return destinations.map((id) => {
    const icon = icons[id];
    return {
      id,
      label: words[id],
      href: `#${id}`,
      current: id === currentId,
      external: id === 'careers',
      ...(drawn && icon !== undefined ? { icon } : {}),
    };
  });
}

export type Audience = keyof typeof audienceAccounts;
export const standingOf = (audience: Audience) =>
  readAccessContext(audienceAccounts[audience].account, audienceAccounts[audience].selectedOrganization);

export const ada: MenuPerson = { name: 'Ada Lovelace', email: 'ada.lovelace@hospital.example.org', initials: 'AL' };

/** Sections of the user menu of an audience. */
export function userMenuSections(audience: Audience, onAccount: (id: string) => void, words = english): MenuSection[] {
  const plan = userMenuPlan(standingOf(audience));
  const drawn = { words, drawn: true };
  return [
    { id: 'sources', entries: entriesOf(plan.sources, drawn) },
    {
      id: 'accounts',
      label: words === german ? 'Konto' : 'Account',
      choices: plan.switcher
        ? [
            { value: 'personal', label: words === german ? 'Persönliches Konto' : 'Personal account' },
            { value: 'org-1', label: 'Northern Teaching Hospital' },
            { value: 'org-2', label: 'Institute of Evidence Synthesis' },
          ]
        : [],
      chosen: audienceAccounts[audience].selectedOrganization ?? 'personal',
      onChoose: onAccount,
      ...(audience === 'superAdmin'
        ? {
            more: {
              label: words === german ? 'Organisation suchen' : 'Find an organization',
              onOpen: () => onAccount('find'),
            },
          }
        : {}),
    },
    { id: 'organization', entries: entriesOf(plan.organization, drawn) },
    { id: 'superAdmin', label: 'Super admin', entries: entriesOf(plan.superAdmin, { words }) },
    { id: 'account', entries: entriesOf(plan.account, drawn) },
  ];
}

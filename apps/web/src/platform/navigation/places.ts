import type { Destination } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { paths } from './paths.ts';
import { site } from './site.ts';
import type { Translate } from '../i18n/translate.ts';

const messages = defineMessages({
  newChat: { defaultMessage: 'New chat', description: 'Begins a new chat' },
  chatHistory: { defaultMessage: 'Chat history', description: 'Names the list of earlier chats' },
  chat: { defaultMessage: 'Chat', description: 'Leads to the chat' },
  search: { defaultMessage: 'Search', description: 'Leads to the search of the literature' },
  solutions: { defaultMessage: 'Solutions', description: 'Leads to the page on whom the product is for' },
  pricing: { defaultMessage: 'Pricing', description: 'Leads to what the plans contain and cost' },
  about: { defaultMessage: 'About Footnote', description: 'Leads to the page about the product' },
  knowledgeBase: { defaultMessage: 'Knowledge Base', description: 'Heading of the page ("Knowledge Base", "News")' },
  careers: { defaultMessage: 'Careers', description: 'Leads to open positions, on another site' },
  news: { defaultMessage: 'News', description: 'Heading of the blog' },
  organizations: { defaultMessage: 'Organizations', description: 'Leads to the list of all organizations' },
  users: { defaultMessage: 'Users', description: 'Names the list of all users' },
  createOrganization: { defaultMessage: 'Create organization', description: 'Opens the form of a new organization' },
  llmManager: { defaultMessage: 'LLM manager', description: 'Leads to the settings of the language model' },
  auditLog: { defaultMessage: 'Audit log', description: 'Leads to the log of what was done by whom' },
  literatureStatus: { defaultMessage: 'Literature status', description: 'Heading of the page for administrators' },
  sources: { defaultMessage: 'Sources', description: 'Leads to the sources that a user can search' },
  library: { defaultMessage: 'Library', description: 'Leads to what a user has saved of the literature' },
  reviews: { defaultMessage: 'Systematic reviews', description: 'Leads to the systematic reviews of a user' },
  profile: { defaultMessage: 'My profile', description: 'Leads to the page of a reader’s own account' },
  referrals: { defaultMessage: 'Referrals', description: 'Leads to the page where a user invites colleagues' },
  tour: { defaultMessage: 'Take the tour', description: 'Shows a user round the chat once more' },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  logout: { defaultMessage: 'Log out', description: 'Ends the session of a reader' },
  terms: { defaultMessage: 'Terms', description: 'Leads to the terms of use' },
  privacy: { defaultMessage: 'Privacy', description: 'Leads to the page on what is kept about readers' },
});

/** The destinations that have a page which works; menus name no other. */
const PLACES = {
  newChat: { href: paths.chat, icon: 'add' },
  chatHistory: { href: paths.chatHistory, icon: 'list' },
  chat: { href: paths.chat, icon: 'chat' },
  search: { href: paths.search, icon: 'search' },
  solutions: { href: paths.solutions, icon: 'building' },
  pricing: { href: paths.pricing, icon: 'gift' },
  about: { href: paths.about, icon: 'info' },
  knowledgeBase: { href: paths.knowledgeBase, icon: 'document' },
  news: { href: paths.blog, icon: 'bell' },
  organizations: { href: paths.organizations, icon: 'building' },
  createOrganization: { href: paths.createOrganization, icon: 'add' },
  users: { href: paths.users, icon: 'user' },
  llmManager: { href: paths.llmManager, icon: 'settings' },
  auditLog: { href: paths.auditLog, icon: 'history' },
  literatureStatus: { href: paths.literatureStatus, icon: 'list' },
  sources: { href: paths.sources, icon: 'document' },
  library: { href: paths.library, icon: 'bookmark' },
  reviews: { href: paths.reviews, icon: 'filter' },
  profile: { href: paths.profile, icon: 'user' },
  referrals: { href: paths.referrals, icon: 'gift' },
  tour: { href: paths.tour, icon: 'help' },
  login: { href: paths.login, icon: 'user' },
  logout: { href: paths.logout, icon: 'signOut' },
} as const satisfies Partial<Record<Destination, Pick<NavEntry, 'href' | 'icon'>>>;
export type Place = keyof typeof PLACES;

const isPlace = (destination: Destination): destination is Place => Object.hasOwn(PLACES, destination);

/** The places of a plan that have a page, in their order, with the present one marked; careers are elsewhere, where they are configured. */
export function placeEntries(t: Translate, plan: readonly Destination[], current: Place | null): NavEntry[] {
  return plan.flatMap((id): NavEntry[] => {
    if (id === 'careers' && site.careers !== null)
      return [{ id, label: t(messages.careers), href: site.careers, external: true }];
    if (!isPlace(id)) return [];
    return [{ id, label: t(messages[id]), ...PLACES[id], ...(id === current ? { current: true } : {}) }];
  });
}

/** The terms, and what is kept about users. */
export function policyEntries(t: Translate): NavEntry[] {
  return [
    { id: 'terms', label: t(messages.terms), href: paths.terms },
    { id: 'privacy', label: t(messages.privacy), href: paths.privacy },
  ];
}

/** The same places without their drawings, for headers and footers. */
export function withoutIcons(entries: readonly NavEntry[]): NavEntry[] {
  return entries.map(({ icon: _icon, ...entry }) => entry);
}

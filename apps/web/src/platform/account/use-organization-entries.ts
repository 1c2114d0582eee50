import { userMenuPlan } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';
import { placeEntries } from '../navigation/places.ts';
import { actingFor } from './acting-for.store.ts';
import { useAccessContext } from './use-access-context.ts';

const messages = defineMessages({
  settings: { defaultMessage: 'Organization settings', description: 'Heading of the page of an organization' },
});

/** What belongs to the organization the user acts for: its settings, for its admins and super admins, and its sources (specification §2). */
export function useOrganizationEntries(): NavEntry[] {
  const t = useTranslate();
  const standing = useAccessContext();
  const { id } = useSnapshot(actingFor);
  if (standing === undefined || id === null) return [];
  const plan = userMenuPlan(standing).organization;
  const settings: NavEntry = {
    id: 'organizationSettings',
    label: t(messages.settings),
    href: paths.organization(id),
    icon: 'settings',
  };
  return [...(plan.includes('organizationSettings') ? [settings] : []), ...placeEntries(t, plan, null)];
}

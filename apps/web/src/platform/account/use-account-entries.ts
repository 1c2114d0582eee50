import { sidebarPlan, userMenuPlan } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { placeEntries } from '../navigation/places.ts';
import { useAccessContext } from './use-access-context.ts';
import { useOrganizationEntries } from './use-organization-entries.ts';
import { useTranslate } from '../i18n/translate.ts';

/** The places of an account for the drawer of phones; none until it is known who reads. */
export function useAccountEntries(): readonly NavEntry[] {
  const t = useTranslate();
  const standing = useAccessContext();
  const organizations = useOrganizationEntries();
  if (standing === undefined) return [];
  const { superAdmin, account } = sidebarPlan(standing, { emptyNewChat: false });
  const { sources } = userMenuPlan(standing);
  return [...placeEntries(t, sources, null), ...organizations, ...placeEntries(t, [...superAdmin, ...account], null)];
}

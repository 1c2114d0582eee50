import { can } from '@footnote/domain';
import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';
import { actingFor } from './acting-for.store.ts';
import { useAccessContext } from './use-access-context.ts';

const messages = defineMessages({
  settings: { defaultMessage: 'Organization settings', description: 'Heading of the page of an organization' },
});

/** The settings of the organization the user acts for, for its admins and super admins (specification §2, User menu). */
export function useOrganizationEntries(): NavEntry[] {
  const t = useTranslate();
  const standing = useAccessContext();
  const { id } = useSnapshot(actingFor);
  if (standing === undefined || id === null || !can(standing, 'organizationSettings')) return [];
  return [
    {
      id: 'organizationSettings',
      label: t(messages.settings),
      href: paths.organization(id),
      icon: 'settings' as const,
    },
  ];
}

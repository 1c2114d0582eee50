import type { NavEntry } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../i18n/translate.ts';
import { paths } from '../navigation/paths.ts';
import { account } from './account.store.ts';

const messages = defineMessages({
  settings: { defaultMessage: 'Settings of {organization}', description: 'Names the settings of an organization' },
});

/** The settings of the organizations whose admin the user is. */
export function useOrganizationEntries(): NavEntry[] {
  const t = useTranslate();
  const { profile } = useSnapshot(account);
  const roles = profile?.organizationRoles.filter(({ role }) => role === 'Admin') ?? [];
  return roles.map(({ organization: { id, name } }) => ({
    id: `organization ${id}`,
    label: t(messages.settings, { organization: name }),
    href: paths.organization(id),
    icon: 'settings',
  }));
}

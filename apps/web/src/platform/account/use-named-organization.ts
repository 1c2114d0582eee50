import { usableRoles, type OrganizationRole } from '@footnote/domain';
import { useEffect } from 'react';
import { defineMessages } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useTranslate, type Translate } from '../i18n/translate.ts';
import { NAMED_ORGANIZATION } from '../navigation/paths.ts';
import { account } from './account.store.ts';
import { actingFor, followActing } from './acting-for.store.ts';

const messages = defineMessages({
  other: {
    defaultMessage: 'It belongs to an organization that you are not a member of.',
    description: 'Explains that what a notification or a mail led to cannot be opened',
  },
  suspended: {
    defaultMessage: 'It belongs to {organization}, which is suspended. It is there again once the organization is.',
    description: 'Explains that what a notification or a mail led to cannot be opened',
  },
  secondFactor: {
    defaultMessage: 'It belongs to {organization}, which asks for a second factor: set yours up under “My profile”.',
    description: 'Explains that what a notification or a mail led to cannot be opened',
  },
});

export interface NamedOrganization {
  /** Whether it is about to be acted for: what is asked before that is asked for another. */
  pending: boolean;
  /** Why it cannot be acted for, in words; null where it can, none was named, or it is any other to a super admin. */
  closed: string | null;
}

/** Acts for the organization that a link of a notification or a mail names, where the user belongs to it and can. */
export function useNamedOrganization(): NamedOrganization {
  const t = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const { profile } = useSnapshot(account);
  const { id: acting } = useSnapshot(actingFor);
  const named = parameters.get(NAMED_ORGANIZATION);
  const role = profile?.organizationRoles.find(({ organization }) => organization.id === named);
  const isOpen = role !== undefined && usableRoles([role]).length > 0;
  useEffect(() => {
    if (!isOpen || profile === null) return;
    if (named !== acting) followActing(profile, role.organization);
    // Whoever acts for another later is not led back by it.
    setParameters(without(NAMED_ORGANIZATION), { replace: true });
  }, [isOpen, role, named, profile, acting, setParameters]);
  const isForeign = role === undefined && profile?.superAdmin === true;
  const isClosed = named !== null && named !== acting && profile !== null && !isOpen && !isForeign;
  return { pending: isOpen, closed: isClosed ? closedWords(t, role) : null };
}

const without = (name: string) => (parameters: URLSearchParams) => {
  parameters.delete(name);
  return parameters;
};

function closedWords(t: Translate, role: OrganizationRole | undefined): string {
  if (role === undefined) return t(messages.other);
  const { name: organization, suspended } = role.organization;
  return t(suspended ? messages.suspended : messages.secondFactor, { organization });
}

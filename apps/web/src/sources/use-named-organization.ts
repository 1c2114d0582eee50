import { usableRoles } from '@footnote/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { actingFor, followActing } from '../platform/account/acting-for.store.ts';

const NAMED = 'organization';

/** Acts for the organization that a link of a notification or a mail names, where the user belongs to it and can. */
export function useNamedOrganization(): void {
  const [parameters, setParameters] = useSearchParams();
  const { profile } = useSnapshot(account);
  const { id: acting } = useSnapshot(actingFor);
  const named = parameters.get(NAMED);
  useEffect(() => {
    if (named === null || profile === null) return;
    const role = usableRoles(profile.organizationRoles).find(({ organization }) => organization.id === named);
    if (role !== undefined && named !== acting) followActing(profile, role.organization);
    // Whoever acts for another later is not led back by it.
    setParameters({}, { replace: true });
  }, [named, profile, acting, setParameters]);
}

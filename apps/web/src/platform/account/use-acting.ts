import { userMenuPlan, type ActingOrganization } from '@footnote/domain';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../navigation/paths.ts';
import { account } from './account.store.ts';
import { actFor, actingFor } from './acting-for.store.ts';
import { useAccessContext } from './use-access-context.ts';

/** An organization a user belongs to. */
export interface OwnOrganization extends ActingOrganization {
  /** Whether nobody can act for it for now. */
  suspended: boolean;
  /** Whether it asks for a second factor that the user lacks. */
  secondFactorMissing: boolean;
}

export interface Acting {
  /** Whether there is anything to choose. */
  canSwitch: boolean;
  /** Whether any organization can be acted for, whoever belongs to it. */
  findsAny: boolean;
  /** The organizations a user belongs to. */
  own: readonly OwnOrganization[];
  /** The one that is acted for; null for oneself. */
  organization: ActingOrganization | null;
  /** Acts for another from now on, in a new chat. */
  choose: (organization: ActingOrganization | null) => void;
}

const ownOf = ({ id, name, suspended, secondFactorMissing }: OwnOrganization): OwnOrganization => ({
  id,
  name,
  suspended,
  secondFactorMissing,
});

/** Whom the user acts for, and the way to change it. */
export function useActing(): Acting {
  const navigate = useNavigate();
  const { profile } = useSnapshot(account);
  const { id, name } = useSnapshot(actingFor);
  const standing = useAccessContext();
  const own = profile?.organizationRoles.map(({ organization }) => ownOf(organization)) ?? [];
  return {
    // Whoever belongs to closed ones alone sees why there is none to act for.
    canSwitch: standing !== undefined && (userMenuPlan(standing).switcher || own.length > 0),
    findsAny: profile?.superAdmin === true,
    own,
    organization: id === null ? null : { id, name },
    choose(organization) {
      if (profile === null || organization?.id === (id ?? undefined)) return;
      actFor(profile, organization);
      void navigate(paths.chat);
    },
  };
}

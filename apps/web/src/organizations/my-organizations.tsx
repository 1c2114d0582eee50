import { OwnOrganizations } from '@footnote/ui';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { account, loadAccount } from '../platform/account/account.store.ts';
import { actFor } from '../platform/account/acting-for.store.ts';
import { paths } from '../platform/navigation/paths.ts';
import { answerInvite, leaveOrganization } from './organizations.client.ts';
import { useChange } from '../platform/lists/use-change.ts';

/** The organizations a user belongs to or is invited into; nothing for whoever has to do with none. */
export function MyOrganizations() {
  const navigate = useNavigate();
  const { profile } = useSnapshot(account);
  const { busy, problem, change } = useChange();
  if (profile === null || profile.organizationRoles.length + profile.pendingInvites.length === 0) return null;
  const leave = async (id: string) => {
    await change(id, () => leaveOrganization(id));
    await loadAccount();
  };
  /** The settings of an organization are open to whoever acts for it. */
  const openSettings = (href: string) => {
    const own = profile.organizationRoles.find(({ organization }) => paths.organization(organization.id) === href);
    if (own !== undefined) actFor(profile, own.organization);
    void navigate(href);
  };
  const answer = async (id: string, accepted: boolean) => {
    await change(id, () => answerInvite(id, accepted));
    await loadAccount();
  };
  return (
    <OwnOrganizations
      invites={profile.pendingInvites}
      onAnswer={(invite, accepted) => void answer(invite.id, accepted)}
      roles={profile.organizationRoles}
      hrefOf={paths.organization}
      onFollow={openSettings}
      securityHref={paths.security}
      onLeave={(id) => void leave(id)}
      busy={busy}
      problem={problem}
    />
  );
}

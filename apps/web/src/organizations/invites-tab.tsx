import { placesAreLeft, type Organization } from '@footnote/domain';
import { INVITE_SORTS, InvitesTable } from '@footnote/ui';
import { useState } from 'react';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { organizationCalls } from './organization-calls.ts';
import { InviteForm } from './invite-form.tsx';
import { fetchInvites, inviteAgain, withdrawInvite } from './organizations.client.ts';
import { peopleProps } from './people-props.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { useList } from '../platform/lists/use-list.ts';

export interface InvitesTabProps {
  organization: Organization;
  /** Called once the invites have changed. */
  onChanged: () => void;
}

/** Who was invited and has not answered, found, sorted and paged by the server; and the form that invites. */
export function InvitesTab({ organization, onChanged }: InvitesTabProps) {
  const { id } = organization;
  const { formatDate } = useMoments();
  const [inviting, setInviting] = useState(false);
  const list = useList(organizationCalls.organizationInvites(id), fetchInvites, {
    column: 'createdAt',
    direction: 'descending',
  });
  const { busy, problem, change } = useChange();
  const { people, table } = peopleProps(list, { sorts: INVITE_SORTS, first: 'createdAt' });
  const refresh = async () => {
    await list.again();
    onChanged();
  };
  return (
    <>
      <InvitesTable
        invites={people}
        formatDate={formatDate}
        full={!placesAreLeft(organization)}
        onInvite={() => setInviting(true)}
        onWithdraw={(invite) => void change(invite.id, () => withdrawInvite(id, invite.id)).then(refresh)}
        onAgain={(invite) => void change(invite.id, () => inviteAgain(id, invite.id)).then(refresh)}
        busy={busy}
        problem={problem}
        {...table}
      />
      {inviting && <InviteForm organizationId={id} onClose={() => setInviting(false)} onSent={() => void refresh()} />}
    </>
  );
}

import { placesAreLeft, type Organization } from '@footnote/domain';
import { INVITE_SORTS, InvitesTable } from '@footnote/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { calls } from '../platform/navigation/paths.ts';
import { InviteForm } from './invite-form.tsx';
import { fetchInvites, inviteAgain, withdrawInvite } from './organizations.client.ts';
import { useChange } from './use-change.ts';
import { useList } from './use-list.ts';

export interface InvitesTabProps {
  organization: Organization;
  /** Called once the invites have changed. */
  onChanged: () => void;
}

/** Who was invited and has not answered, found, sorted and paged by the server; and the form that invites. */
export function InvitesTab({ organization, onChanged }: InvitesTabProps) {
  const { id } = organization;
  const { formatDate } = useIntl();
  const [inviting, setInviting] = useState(false);
  const list = useList(calls.organizationInvites(id), fetchInvites, { column: 'createdAt', direction: 'descending' });
  const { busy, problem, change } = useChange();
  const { shown } = list;
  const refresh = async () => {
    await list.again();
    onChanged();
  };
  return (
    <>
      <InvitesTable
        invites={shown?.ok === true ? shown.value.items : null}
        formatDate={(moment) => formatDate(moment, { dateStyle: 'medium' })}
        full={!placesAreLeft(organization)}
        onInvite={() => setInviting(true)}
        onWithdraw={(invite) => void change(invite.id, () => withdrawInvite(id, invite.id)).then(refresh)}
        onAgain={(invite) => void change(invite.id, () => inviteAgain(id, invite.id)).then(refresh)}
        busy={busy}
        problem={problem}
        list={{
          query: list.query,
          onQueryChange: list.changeQuery,
          onSearch: list.search,
          sort: INVITE_SORTS.find((sort) => sort === list.order.column) ?? 'createdAt',
          onSortChange: (column) =>
            list.changeOrder({ column, direction: column === 'createdAt' ? 'descending' : 'ascending' }),
          page: list.page,
          pageSize: list.pageSize,
          total: shown?.ok === true ? shown.value.total : 0,
          onPageChange: list.changePage,
        }}
        {...(shown?.ok === false ? { onRetry: () => void list.again() } : {})}
      />
      {inviting && <InviteForm organizationId={id} onClose={() => setInviting(false)} onSent={() => void refresh()} />}
    </>
  );
}

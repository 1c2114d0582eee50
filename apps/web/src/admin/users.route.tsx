import { USER_FILTERS, userDeletionRefusal, type AdminUser } from '@footnote/domain';
import { UserDetails, UserList, type UserAction } from '@footnote/ui';
import { useState, type ReactNode } from 'react';
import { defineMessages } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { account } from '../platform/account/account.store.ts';
import { failureMessage } from '../platform/i18n/failure-messages.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useChange, type Changes } from '../platform/lists/use-change.ts';
import { listProps, useList } from '../platform/lists/use-list.ts';
import { paths } from '../platform/navigation/paths.ts';
import { adminCalls } from './admin-calls.ts';
import { AdministrationPage } from '../platform/shell/administration-page.tsx';
import { changeUser, fetchUser, fetchUsers, removeUser } from './users.client.ts';

const messages = defineMessages({
  heading: { defaultMessage: 'Users', description: 'Names the list of all users' },
  description: {
    defaultMessage: 'Everybody with an account. What you do here is written to the audit log.',
    description: 'Below the heading of the page with all users',
  },
  yourself: {
    defaultMessage: 'You cannot do this to your own account.',
    description: 'Why a call or an answer failed',
  },
  roles: {
    defaultMessage: 'A user with organization roles cannot be removed. Take the roles away first.',
    description: 'Why a call or an answer failed',
  },
});

/** The page at /users: all of them, for super admins (specification §2). */
export default function UsersRoute({ header }: { header: ReactNode }) {
  const t = useTranslate();
  return (
    <AdministrationPage
      header={header}
      place="users"
      heading={t(messages.heading)}
      description={t(messages.description)}
    >
      <AllUsers />
    </AdministrationPage>
  );
}

function AllUsers() {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const [parameters] = useSearchParams();
  const opened = parameters.get('user');
  const list = useList(adminCalls.users, fetchUsers, { column: 'name', direction: 'ascending' });
  const changes = useChange();
  const ownEmail = useSnapshot(account).profile?.email ?? '';
  const act = async ({ id }: AdminUser, action: UserAction) => {
    await changes.change(id, () => changeUser(id, action));
    await list.again();
  };
  const remove = async ({ id }: AdminUser) => {
    await changes.change(id, () => removeUser(id));
    await list.again();
  };
  const refusalOf = (row: AdminUser) => {
    const refusal = userDeletionRefusal(row, { email: ownEmail });
    if (refusal === null) return '';
    return t(refusal === 'yourself' ? messages.yourself : messages.roles);
  };
  return (
    <>
      <UserList
        {...listProps(list)}
        show={USER_FILTERS.find((filter) => filter === list.filters['show']) ?? 'all'}
        onShowChange={(show) => list.changeFilters({ show })}
        onDelete={(row) => void remove(row)}
        refusalOf={refusalOf}
        problem={opened === null ? changes.problem : ''}
        hrefOf={({ id }) => paths.user(id)}
        onFollow={(href) => void navigate(href)}
        onAction={(row, action) => void act(row, action)}
        ownEmail={ownEmail}
        formatDate={formatDate}
      />
      {opened !== null && (
        <OneUser key={opened} id={opened} ownEmail={ownEmail} changes={changes} onChanged={() => void list.again()} />
      )}
    </>
  );
}

interface OneUserProps {
  id: string;
  ownEmail: string;
  changes: Changes;
  onChanged: () => void;
}

function OneUser({ id, ownEmail, changes, onChanged }: OneUserProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { formatDate } = useMoments();
  const [busy, setBusy] = useState<UserAction | null>(null);
  const { data: looked, mutate } = useSWR(adminCalls.user(id), fetchUser);
  const act = async (action: UserAction) => {
    setBusy(action);
    await changes.change(id, () => changeUser(id, action));
    await mutate();
    setBusy(null);
    onChanged();
  };
  return (
    <UserDetails
      user={looked?.ok === true ? looked.value : null}
      onClose={() => void navigate(paths.users, { replace: true })}
      onAction={(_user, action) => void act(action)}
      busy={busy}
      problem={looked?.ok === false ? failureMessage(t, looked.error) : changes.problem}
      ownEmail={ownEmail}
      hrefOf={paths.organization}
      onFollow={(href) => void navigate(href)}
      formatDate={formatDate}
    />
  );
}

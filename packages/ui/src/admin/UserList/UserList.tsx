import { USER_FILTERS, type AdminUser, type UserFilter } from '@footnote/domain';
import { useState } from 'react';
import type { Translate } from '../../messages/define-messages.ts';
import { roleMessages } from '../../messages/role.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import type { MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { AdminList, type AdminListProps } from '../admin-list.tsx';
import { quiet } from '../admin-list.css.ts';
import { EmailAddress } from '../email-address.tsx';
import { UserMarks } from '../user-marks.tsx';
import { actionsOf, isAsked, UserQuestion, type UserAction } from '../user-question.tsx';
import { messages as actionMessages } from '../user-question.messages.ts';
import { filterMessages, listMessages, messages } from './UserList.messages.ts';

export interface UserListProps extends AdminListProps<AdminUser> {
  /** Which users are listed. */
  show: UserFilter;
  /** Called with another choice of them. */
  onShowChange: (show: UserFilter) => void;
  /** Called with a user and what to do with them, once it was asked about where it has to be. */
  onAction: (user: AdminUser, action: UserAction) => void;
  /** E-mail of the administrator, to whose own account nothing can be done here. */
  ownEmail: string;
}

const ICONS: Readonly<Record<UserAction, NonNullable<MenuItem['icon']>>> = {
  promote: 'user',
  demote: 'user',
  signOut: 'signOut',
  suspend: 'lock',
  resume: 'check',
};

const nameOf = ({ name, email }: AdminUser) => (name === '' ? email : name);

/** All users with their plans and roles, for super admins. */
export function UserList(props: UserListProps) {
  const { onAction, ownEmail, show, onShowChange } = props;
  const { t } = useMessages();
  const [asked, setAsked] = useState<{ user: AdminUser; action: UserAction } | null>(null);
  const choose = (user: AdminUser, action: UserAction) => {
    if (isAsked(action)) setAsked({ user, action });
    else onAction(user, action);
  };
  return (
    <>
      <AdminList
        {...props}
        columns={columnsOf(t)}
        rowName={nameOf}
        unknown={messages.unknown}
        openIcon="info"
        tight
        own={listMessages}
        filter={
          <Select
            label={t(messages.show)}
            labelHidden
            options={USER_FILTERS.map((value) => ({ value, label: t(filterMessages[value]) }))}
            value={show}
            onChange={onShowChange}
          />
        }
        itemsOf={(user) =>
          actionsOf(user).map((action) => ({
            id: action,
            label: t(actionMessages[action]),
            icon: ICONS[action],
            disabled: user.email.toLowerCase() === ownEmail.toLowerCase(),
            onSelect: () => choose(user, action),
          }))
        }
      />
      <UserQuestion asked={asked} onClose={() => setAsked(null)} onConfirm={onAction} />
    </>
  );
}

function columnsOf(t: Translate): DataTableColumn<AdminUser>[] {
  return [
    {
      id: 'email',
      header: t(messages.email),
      width: 'wide',
      sortable: true,
      cell: ({ email }) => <EmailAddress email={email} />,
    },
    { id: 'plan', header: t(messages.plan), width: 'wide', cell: (user) => <UserMarks user={user} /> },
    {
      id: 'organizations',
      header: t(messages.organizations),
      width: 'wide',
      cell: ({ organizationRoles }) =>
        organizationRoles.length === 0 ? (
          <span className={quiet}>{t(messages.none)}</span>
        ) : (
          organizationRoles
            .map(({ role, organization }) => `${organization.name} (${t(roleMessages[role])})`)
            .join(', ')
        ),
    },
  ];
}

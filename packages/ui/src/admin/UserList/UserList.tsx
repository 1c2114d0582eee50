import type { AdminUser } from '@footnote/domain';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { AdminList, type AdminListProps } from '../admin-list.tsx';
import { badges, quiet } from '../admin-list.css.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { roleMessages } from '../../messages/role.messages.ts';
import { listMessages, messages, planMessages } from './UserList.messages.ts';

export interface UserListProps extends AdminListProps<AdminUser> {
  /** Called with a user and whether they should be a super admin. */
  onSuperAdmin: (user: AdminUser, superAdmin: boolean) => void;
  /** E-mail of the user, who cannot take their own rights away. */
  ownEmail: string;
  /** Says a moment as a user reads it ("1 June 2025"). */
  formatDate: (moment: string) => string;
}

const TONES: Record<AdminUser['plan'], NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  pro: 'pro',
  sandbox: 'info',
};

const nameOf = ({ name, email }: AdminUser) => (name === '' ? email : name);

/** All users with their plans and roles, for super admins. */
export function UserList(props: UserListProps) {
  const { onSuperAdmin, ownEmail } = props;
  const { t } = useMessages();
  return (
    <AdminList
      {...props}
      columns={columnsOf(props, t)}
      rowKey={({ id }) => id}
      rowName={nameOf}
      own={listMessages}
      itemsOf={(user) => [
        {
          id: 'super-admin',
          label: user.superAdmin ? t(messages.demote) : t(messages.promote),
          icon: 'user',
          disabled: user.email.toLowerCase() === ownEmail.toLowerCase(),
          onSelect: () => onSuperAdmin(user, !user.superAdmin),
        },
      ]}
    />
  );
}

function columnsOf({ formatDate }: UserListProps, t: Translate) {
  const columns: DataTableColumn<AdminUser>[] = [
    {
      id: 'name',
      header: t(messages.user),
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: ({ name }) => (name === '' ? <span className={quiet}>{t(messages.unknown)}</span> : name),
    },
    { id: 'email', header: t(messages.email), width: 'wide', sortable: true, cell: ({ email }) => email },
    {
      id: 'plan',
      header: t(messages.plan),
      width: 'wide',
      cell: (user) => (
        <span className={badges}>
          <Badge tone={TONES[user.plan]}>{t(planMessages[user.plan])}</Badge>
          {user.superAdmin && <Badge tone="accent">{t(messages.superAdmin)}</Badge>}
          {!user.verified && <Badge tone="caution">{t(messages.unverified)}</Badge>}
        </span>
      ),
    },
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
    { id: 'createdAt', header: t(messages.since), sortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  ];
  return columns;
}

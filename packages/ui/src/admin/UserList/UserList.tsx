import type { AdminUser, MemberRole } from '@footnote/domain';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { AdminList, type AdminListLabels, type AdminListProps } from '../admin-list.tsx';
import { badges, quiet } from '../admin-list.css.ts';

/** Words of a UserList. */
export interface UserListLabels extends AdminListLabels<AdminUser> {
  /** Headings of the columns. */
  user: string;
  email: string;
  plan: string;
  organizations: string;
  since: string;
  /** Name of each plan. */
  plans: Record<AdminUser['plan'], string>;
  /** Name of each role in an organization. */
  roles: Record<MemberRole, string>;
  /** Mark of super admins. */
  superAdmin: string;
  /** Mark of users whose e-mail is not verified. */
  unverified: string;
  /** Said where a name is not known, and where there is no organization. */
  unknown: string;
  none: string;
  /** Makes somebody a super admin, and takes it back. */
  promote: string;
  demote: string;
}

export interface UserListProps extends AdminListProps<AdminUser> {
  /** Called with a user and whether they should be a super admin. */
  onSuperAdmin: (user: AdminUser, superAdmin: boolean) => void;
  /** E-mail of the user, who cannot take their own rights away. */
  ownEmail: string;
  /** Says a moment as a user reads it ("1 June 2025"). */
  formatDate: (moment: string) => string;
  /** Its words. */
  labels: UserListLabels;
}

const TONES: Record<AdminUser['plan'], NonNullable<BadgeProps['tone']>> = {
  free: 'neutral',
  pro: 'pro',
  sandbox: 'info',
};

/** All users with their plans and roles, for super admins. */
export function UserList(props: UserListProps) {
  const { onSuperAdmin, ownEmail, labels } = props;
  return (
    <AdminList
      {...props}
      columns={columnsOf(props)}
      rowKey={({ id }) => id}
      itemsOf={(user) => [
        {
          id: 'super-admin',
          label: user.superAdmin ? labels.demote : labels.promote,
          icon: 'user',
          disabled: user.email.toLowerCase() === ownEmail.toLowerCase(),
          onSelect: () => onSuperAdmin(user, !user.superAdmin),
        },
      ]}
    />
  );
}

function columnsOf({ formatDate, labels }: UserListProps) {
  const columns: DataTableColumn<AdminUser>[] = [
    {
      id: 'name',
      header: labels.user,
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: ({ name }) => (name === '' ? <span className={quiet}>{labels.unknown}</span> : name),
    },
    { id: 'email', header: labels.email, width: 'wide', sortable: true, cell: ({ email }) => email },
    {
      id: 'plan',
      header: labels.plan,
      width: 'wide',
      cell: (user) => (
        <span className={badges}>
          <Badge tone={TONES[user.plan]}>{labels.plans[user.plan]}</Badge>
          {user.superAdmin && <Badge tone="accent">{labels.superAdmin}</Badge>}
          {!user.verified && <Badge tone="caution">{labels.unverified}</Badge>}
        </span>
      ),
    },
    {
      id: 'organizations',
      header: labels.organizations,
      width: 'wide',
      cell: ({ organizationRoles }) =>
        organizationRoles.length === 0 ? (
          <span className={quiet}>{labels.none}</span>
        ) : (
          organizationRoles.map(({ role, organization }) => `${organization.name} (${labels.roles[role]})`).join(', ')
        ),
    },
    { id: 'createdAt', header: labels.since, sortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  ];
  return columns;
}

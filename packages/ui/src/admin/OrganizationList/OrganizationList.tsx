import type { AdminOrganization, SubscriptionStatus } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { AdminList, type AdminListProps } from '../admin-list.tsx';
import { quiet } from '../admin-list.css.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { listMessages, messages, statusMessages } from './OrganizationList.messages.ts';

export interface OrganizationListProps extends AdminListProps<AdminOrganization> {
  /** Address of an organization's settings. */
  hrefOf: (organization: AdminOrganization) => string;
  /** Called with that address instead of following it, for routing in the page. */
  onFollow: Follow;
  /** Says a moment as a user reads it ("3 November 2025"). */
  formatDate: (moment: string) => string;
}

const TONES: Record<SubscriptionStatus, NonNullable<BadgeProps['tone']>> = {
  active: 'positive',
  trialing: 'pro',
  past_due: 'critical',
  paused: 'caution',
  canceled: 'neutral',
};

const nameOf = ({ name }: AdminOrganization) => name;

/** All organizations, for super admins. */
export function OrganizationList(props: OrganizationListProps) {
  const { hrefOf, onFollow } = props;
  const { t } = useMessages();
  return (
    <AdminList
      {...props}
      columns={columnsOf(props, t)}
      rowKey={({ id }) => id}
      rowName={nameOf}
      own={listMessages}
      itemsOf={(row) => [
        { id: 'open', label: t(messages.open), icon: 'settings', onSelect: () => onFollow(hrefOf(row)) },
      ]}
    />
  );
}

function columnsOf({ hrefOf, onFollow, formatDate }: OrganizationListProps, t: Translate) {
  const columns: DataTableColumn<AdminOrganization>[] = [
    {
      id: 'name',
      header: t(messages.organization),
      width: 'wide',
      sortable: true,
      namesRow: true,
      cell: (row) => (
        <Link href={hrefOf(row)} onClick={(event) => followInPage(event, hrefOf(row), onFollow)}>
          {row.name}
        </Link>
      ),
    },
    {
      id: 'status',
      header: t(messages.status),
      cell: ({ status }) =>
        status === null ? (
          <span className={quiet}>{t(messages.noStatus)}</span>
        ) : (
          <Badge tone={TONES[status]}>{t(statusMessages[status])}</Badge>
        ),
    },
    {
      id: 'users',
      header: t(messages.users),
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ users, userLimit }) => t(messages.usersText, { users, limit: userLimit }),
    },
    { id: 'sources', header: t(messages.sources), width: 'narrow', align: 'end', cell: ({ sources }) => sources },
    { id: 'createdAt', header: t(messages.created), sortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  ];
  return columns;
}

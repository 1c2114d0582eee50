import type { AdminOrganization, SubscriptionStatus } from '@footnote/domain';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { AdminList, type AdminListLabels, type AdminListProps } from '../admin-list.tsx';
import { quiet } from '../admin-list.css.ts';

/** Words of an OrganizationList. */
export interface OrganizationListLabels extends AdminListLabels<AdminOrganization> {
  /** Headings of the columns. */
  organization: string;
  status: string;
  users: string;
  sources: string;
  created: string;
  /** Name of each status of a subscription. */
  statuses: Record<SubscriptionStatus, string>;
  /** Said where there is no subscription. */
  noStatus: string;
  /** Users of the user limit ("8 of 20"). */
  usersText: (users: number, limit: number) => string;
  /** Opens the settings of an organization. */
  open: string;
}

export interface OrganizationListProps extends AdminListProps<AdminOrganization> {
  /** Address of an organization's settings. */
  hrefOf: (organization: AdminOrganization) => string;
  /** Called with that address instead of following it, for routing in the page. */
  onFollow: Follow;
  /** Says a moment as a user reads it ("3 November 2025"). */
  formatDate: (moment: string) => string;
  /** Its words. */
  labels: OrganizationListLabels;
}

const TONES: Record<SubscriptionStatus, NonNullable<BadgeProps['tone']>> = {
  active: 'positive',
  trialing: 'pro',
  past_due: 'critical',
  paused: 'caution',
  canceled: 'neutral',
};

/** All organizations, for super admins. */
export function OrganizationList(props: OrganizationListProps) {
  const { hrefOf, onFollow, labels } = props;
  return (
    <AdminList
      {...props}
      columns={columnsOf(props)}
      rowKey={({ id }) => id}
      itemsOf={(row) => [{ id: 'open', label: labels.open, icon: 'settings', onSelect: () => onFollow(hrefOf(row)) }]}
    />
  );
}

function columnsOf({ hrefOf, onFollow, formatDate, labels }: OrganizationListProps) {
  const columns: DataTableColumn<AdminOrganization>[] = [
    {
      id: 'name',
      header: labels.organization,
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
      header: labels.status,
      cell: ({ status }) =>
        status === null ? (
          <span className={quiet}>{labels.noStatus}</span>
        ) : (
          <Badge tone={TONES[status]}>{labels.statuses[status]}</Badge>
        ),
    },
    {
      id: 'users',
      header: labels.users,
      width: 'narrow',
      align: 'end',
      sortable: true,
      cell: ({ users, userLimit }) => labels.usersText(users, userLimit),
    },
    { id: 'sources', header: labels.sources, width: 'narrow', align: 'end', cell: ({ sources }) => sources },
    { id: 'createdAt', header: labels.created, sortable: true, cell: ({ createdAt }) => formatDate(createdAt) },
  ];
  return columns;
}

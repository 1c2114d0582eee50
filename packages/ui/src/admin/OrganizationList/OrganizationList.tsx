import {
  ORGANIZATION_FILTERS,
  type AdminOrganization,
  type OrganizationFilter,
  type SubscriptionStatus,
} from '@footnote/domain';
import { useState } from 'react';
import { Badge, type BadgeProps } from '../../primitives/Badge/Badge.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableColumn } from '../../primitives/DataTable/columns.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { AdminList, type AdminListProps } from '../admin-list.tsx';
import { marks, quiet } from '../admin-list.css.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { filterMessages, listMessages, messages, statusMessages } from './OrganizationList.messages.ts';

export interface OrganizationListProps extends AdminListProps<AdminOrganization> {
  /** Which organizations are listed. */
  show: OrganizationFilter;
  /** Called with another choice of them. */
  onShowChange: (show: OrganizationFilter) => void;
  /** Called with an organization to suspend, once it was asked about, or to resume. */
  onSuspend: (organization: AdminOrganization, suspended: boolean) => void;
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
  const { onSuspend, show, onShowChange } = props;
  const { t } = useMessages();
  const [asked, setAsked] = useState<AdminOrganization | null>(null);
  return (
    <>
      <AdminList
        {...props}
        columns={columnsOf(t)}
        rowName={nameOf}
        openIcon="settings"
        own={listMessages}
        filter={
          <Select
            label={t(messages.show)}
            labelHidden
            options={ORGANIZATION_FILTERS.map((value) => ({ value, label: t(filterMessages[value]) }))}
            value={show}
            onChange={onShowChange}
          />
        }
        itemsOf={(row) => [
          row.suspended
            ? { id: 'resume', label: t(messages.resume), icon: 'check', onSelect: () => onSuspend(row, false) }
            : { id: 'suspend', label: t(messages.suspend), icon: 'lock', onSelect: () => setAsked(row) },
        ]}
      />
      <SuspendQuestion asked={asked} onClose={() => setAsked(null)} onConfirm={(row) => onSuspend(row, true)} />
    </>
  );
}

interface SuspendQuestionProps {
  asked: AdminOrganization | null;
  onClose: () => void;
  onConfirm: (organization: AdminOrganization) => void;
}

function SuspendQuestion({ asked, onClose, onConfirm }: SuspendQuestionProps) {
  const { t } = useMessages();
  if (asked === null) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(messages.suspendTitle, { row: asked.name })}
      description={t(messages.suspendText)}
      confirmLabel={t(messages.suspend)}
      cancelLabel={t(messages.keep)}
      tone="critical"
      onConfirm={() => {
        onClose();
        onConfirm(asked);
      }}
    />
  );
}

function columnsOf(t: Translate): DataTableColumn<AdminOrganization>[] {
  return [
    {
      id: 'status',
      header: t(messages.status),
      cell: ({ status, suspended }) => (
        <span className={marks}>
          {status === null ? (
            <span className={quiet}>{t(messages.noStatus)}</span>
          ) : (
            <Badge tone={TONES[status]}>{t(statusMessages[status])}</Badge>
          )}
          {suspended && <Badge tone="critical">{t(messages.suspended)}</Badge>}
        </span>
      ),
    },
    {
      id: 'users',
      header: t(messages.users),
      align: 'end',
      sortable: true,
      cell: ({ users, userLimit }) => t(messages.usersText, { users, limit: userLimit }),
    },
    { id: 'sources', header: t(messages.sources), width: 'narrow', align: 'end', cell: ({ sources }) => sources },
  ];
}

import type { MemberRole, OrganizationInvite } from '@footnote/domain';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PeopleLoading } from '../people-loading.tsx';
import * as styles from '../people-table.css.ts';

/** Words of an InvitesTable. */
export interface InvitesTableLabels {
  /** Names the table, and heads its columns. */
  name: string;
  person: string;
  role: string;
  sent: string;
  /** Name of each role. */
  roles: Record<MemberRole, string>;
  /** "Invite" */
  invite: string;
  /** "Withdraw" */
  withdraw: string;
  /** Names the button that does ("Withdraw the invite of John Snow"). */
  withdrawNamed: (person: string) => string;
  /** The question before that, what follows from it, and its two answers. */
  withdrawing: { title: (person: string) => string; text: string; confirm: string; keep: string };
  /** Said while no place is left, and what would make one. */
  full: string;
  /** Said when there are none, and how they come. */
  empty: string;
  emptyHint: string;
  /** Said while they load. */
  loading: string;
}

export interface InvitesTableProps {
  /** Open invites, newest first; null while they load. */
  invites: readonly OrganizationInvite[] | null;
  /** Says a moment as a user reads it ("18 May 2026"). */
  formatDate: (moment: string) => string;
  /** True while no place is left: inviting is locked and the reason is said. */
  full: boolean;
  /** Called when a user wants to invite somebody. */
  onInvite: () => void;
  /** Called with the e-mail of an invite whose withdrawal was confirmed. */
  onWithdraw: (email: string) => void;
  /** E-mail of the invite that is being withdrawn, or null. */
  busy?: string | null;
  /** What went wrong. */
  problem?: string;
  /** Its words. */
  labels: InvitesTableLabels;
}

/** Who was invited into an organization and has not answered yet. */
export function InvitesTable(props: InvitesTableProps) {
  const { invites, full, onInvite, onWithdraw, problem = '', labels } = props;
  const [leaving, setLeaving] = useState<OrganizationInvite | null>(null);
  const { title, text, confirm, keep } = labels.withdrawing;
  const invite = (
    <Button variant="primary" icon="add" disabled={full || invites === null} onClick={onInvite}>
      {labels.invite}
    </Button>
  );
  return (
    <div className={styles.part}>
      {full && <Banner tone="caution">{labels.full}</Banner>}
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <div>{invite}</div>
      <Rows {...props} onLeave={setLeaving} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : title(leaving.name)}
        description={text}
        confirmLabel={confirm}
        cancelLabel={keep}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onWithdraw(leaving.email);
          setLeaving(null);
        }}
      />
    </div>
  );
}

interface RowsProps extends InvitesTableProps {
  onLeave: (invite: OrganizationInvite) => void;
}

function Rows(props: RowsProps) {
  const { invites, labels } = props;
  if (invites === null) return <PeopleLoading label={labels.loading} />;
  if (invites.length === 0) return <EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>;
  return (
    <div className={styles.frame}>
      <table aria-label={labels.name} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {[labels.person, labels.role, labels.sent].map((heading) => (
              <th key={heading} scope="col" className={styles.cell}>
                {heading}
              </th>
            ))}
            <th scope="col" className={styles.cell}>
              <span className={styles.hidden}>{labels.withdraw}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invites.map((invite) => (
            <InviteRow key={invite.email} {...props} invite={invite} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InviteRow(props: RowsProps & { invite: OrganizationInvite }) {
  const { invite, formatDate, busy = null, onLeave, labels } = props;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>
          <bdi>{invite.name}</bdi>
        </span>
        <span className={styles.email}>{invite.email}</span>
      </th>
      <td className={styles.cell}>
        <Badge tone={invite.role === 'Admin' ? 'accent' : 'neutral'}>{labels.roles[invite.role]}</Badge>
      </td>
      <td className={styles.cell}>{formatDate(invite.createdAt)}</td>
      <td className={styles.action}>
        <Button
          variant="quiet"
          size="small"
          aria-label={labels.withdrawNamed(invite.name)}
          busy={busy === invite.email}
          onClick={() => onLeave(invite)}
        >
          {labels.withdraw}
        </Button>
      </td>
    </tr>
  );
}

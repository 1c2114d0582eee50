import type { OrganizationInvite } from '@footnote/domain';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { messages as listMessages } from '../people-list.messages.ts';
import { NobodyFound, PeopleList, type PeopleListControls } from '../people-list.tsx';
import { PeopleLoading } from '../people-loading.tsx';
import { roleMessages } from '../../messages/role.messages.ts';
import { messages, sortMessages } from './InvitesTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from '../people-table.css.ts';

export interface InvitesTableProps {
  /** Open invites, newest first, on the page that is shown; null while they load. */
  invites: readonly OrganizationInvite[] | null;
  /** Says a moment as a user reads it ("18 May 2026"). */
  formatDate: (moment: string) => string;
  /** True while no place is left: inviting is locked and the reason is said. */
  full: boolean;
  /** Called when a user wants to invite somebody. */
  onInvite: () => void;
  /** Called with an invite whose withdrawal was confirmed. */
  onWithdraw: (invite: OrganizationInvite) => void;
  /** Called with an invite whose mail should go out once more; left out, nothing is said of that. */
  onAgain?: (invite: OrganizationInvite) => void;
  /** Id of the invite that is being changed, or null. */
  busy?: string | null;
  /** What went wrong. */
  problem?: string;
  /** Finds, sorts and pages a long list; left out, all invites stand on one page. */
  list?: PeopleListControls<InviteSort>;
  /** Given where invites could not be loaded: called when a user tries again. */
  onRetry?: () => void;
}

/** What invites can be sorted by. */
export const INVITE_SORTS = ['createdAt', 'name', 'email'] as const;
export type InviteSort = (typeof INVITE_SORTS)[number];

/** Who was invited into an organization and has not answered yet. */
export function InvitesTable(props: InvitesTableProps) {
  const { t } = useMessages();
  const { invites, full, onInvite, onWithdraw, problem = '' } = props;
  const [leaving, setLeaving] = useState<OrganizationInvite | null>(null);
  const invite = (
    <Button variant="primary" icon="add" disabled={full || invites === null} onClick={onInvite}>
      {t(messages.invite)}
    </Button>
  );
  return (
    <div className={styles.part}>
      {full && <Banner tone="caution">{t(messages.full)}</Banner>}
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <div>{invite}</div>
      <Listed {...props} onLeave={setLeaving} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : t(messages.withdrawingTitle, { person: leaving.name })}
        description={t(messages.withdrawingText)}
        confirmLabel={t(messages.withdrawingConfirm)}
        cancelLabel={t(messages.withdrawingKeep)}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onWithdraw(leaving);
          setLeaving(null);
        }}
      />
    </div>
  );
}

interface RowsProps extends InvitesTableProps {
  onLeave: (invite: OrganizationInvite) => void;
}

function Listed(props: RowsProps) {
  const { t } = useMessages();
  const { list, invites } = props;
  if (list === undefined) return <Rows {...props} />;
  return (
    <PeopleList
      list={list}
      orders={INVITE_SORTS.map((value) => ({ value, label: t(sortMessages[value]) }))}
      pagesLabel={t(messages.pages)}
      loading={invites === null}
    >
      <Rows {...props} />
    </PeopleList>
  );
}

function Rows(props: RowsProps) {
  const { t } = useMessages();
  const { invites, list, onRetry } = props;
  if (onRetry !== undefined) {
    return <ErrorState title={t(messages.error)} action={<Button onClick={onRetry}>{t(listMessages.retry)}</Button>} />;
  }
  if (invites === null) return <PeopleLoading label={t(messages.loading)} />;
  if (invites.length === 0 && list !== undefined && list.query !== '') return <NobodyFound />;
  if (invites.length === 0) return <EmptyState title={t(messages.empty)}>{t(messages.emptyHint)}</EmptyState>;
  return (
    <div className={styles.frame}>
      <table aria-label={t(messages.name)} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {[t(messages.person), t(messages.role), t(messages.sent)].map((heading) => (
              <th key={heading} scope="col" className={styles.cell}>
                {heading}
              </th>
            ))}
            <th scope="col" className={styles.cell}>
              <span className={styles.hidden}>{t(messages.withdraw)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invites.map((invite) => (
            <InviteRow key={invite.id} {...props} invite={invite} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InviteRow(props: RowsProps & { invite: OrganizationInvite }) {
  const { t } = useMessages();
  const { invite, formatDate, busy = null, onLeave, onAgain } = props;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>
          <bdi>{invite.name}</bdi>
        </span>
        <span className={styles.email}>{invite.email}</span>
      </th>
      <td className={styles.cell}>
        <Badge tone={invite.role === 'Admin' ? 'accent' : 'neutral'}>{t(roleMessages[invite.role])}</Badge>
      </td>
      <td className={styles.cell}>{formatDate(invite.createdAt)}</td>
      <td className={styles.action}>
        {onAgain !== undefined && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(messages.againNamed, { person: invite.name })}
            disabled={busy === invite.id}
            onClick={() => onAgain(invite)}
          >
            {t(messages.again)}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.withdrawNamed, { person: invite.name })}
          busy={busy === invite.id}
          onClick={() => onLeave(invite)}
        >
          {t(messages.withdraw)}
        </Button>
      </td>
    </tr>
  );
}

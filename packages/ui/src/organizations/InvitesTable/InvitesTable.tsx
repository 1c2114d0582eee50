import type { OrganizationInvite } from '@footnote/domain';
import { useState } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { PeopleList, type PeopleListControls } from '../people-list.tsx';
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
      <ProblemAlert problem={problem} />
      <div>{invite}</div>
      <PeopleList
        people={invites}
        list={props.list}
        sorts={INVITE_SORTS}
        onRetry={props.onRetry}
        texts={messages}
        sortTexts={sortMessages}
        headings={[t(messages.person), t(messages.role), t(messages.sent), t(messages.withdraw)]}
      >
        {(row) => <InviteRow key={row.id} {...props} invite={row} onLeave={setLeaving} />}
      </PeopleList>
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

interface RowProps extends InvitesTableProps {
  invite: OrganizationInvite;
  onLeave: (invite: OrganizationInvite) => void;
}

function InviteRow(props: RowProps) {
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
      <td className={styles.moment}>{formatDate(invite.createdAt)}</td>
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

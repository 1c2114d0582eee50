import type { OrganizationRole, PendingInvite } from '@footnote/domain';
import { useId, useState } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { roleMessages } from '../../messages/role.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { messages } from './OwnOrganizations.messages.ts';
import * as rows from '../../primitives/row-list.css.ts';
import * as styles from './OwnOrganizations.css.ts';

export interface OwnOrganizationsProps {
  /** Invitations that wait for an answer, the newest first. */
  invites?: readonly PendingInvite[];
  /** Called with an invitation and whether the user accepts it. */
  onAnswer?: (invite: PendingInvite, accepted: boolean) => void;
  /** What the user is in which organizations, in order. */
  roles: readonly OrganizationRole[];
  /** Address of the settings of an organization; only admins get a link. */
  hrefOf: (organizationId: string) => string;
  /** Called with that address instead of following it, for routing in the page. */
  onFollow: Follow;
  /** Address of the part of the page where a second factor is set up. */
  securityHref: string;
  /** Called with the id of an organization whose leaving was confirmed. */
  onLeave: (organizationId: string) => void;
  /** Id of the organization that is being left, or of the invitation that is being answered, or null. */
  busy?: string | null;
  /** What kept a user from leaving ("An organization keeps its last admin."). */
  problem?: string;
}

/** The organizations a user belongs to, with the way into their settings and the way out. */
export function OwnOrganizations(props: OwnOrganizationsProps) {
  const { t } = useMessages();
  const { roles, invites = [], onLeave, problem = '' } = props;
  const heading = useId();
  const [leaving, setLeaving] = useState<OrganizationRole | null>(null);
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t(messages.name)}
      </h2>
      <ProblemAlert problem={problem} />
      <ul aria-labelledby={heading} className={rows.list}>
        {invites.map((invite) => (
          <InviteRow key={invite.id} {...props} invite={invite} />
        ))}
        {roles.map((own) => (
          <Row key={own.organization.id} {...props} own={own} onAsk={() => setLeaving(own)} />
        ))}
      </ul>
      {roles.some(({ organization }) => organization.suspended) && (
        <p className={styles.note}>{t(messages.suspendedText)}</p>
      )}
      {roles.some(({ organization }) => organization.secondFactorMissing) && (
        <p className={styles.note}>
          {t(messages.secondFactorMissingText)} <Link href={props.securityHref}>{t(messages.setUpSecondFactor)}</Link>
        </p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : t(messages.leavingTitle, { organization: leaving.organization.name })}
        description={t(messages.leavingText)}
        confirmLabel={t(messages.leavingConfirm)}
        cancelLabel={t(messages.leavingStay)}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onLeave(leaving.organization.id);
          setLeaving(null);
        }}
      />
    </section>
  );
}

function InviteRow({ invite, onAnswer, busy = null }: OwnOrganizationsProps & { invite: PendingInvite }) {
  const { t } = useMessages();
  const { organizationName: organization, role } = invite;
  const isBusy = busy === invite.id;
  return (
    <li className={rows.row}>
      <span className={styles.name}>
        <bdi>{organization}</bdi>
        <Badge tone="info">{t(messages.invited)}</Badge>
        <Badge tone={role === 'Admin' ? 'accent' : 'neutral'}>{t(roleMessages[role])}</Badge>
      </span>
      <span className={styles.actions}>
        <Button
          variant="primary"
          size="small"
          aria-label={t(messages.acceptNamed, { organization })}
          busy={isBusy}
          onClick={() => onAnswer?.(invite, true)}
        >
          {t(messages.accept)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.declineNamed, { organization })}
          disabled={isBusy}
          onClick={() => onAnswer?.(invite, false)}
        >
          {t(messages.decline)}
        </Button>
      </span>
    </li>
  );
}

interface RowProps extends OwnOrganizationsProps {
  own: OrganizationRole;
  onAsk: () => void;
}

function Row({ own: { role, organization }, hrefOf, onFollow, onAsk, busy = null }: RowProps) {
  const { t } = useMessages();
  const href = hrefOf(organization.id);
  const named = { organization: organization.name };
  return (
    <li className={rows.row}>
      <span className={styles.name}>
        <bdi>{organization.name}</bdi>
        <Badge tone={role === 'Admin' ? 'accent' : 'neutral'}>{t(roleMessages[role])}</Badge>
        {organization.suspended && <Badge tone="critical">{t(messages.suspended)}</Badge>}
        {organization.secondFactorMissing && <Badge tone="caution">{t(messages.secondFactorMissing)}</Badge>}
      </span>
      <span className={styles.actions}>
        {role === 'Admin' && !organization.suspended && !organization.secondFactorMissing && (
          <Link
            href={href}
            aria-label={t(messages.settingsOf, named)}
            onClick={(event) => followInPage(event, href, onFollow)}
          >
            {t(messages.settings)}
          </Link>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t(messages.leaveNamed, named)}
          busy={busy === organization.id}
          onClick={onAsk}
        >
          {t(messages.leave)}
        </Button>
      </span>
    </li>
  );
}

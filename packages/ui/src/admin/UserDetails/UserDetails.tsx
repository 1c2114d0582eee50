import type { AdminUser, AdminUserDetails } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { followInPage, type Follow } from '../../layout/follow-in-page.ts';
import { roleMessages } from '../../messages/role.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { EmailAddress } from '../email-address.tsx';
import { UserMarks } from '../user-marks.tsx';
import { actionsOf, isAsked, UserQuestion, type UserAction } from '../user-question.tsx';
import { messages as actionMessages } from '../user-question.messages.ts';
import { messages } from './UserDetails.messages.ts';
import * as styles from './UserDetails.css.ts';

export interface UserDetailsProps {
  /** Null until it has come. */
  user: AdminUserDetails | null;
  /** Called when a user closes it. */
  onClose: () => void;
  /** Called with the user and what to do with them, once it was asked about where it has to be. */
  onAction: (user: AdminUser, action: UserAction) => void;
  /** What is being done, or null. */
  busy?: UserAction | null;
  /** What went wrong with loading or with a change. */
  problem?: string;
  /** E-mail of the administrator, to whose own account nothing can be done here. */
  ownEmail: string;
  /** Address of the settings of an organization. */
  hrefOf: (organizationId: string) => string;
  /** Called with that address instead of following it, for routing in the page. */
  onFollow: Follow;
  /** Says a moment as a user reads it ("1 June 2025"). */
  formatDate: (moment: string) => string;
}

/** What there is to know about a user, and what can be done with them, for super admins. */
export function UserDetails(props: UserDetailsProps) {
  const { user, onClose, onAction, busy = null, problem = '', ownEmail } = props;
  const { t } = useMessages();
  const [asked, setAsked] = useState<{ user: AdminUser; action: UserAction } | null>(null);
  const isOwn = user?.email.toLowerCase() === ownEmail.toLowerCase();
  const heading = user === null ? t(messages.unnamed) : user.name === '' ? user.email : user.name;
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={heading} closeLabel={t(messages.close)}>
      <div className={styles.part}>
        <ProblemAlert problem={problem} />
        {user === null ? (
          problem === '' && <Loading />
        ) : (
          <>
            <Facts {...props} user={user} />
            {isOwn ? (
              <Banner>{t(messages.own)}</Banner>
            ) : (
              <div className={styles.actions}>
                {actionsOf(user).map((action) => (
                  <Button
                    key={action}
                    variant={action === 'suspend' ? 'critical' : 'secondary'}
                    busy={busy === action}
                    disabled={busy !== null && busy !== action}
                    onClick={() => (isAsked(action) ? setAsked({ user, action }) : onAction(user, action))}
                  >
                    {t(actionMessages[action])}
                  </Button>
                ))}
              </div>
            )}
          </>
        )}
      </div>
      <UserQuestion asked={asked} onClose={() => setAsked(null)} onConfirm={onAction} />
    </Modal>
  );
}

function Loading() {
  const { t } = useMessages();
  return (
    <>
      <VisuallyHidden>{t(messages.loading)}</VisuallyHidden>
      <Skeleton shape="block" />
    </>
  );
}

function Facts({ user, formatDate, hrefOf, onFollow }: UserDetailsProps & { user: AdminUserDetails }) {
  const { t } = useMessages();
  const { organizationRoles, sessions, lastUsedAt, suspendedAt } = user;
  const used = lastUsedAt === null ? '' : formatDate(lastUsedAt);
  return (
    <dl className={styles.facts}>
      <Fact name={t(messages.email)}>
        <EmailAddress email={user.email} />
      </Fact>
      <Fact name={t(messages.standing)}>
        <UserMarks user={user} />
      </Fact>
      <Fact name={t(messages.since)}>{formatDate(user.createdAt)}</Fact>
      {suspendedAt !== null && <Fact name={t(messages.suspendedAt)}>{formatDate(suspendedAt)}</Fact>}
      <Fact name={t(messages.sessions)}>{t(messages.sessionCount, { sessions, used })}</Fact>
      <Fact name={t(messages.organizations)}>
        {organizationRoles.length === 0 ? (
          t(messages.none)
        ) : (
          <ul className={styles.roles}>
            {organizationRoles.map(({ role, organization: { id, name } }) => (
              <li key={id}>
                <Link href={hrefOf(id)} onClick={(event) => followInPage(event, hrefOf(id), onFollow)}>
                  {name}
                </Link>{' '}
                ({t(roleMessages[role])})
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

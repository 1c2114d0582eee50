import type { MemberRole, OrganizationMember } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { PeopleList, type PeopleListControls } from '../people-list.tsx';
import { roleMessages } from '../../messages/role.messages.ts';
import { messages, sortMessages } from './MembersTable.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from '../people-table.css.ts';

export interface MembersTableProps {
  /** Those who belong to it, on the page that is shown; null while they load. */
  members: readonly OrganizationMember[] | null;
  /** E-mail of the user, whose own row cannot be changed. */
  ownEmail: string;
  /** Called with a member and the chosen role. */
  onRole: (member: OrganizationMember, role: MemberRole) => void;
  /** Called with a member whose removal was confirmed. */
  onRemove: (member: OrganizationMember) => void;
  /** Id of the member who is being changed, or null. */
  busy?: string | null;
  /** What went wrong with a change. */
  problem?: string;
  /** Places that are left, and all of them. */
  places: { left: number; limit: number };
  /** The button that invites, beside the places. */
  action?: ReactNode;
  /** Finds, sorts and pages a long list; left out, all members stand on one page. */
  list?: PeopleListControls<MemberSort>;
  /** Given where members could not be loaded: called when a user tries again. */
  onRetry?: () => void;
}

const ROLES = ['Member', 'Admin'] as const;

/** What members can be sorted by. */
export const MEMBER_SORTS = ['name', 'email', 'role'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

const personOf = ({ name, email }: OrganizationMember) => (name === '' ? email : name);

/** Who belongs to an organization, with their roles. A user's own row is locked. */
export function MembersTable(props: MembersTableProps) {
  const { t } = useMessages();
  const { members, problem = '', places, action, onRemove } = props;
  const [leaving, setLeaving] = useState<OrganizationMember | null>(null);
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <output>{t(messages.places, { left: places.left, limit: places.limit })}</output>
        {action}
      </div>
      <ProblemAlert problem={problem} />
      <PeopleList
        people={members}
        list={props.list}
        sorts={MEMBER_SORTS}
        onRetry={props.onRetry}
        texts={messages}
        sortTexts={sortMessages}
        headings={[t(messages.member), t(messages.role), t(messages.remove)]}
      >
        {(member) => <MemberRow key={member.id} {...props} member={member} onLeave={setLeaving} />}
      </PeopleList>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : t(messages.removingTitle, { person: personOf(leaving) })}
        description={t(messages.removingText)}
        confirmLabel={t(messages.removingConfirm)}
        cancelLabel={t(messages.removingKeep)}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onRemove(leaving);
          setLeaving(null);
        }}
      />
    </div>
  );
}

interface RowProps extends MembersTableProps {
  member: OrganizationMember;
  onLeave: (member: OrganizationMember) => void;
}

function MemberRow(props: RowProps) {
  const { t } = useMessages();
  const { member, ownEmail, onRole, busy = null, onLeave } = props;
  const own = member.email.toLowerCase() === ownEmail.toLowerCase();
  const locked = own || busy === member.id;
  const person = personOf(member);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>
          <bdi>{person}</bdi>
          {own && <Badge>{t(messages.you)}</Badge>}
          {member.superAdmin && <Badge tone="accent">{t(messages.superAdmin)}</Badge>}
        </span>
        {member.name !== '' && <span className={styles.email}>{member.email}</span>}
      </th>
      <td className={styles.choice}>
        <Select
          label={t(messages.roleOf, { person })}
          labelHidden
          options={ROLES.map((role) => ({ value: role, label: t(roleMessages[role]) }))}
          value={member.role}
          disabled={locked}
          onChange={(role) => onRole(member, role)}
        />
      </td>
      <td className={styles.action}>
        {!own && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(messages.removeNamed, { person })}
            busy={busy === member.id}
            onClick={() => onLeave(member)}
          >
            {t(messages.remove)}
          </Button>
        )}
      </td>
    </tr>
  );
}

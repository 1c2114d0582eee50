import type { MemberRole, OrganizationMember } from '@footnote/domain';
import { useState, type ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { PeopleLoading } from '../people-loading.tsx';
import * as styles from '../people-table.css.ts';

/** Words of a MembersTable. */
export interface MembersTableLabels {
  /** Names the table, and heads its columns. */
  name: string;
  member: string;
  role: string;
  /** Name of each role. */
  roles: Record<MemberRole, string>;
  /** Names the choice of a role ("Role of Ada Lovelace"). */
  roleOf: (person: string) => string;
  /** Mark of super admins. */
  superAdmin: string;
  /** Mark of the user's own row. */
  you: string;
  /** "Remove" */
  remove: string;
  /** Names the button that does ("Remove Ada Lovelace"). */
  removeNamed: (person: string) => string;
  /** The question before that, what follows from it, and its two answers. */
  removing: { title: (person: string) => string; text: string; confirm: string; keep: string };
  /** How many places are left ("2 of 8 places are free."). */
  places: (left: number, limit: number) => string;
  /** Said when there are none, and how they come. */
  empty: string;
  emptyHint: string;
  /** Said while they load. */
  loading: string;
}

export interface MembersTableProps {
  /** Everybody who belongs to it; null while they load. */
  members: readonly OrganizationMember[] | null;
  /** E-mail of the user, whose own row cannot be changed. */
  ownEmail: string;
  /** Called with the e-mail of a member and the chosen role. */
  onRole: (email: string, role: MemberRole) => void;
  /** Called with the e-mail of a member whose removal was confirmed. */
  onRemove: (email: string) => void;
  /** E-mail of the member who is being changed, or null. */
  busy?: string | null;
  /** What went wrong with a change. */
  problem?: string;
  /** Places that are left, and all of them. */
  places: { left: number; limit: number };
  /** The button that invites, beside the places. */
  action?: ReactNode;
  /** Its words. */
  labels: MembersTableLabels;
}

const ROLES = ['Member', 'Admin'] as const;
const personOf = ({ name, email }: OrganizationMember) => (name === '' ? email : name);

/** Who belongs to an organization, with their roles. A user's own row is locked. */
export function MembersTable(props: MembersTableProps) {
  const { members, problem = '', places, action, onRemove, labels } = props;
  const [leaving, setLeaving] = useState<OrganizationMember | null>(null);
  const { title, text, confirm, keep } = labels.removing;
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <output>{labels.places(places.left, places.limit)}</output>
        {action}
      </div>
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <Rows {...props} members={members} onLeave={setLeaving} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : title(personOf(leaving))}
        description={text}
        confirmLabel={confirm}
        cancelLabel={keep}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onRemove(leaving.email);
          setLeaving(null);
        }}
      />
    </div>
  );
}

interface RowsProps extends MembersTableProps {
  onLeave: (member: OrganizationMember) => void;
}

function Rows(props: RowsProps) {
  const { members, labels } = props;
  if (members === null) return <PeopleLoading label={labels.loading} />;
  if (members.length === 0) return <EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>;
  return (
    <div className={styles.frame}>
      <table aria-label={labels.name} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.cell}>
              {labels.member}
            </th>
            <th scope="col" className={styles.cell}>
              {labels.role}
            </th>
            <th scope="col" className={styles.cell}>
              <span className={styles.hidden}>{labels.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.email} {...props} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow(props: RowsProps & { member: OrganizationMember }) {
  const { member, ownEmail, onRole, busy = null, onLeave, labels } = props;
  const own = member.email.toLowerCase() === ownEmail.toLowerCase();
  const locked = own || busy === member.email;
  const person = personOf(member);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.person}>
        <span className={styles.name}>
          <bdi>{person}</bdi>
          {own && <Badge>{labels.you}</Badge>}
          {member.superAdmin && <Badge tone="accent">{labels.superAdmin}</Badge>}
        </span>
        {member.name !== '' && <span className={styles.email}>{member.email}</span>}
      </th>
      <td className={styles.choice}>
        <Select
          label={labels.roleOf(person)}
          labelHidden
          options={ROLES.map((role) => ({ value: role, label: labels.roles[role] }))}
          value={member.role}
          disabled={locked}
          onChange={(role) => onRole(member.email, role)}
        />
      </td>
      <td className={styles.action}>
        {!own && (
          <Button
            variant="quiet"
            size="small"
            aria-label={labels.removeNamed(person)}
            busy={busy === member.email}
            onClick={() => onLeave(member)}
          >
            {labels.remove}
          </Button>
        )}
      </td>
    </tr>
  );
}

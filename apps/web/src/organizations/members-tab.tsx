import type { MemberRole, Organization } from '@footnote/domain';
import { MEMBER_SORTS, MembersTable } from '@footnote/ui';
import type { ReactNode } from 'react';
import { organizationCalls } from './organization-calls.ts';
import { changeMember, fetchMembers } from './organizations.client.ts';
import { peopleProps } from './people-props.ts';
import { useChange } from '../platform/lists/use-change.ts';
import { useList } from '../platform/lists/use-list.ts';

export interface MembersTabProps {
  organization: Organization;
  /** E-mail of the user, whose own row is locked. */
  ownEmail: string;
  /** Called once the members have changed. */
  onChanged: () => void;
  /** The button that invites. */
  action?: ReactNode;
}

/** Who belongs to an organization, found, sorted and paged by the server. */
export function MembersTab({ organization, ownEmail, onChanged, action }: MembersTabProps) {
  const { id, userLimit, members, openInvites } = organization;
  const list = useList(organizationCalls.organizationMembers(id), fetchMembers, {
    column: 'name',
    direction: 'ascending',
  });
  const { busy, problem, change } = useChange();
  const { people, table } = peopleProps(list, { sorts: MEMBER_SORTS, first: 'name' });
  const give = async (member: string, role: MemberRole | null) => {
    await change(member, () => changeMember(id, { member, role }));
    await list.again();
    onChanged();
  };
  return (
    <MembersTable
      members={people}
      ownEmail={ownEmail}
      onRole={(member, role) => void give(member.id, role)}
      onRemove={(member) => void give(member.id, null)}
      busy={busy}
      problem={problem}
      places={{ left: Math.max(0, userLimit - members - openInvites), limit: userLimit }}
      action={action}
      {...table}
    />
  );
}

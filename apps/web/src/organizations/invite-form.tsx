import { inviteFormSchema, type OrganizationInviteValues } from '@footnote/domain';
import { InviteMemberModal } from '@footnote/ui';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { inviteMember } from './organizations.client.ts';

const EMPTY: OrganizationInviteValues = { email: '', name: '', role: 'Member' };

export interface InviteFormProps {
  organizationId: string;
  onClose: () => void;
  /** Called once the invitation is on its way. */
  onSent: () => void;
}

/** Asks whom to invite, and does. */
export function InviteForm({ organizationId, onClose, onSent }: InviteFormProps) {
  const form = useSchemaForm({ schema: inviteFormSchema, initial: { ...EMPTY } });
  const { email, name } = form.errors;
  const send = () =>
    form.submit(async (invite) => {
      const sent = await form.send(() => inviteMember(organizationId, invite));
      if (!sent.ok) return;
      onClose();
      onSent();
    });
  return (
    <InviteMemberModal
      open
      onClose={onClose}
      values={form.values}
      onChange={form.change}
      errors={{ ...(email === undefined ? {} : { email }), ...(name === undefined ? {} : { name }) }}
      problem={form.problem}
      onSend={send}
      busy={form.busy}
    />
  );
}

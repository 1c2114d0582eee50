import type { OrganizationInviteValues } from '@footnote/domain';
import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { roleMessages } from '../../messages/role.messages.ts';
import { messages } from './InviteMemberModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface InviteMemberModalProps extends FieldsModalProps<OrganizationInviteValues, 'email' | 'name'> {
  /** Called when a user sends it. */
  onSend: () => void;
}

const ROLES = ['Member', 'Admin'] as const;

/** Invites a colleague into an organization, as a member or an admin. */
export function InviteMemberModal(props: InviteMemberModalProps) {
  const { values, onChange, onSend, busy = false } = props;
  const { t } = useMessages();
  return (
    <FieldsModal
      form={props}
      texts={messages}
      fields={[
        { name: 'email', label: t(messages.email), kind: 'email', required: true, autoComplete: 'off' },
        { name: 'name', label: t(messages.name), required: true, autoComplete: 'off' },
      ]}
      onSubmit={onSend}
    >
      <RadioGroup
        label={t(messages.role)}
        hint={t(messages.roleHint)}
        orientation="horizontal"
        options={ROLES.map((role) => ({ value: role, label: t(roleMessages[role]) }))}
        value={values.role}
        disabled={busy}
        onChange={(role) => onChange({ ...values, role })}
      />
    </FieldsModal>
  );
}

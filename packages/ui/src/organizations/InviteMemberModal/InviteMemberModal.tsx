import type { OrganizationInviteValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { roleMessages } from '../../messages/role.messages.ts';
import { messages } from './InviteMemberModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface InviteMemberModalProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** Whom to invite, as it is written. */
  values: OrganizationInviteValues;
  /** Called with the whole form on every change. */
  onChange: (values: OrganizationInviteValues) => void;
  /** What is wrong, by field ("This e-mail has been invited already."). */
  errors?: Partial<Record<'email' | 'name', string>>;
  /** What kept it from being sent ("Organization user quota reached."). */
  problem?: string;
  /** Called when a user sends it. */
  onSend: () => void;
  /** Shows that it is being sent. */
  busy?: boolean;
}

const ROLES = ['Member', 'Admin'] as const;

/** Invites a colleague into an organization, as a member or an admin. */
export function InviteMemberModal(props: InviteMemberModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', onSend, busy = false } = props;
  const { t } = useMessages();
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      problem={problem}
      onSubmit={onSend}
      busy={busy}
      staysWhileBusy
      submitLabel={t(messages.send)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
    >
      <FormFields
        fields={[
          {
            name: 'email',
            label: t(messages.email),
            kind: 'email',
            required: true,
            autoComplete: 'off',
            disabled: busy,
          },
          { name: 'name', label: t(messages.name), required: true, autoComplete: 'off', disabled: busy },
        ]}
        values={{ email: values.email, name: values.name }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      <RadioGroup
        label={t(messages.role)}
        hint={t(messages.roleHint)}
        orientation="horizontal"
        options={ROLES.map((role) => ({ value: role, label: t(roleMessages[role]) }))}
        value={values.role}
        disabled={busy}
        onChange={(role) => onChange({ ...values, role })}
      />
    </FormModal>
  );
}

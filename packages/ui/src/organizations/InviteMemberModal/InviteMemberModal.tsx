import type { MemberRole, OrganizationInviteValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';

/** Words of an InviteMemberModal. */
export interface InviteMemberModalLabels {
  /** Its heading. */
  title: string;
  email: string;
  name: string;
  role: string;
  /** Name of each role. */
  roles: Record<MemberRole, string>;
  /** What an admin may do that a member may not. */
  roleHint: string;
  /** "Send the invite" */
  send: string;
  cancel: string;
  /** Name of the closing button. */
  close: string;
}

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
  /** Its words. */
  labels: InviteMemberModalLabels;
}

const ROLES = ['Member', 'Admin'] as const;

/** Invites a colleague into an organization, as a member or an admin. */
export function InviteMemberModal(props: InviteMemberModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', onSend, busy = false, labels } = props;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={labels.title}
      problem={problem}
      onSubmit={onSend}
      busy={busy}
      staysWhileBusy
      submitLabel={labels.send}
      cancelLabel={labels.cancel}
      closeLabel={labels.close}
    >
      <FormFields
        fields={[
          { name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'off', disabled: busy },
          { name: 'name', label: labels.name, required: true, autoComplete: 'off', disabled: busy },
        ]}
        values={{ email: values.email, name: values.name }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      <RadioGroup
        label={labels.role}
        hint={labels.roleHint}
        orientation="horizontal"
        options={ROLES.map((role) => ({ value: role, label: labels.roles[role] }))}
        value={values.role}
        disabled={busy}
        onChange={(role) => onChange({ ...values, role })}
      />
    </FormModal>
  );
}

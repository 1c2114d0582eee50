import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';

/** Whom to invite. */
export interface InviteValues {
  email: string;
  name: string;
}

/** Words of an InviteModal. */
export interface InviteModalLabels {
  title: string;
  email: string;
  name: string;
  send: string;
  cancel: string;
  close: string;
}

export interface InviteModalProps {
  open: boolean;
  /** Called when a reader cancels or closes it. */
  onClose: () => void;
  values: InviteValues;
  /** Called with both fields on every change. */
  onChange: (values: InviteValues) => void;
  /** What is wrong, by field ("Invite already sent"). */
  errors?: Partial<Record<keyof InviteValues, string>>;
  /** What kept it from being sent. */
  problem?: string;
  onSend: () => void;
  busy?: boolean;
  labels: InviteModalLabels;
}

/** Invites a colleague by e-mail and name. */
export function InviteModal(props: InviteModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', onSend, busy = false, labels } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      width="narrow"
      closeLabel={labels.close}
    >
      <FormFrame
        problem={problem}
        submitLabel={labels.send}
        onSubmit={onSend}
        busy={busy}
        actions={
          <Button variant="quiet" onClick={onClose}>
            {labels.cancel}
          </Button>
        }
      >
        <FormFields
          fields={[
            { name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'off' },
            { name: 'name', label: labels.name, required: true, autoComplete: 'off' },
          ]}
          values={{ email: values.email, name: values.name }}
          errors={errors}
          onChange={(name, value) => onChange({ ...values, [name]: value })}
        />
      </FormFrame>
    </Modal>
  );
}

import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { messages } from './InviteModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Whom to invite. */
export interface InviteValues {
  email: string;
  name: string;
}

export interface InviteModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** Whom to invite, as written. */
  values: InviteValues;
  /** Called with both fields on every change. */
  onChange: (values: InviteValues) => void;
  /**
   * What is wrong, by field ("Invite already sent").
   * @default {}
   */
  errors?: Partial<Record<keyof InviteValues, string>>;
  /**
   * What kept it from being sent.
   * @default ''
   */
  problem?: string;
  /**
   * What is said once it is sent ("Invite sent successfully"); the form stays for the next one.
   * @default ''
   */
  sent?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSend: () => void;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
}

/** Invites a colleague by e-mail and name. */
export function InviteModal(props: InviteModalProps) {
  const { open, onClose, values, onChange, errors = {}, problem = '', sent = '', onSend, busy = false } = props;
  const { t } = useMessages();
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      notice={<div aria-live="polite">{sent !== '' && <Banner tone="positive">{sent}</Banner>}</div>}
      problem={problem}
      onSubmit={onSend}
      busy={busy}
      submitLabel={t(messages.send)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
    >
      <FormFields
        fields={[
          { name: 'email', label: t(messages.email), kind: 'email', required: true, autoComplete: 'off' },
          { name: 'name', label: t(messages.name), required: true, autoComplete: 'off' },
        ]}
        values={{ email: values.email, name: values.name }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormModal>
  );
}

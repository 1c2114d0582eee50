import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { messages } from './InviteModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Whom to invite. */
export interface InviteValues {
  email: string;
  name: string;
}

export interface InviteModalProps extends FieldsModalProps<InviteValues> {
  /**
   * What is said once it is sent ("Invite sent successfully"); the form stays for the next one.
   * @default ''
   */
  sent?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSend: () => void;
}

/** Invites a colleague by e-mail and name. */
export function InviteModal(props: InviteModalProps) {
  const { sent = '', onSend } = props;
  const { t } = useMessages();
  return (
    <FieldsModal
      form={props}
      texts={messages}
      notice={<div aria-live="polite">{sent !== '' && <Banner tone="positive">{sent}</Banner>}</div>}
      fields={[
        { name: 'email', label: t(messages.email), kind: 'email', required: true, autoComplete: 'off' },
        { name: 'name', label: t(messages.name), required: true, autoComplete: 'off' },
      ]}
      onSubmit={onSend}
      staysWhileBusy={false}
    />
  );
}

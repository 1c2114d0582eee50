import type { ChangePasswordValues } from '@footnote/domain';
import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { messages } from './ChangePasswordModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ChangePasswordModalProps extends FieldsModalProps<ChangePasswordValues> {
  /** Address of the account, by which password managers know it; not shown. */
  email: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
}

/** Changes the password of a user who knows the one they have. */
export function ChangePasswordModal(props: ChangePasswordModalProps) {
  const { t } = useMessages();
  return (
    <FieldsModal
      form={props}
      texts={messages}
      notice={<p>{t(messages.others)}</p>}
      // Without it password managers do not know whose password has changed.
      before={<input type="email" autoComplete="username" value={props.email} readOnly hidden />}
      fields={[
        { name: 'currentPassword', label: t(messages.current), kind: 'current-password', required: true },
        {
          name: 'password',
          label: t(messages.password),
          kind: 'new-password',
          hint: t(messages.passwordHint),
          required: true,
        },
      ]}
      onSubmit={props.onSubmit}
    />
  );
}

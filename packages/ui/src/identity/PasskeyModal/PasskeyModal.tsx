import type { PasskeyFormValues } from '@footnote/domain';
import type { FormField } from '../../layout/FormFields/FormFields.tsx';
import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './PasskeyModal.messages.ts';

/** What a user does with a passkey. */
export type PasskeyPurpose = 'add' | 'rename' | 'remove';

export interface PasskeyModalProps extends FieldsModalProps<PasskeyFormValues> {
  /** What a user does. */
  purpose: PasskeyPurpose;
  /** Name of the passkey it is about; '' for one that is being added. */
  passkey: string;
  /** Whether the account has a password, which is asked for. */
  hasPassword: boolean;
  /** Address of the account, by which password managers know it; not shown. */
  email: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
}

/** Asks for what adding, renaming or removing a passkey takes. */
export function PasskeyModal(props: PasskeyModalProps) {
  const { purpose, passkey, hasPassword } = props;
  const { t } = useMessages();
  const name: FormField<keyof PasskeyFormValues> = {
    name: 'name',
    label: t(messages.nameLabel),
    hint: t(messages.nameHint),
    required: true,
    autoComplete: 'off',
  };
  const password: FormField<keyof PasskeyFormValues> = {
    name: 'currentPassword',
    label: t(messages.current),
    kind: 'current-password',
    required: true,
  };
  const { cancel, close } = messages;
  const texts = {
    add: { title: messages.addTitle, submit: messages.addSubmit, cancel, close },
    rename: { title: messages.renameTitle, submit: messages.renameSubmit, cancel, close },
    remove: { title: messages.removeTitle, submit: messages.removeSubmit, cancel, close },
  }[purpose];
  return (
    <FieldsModal
      form={props}
      texts={texts}
      notice={
        purpose === 'rename' ? null : (
          <p>{purpose === 'add' ? t(messages.addText) : t(messages.removeText, { name: passkey })}</p>
        )
      }
      // Without it password managers do not know whose password is asked for.
      before={<input type="email" autoComplete="username" value={props.email} readOnly hidden />}
      fields={[...(purpose === 'remove' ? [] : [name]), ...(purpose === 'rename' || !hasPassword ? [] : [password])]}
      onSubmit={props.onSubmit}
    />
  );
}

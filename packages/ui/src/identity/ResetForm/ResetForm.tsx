import type { ReactNode } from 'react';
import { AccountForm } from '../account-form.tsx';
import { messages } from './ResetForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ResetFormProps {
  /** The new password. */
  password: string;
  /** Called with the new text on every change. */
  onChange: (password: string) => void;
  /** What is wrong with it. */
  error?: string;
  /**
   * What is wrong as a whole ("Password reset link no longer valid").
   * @default ''
   */
  problem?: string;
  /** Called on submit, by button or Enter; never while busy. */
  onSubmit: () => void;
  /**
   * Shows that it is being sent and keeps it from being sent twice.
   * @default false
   */
  busy?: boolean;
  /** The way to a new link. */
  footer?: ReactNode;
}

/** Chooses a new password, from the link of a reset. */
export function ResetForm(props: ResetFormProps) {
  const { t } = useMessages();

  return (
    <AccountForm
      title={t(messages.title)}
      submit={t(messages.submit)}
      fields={[
        {
          name: 'password',
          label: t(messages.password),
          kind: 'new-password',
          hint: t(messages.passwordHint),
          required: true,
        },
      ]}
      values={{ password: props.password }}
      errors={{ password: props.error }}
      onChange={(_, password) => props.onChange(password)}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      footer={props.footer}
    />
  );
}

import type { ReactNode } from 'react';
import type { PasswordInputLabels } from '../../primitives/PasswordInput/PasswordInput.tsx';
import { AccountForm } from '../account-form.tsx';

/** Words of a ResetForm. */
export interface ResetFormLabels {
  title: string;
  password: string;
  /** What a password must have. */
  passwordHint: string;
  /** "Save the password" */
  submit: string;
  showPassword: PasswordInputLabels;
}

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
  /** Its words, in the user’s language. */
  labels: ResetFormLabels;
}

/** Chooses a new password, from the link of a reset. */
export function ResetForm(props: ResetFormProps) {
  const { labels } = props;
  const { passwordHint: hint } = labels;
  return (
    <AccountForm
      fields={[{ name: 'password', label: labels.password, kind: 'new-password', hint, required: true }]}
      values={{ password: props.password }}
      errors={{ password: props.error }}
      onChange={(_, password) => props.onChange(password)}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      footer={props.footer}
      labels={labels}
    />
  );
}

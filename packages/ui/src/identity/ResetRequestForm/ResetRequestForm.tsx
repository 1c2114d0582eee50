import type { ReactNode } from 'react';
import { AccountForm } from '../account-form.tsx';

export interface ResetRequestFormProps {
  /** The e-mail that is written in. */
  email: string;
  /** Called with the new text on every change. */
  onChange: (email: string) => void;
  /** What is wrong with it ("Email not found"). */
  error?: string;
  /**
   * What is wrong as a whole.
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
  /** The way back to signing in. */
  footer?: ReactNode;
  /** Its words, in the user’s language. */
  labels: { title: string; description: string; email: string; submit: string };
}

/** Asks for a link by which a new password can be chosen. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { labels } = props;
  return (
    <AccountForm
      fields={[{ name: 'email', label: labels.email, kind: 'email', autoComplete: 'email', required: true }]}
      values={{ email: props.email }}
      errors={{ email: props.error }}
      onChange={(_, email) => props.onChange(email)}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      footer={props.footer}
      labels={labels}
    />
  );
}

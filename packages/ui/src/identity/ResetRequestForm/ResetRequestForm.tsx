import type { ReactNode } from 'react';
import { AccountForm } from '../account-form.tsx';
import { messages } from './ResetRequestForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface ResetRequestFormProps {
  /** Its heading. */
  title: string;
  /** What happens with the address. */
  description: string;
  /** The verb of its button. */
  submitLabel: string;
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
}

/** Asks for a link by which a new password can be chosen. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { t } = useMessages();
  return (
    <AccountForm
      title={props.title}
      description={props.description}
      submit={props.submitLabel}
      fields={[{ name: 'email', label: t(messages.email), kind: 'email', autoComplete: 'email', required: true }]}
      values={{ email: props.email }}
      errors={{ email: props.error }}
      onChange={(_, email) => props.onChange(email)}
      problem={props.problem}
      onSubmit={props.onSubmit}
      busy={props.busy}
      footer={props.footer}
    />
  );
}

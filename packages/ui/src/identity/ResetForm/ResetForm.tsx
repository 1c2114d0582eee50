import type { ReactNode } from 'react';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { PasswordInput, type PasswordInputLabels } from '../../primitives/PasswordInput/PasswordInput.tsx';

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
  /** What is wrong as a whole ("Password reset link no longer valid"). */
  problem?: string;
  onSubmit: () => void;
  busy?: boolean;
  /** The way to a new link. */
  footer?: ReactNode;
  labels: ResetFormLabels;
}

/** Chooses a new password, from the link of a reset. */
export function ResetForm(props: ResetFormProps) {
  const { password, onChange, error, problem = '', onSubmit, busy = false, footer, labels } = props;
  return (
    <FormFrame
      title={labels.title}
      problem={problem}
      submitLabel={labels.submit}
      onSubmit={onSubmit}
      busy={busy}
      footer={footer}
    >
      <PasswordInput
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
        required
        value={password}
        onChange={onChange}
        labels={labels.showPassword}
        {...(error === undefined ? {} : { error })}
      />
    </FormFrame>
  );
}

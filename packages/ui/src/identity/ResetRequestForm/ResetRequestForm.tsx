import type { ReactNode } from 'react';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';

export interface ResetRequestFormProps {
  /** The e-mail that is written in. */
  email: string;
  /** Called with the new text on every change. */
  onChange: (email: string) => void;
  /** What is wrong with it ("Email not found"). */
  error?: string;
  /** What is wrong as a whole. */
  problem?: string;
  onSubmit: () => void;
  busy?: boolean;
  /** The way back to signing in. */
  footer?: ReactNode;
  labels: { title: string; description: string; email: string; submit: string };
}

/** Asks for a link by which a new password can be chosen. */
export function ResetRequestForm(props: ResetRequestFormProps) {
  const { email, onChange, error, problem = '', onSubmit, busy = false, footer, labels } = props;
  return (
    <FormFrame
      title={labels.title}
      description={labels.description}
      problem={problem}
      submitLabel={labels.submit}
      onSubmit={onSubmit}
      busy={busy}
      footer={footer}
    >
      <TextInput
        label={labels.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={onChange}
        {...(error === undefined ? {} : { error })}
      />
    </FormFrame>
  );
}

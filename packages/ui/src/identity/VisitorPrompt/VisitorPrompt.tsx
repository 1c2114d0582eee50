import type { ReactNode } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';

/** Words of a VisitorPrompt. */
export interface VisitorPromptLabels {
  title: string;
  /** What the address is for and how long it is kept. */
  text: string;
  email: string;
  submit: string;
  cancel: string;
  close: string;
}

export interface VisitorPromptProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a visitor leaves it without giving an address. */
  onClose: () => void;
  /** The address, as written. */
  email: string;
  /** Called with the new text on every change. */
  onChange: (email: string) => void;
  /**
   * What is wrong with it.
   * @default ''
   */
  error?: string;
  /** Called on submit, by button or Enter. */
  onSubmit: () => void;
  /** Ways to an account, below the field. */
  accountLinks?: ReactNode;
  /** Its words, in the user’s language. */
  labels: VisitorPromptLabels;
}

/** Asks a visitor for an e-mail address before the chat goes on. */
export function VisitorPrompt(props: VisitorPromptProps) {
  const { open, onClose, email, onChange, error = '', onSubmit, accountLinks, labels } = props;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={labels.title}
      notice={<p>{labels.text}</p>}
      onSubmit={onSubmit}
      labels={{ submit: labels.submit, cancel: labels.cancel, close: labels.close }}
    >
      <FormFields
        fields={[{ name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'email' }]}
        values={{ email }}
        errors={error === '' ? {} : { email: error }}
        onChange={(_, value) => onChange(value)}
      />
      {accountLinks}
    </FormModal>
  );
}

import type { ReactNode } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import { PointList } from '../../primitives/PointList/PointList.tsx';
import { messages } from './VisitorPrompt.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface VisitorPromptProps {
  /** Days the address is kept. */
  keptDays: number;
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
}

/** Asks a visitor for an e-mail address before the chat goes on. */
export function VisitorPrompt(props: VisitorPromptProps) {
  const { t } = useMessages();
  const { open, onClose, email, onChange, error = '', onSubmit, accountLinks, keptDays } = props;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      notice={
        <PointList
          points={[t(messages.why), t(messages.kept, { days: keptDays }), t(messages.optional), t(messages.account)]}
          size="medium"
        />
      }
      onSubmit={onSubmit}
      submitLabel={t(messages.submit)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
    >
      <FormFields
        fields={[{ name: 'email', label: t(messages.email), kind: 'email', required: true, autoComplete: 'email' }]}
        values={{ email }}
        errors={error === '' ? {} : { email: error }}
        onChange={(_, value) => onChange(value)}
      />
      {accountLinks}
    </FormModal>
  );
}
